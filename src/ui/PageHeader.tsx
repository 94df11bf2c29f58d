import { Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** The screen's name: its one h1, which takes the focus when the screen is opened. */
  title: string;
  /** One sentence on what the screen is for. */
  description?: string | undefined;
  /** The screen's actions, the primary one last. */
  children?: ReactNode;
}

/** Names a screen and holds its actions; every screen begins with it. */
export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
      <div className="min-w-0 grow sm:basis-72">
        <Heading as="h1" size="6" weight="bold" tabIndex={-1} className="text-balance">
          {title}
        </Heading>
        {description !== undefined && (
          <Text as="p" size="2" color="gray">
            {description}
          </Text>
        )}
      </div>
      {children && (
        <div className="grid shrink-0 grid-cols-1 gap-2 max-sm:has-[>:nth-child(3)]:grid-cols-[repeat(auto-fit,minmax(144px,1fr))] max-sm:[&>:nth-child(3)]:col-span-full sm:flex sm:items-center">
          {children}
        </div>
      )}
    </div>
  );
}
