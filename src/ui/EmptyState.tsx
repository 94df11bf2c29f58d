import { Text } from '@radix-ui/themes';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** Above the title, hidden from assistive technology. */
  icon: LucideIcon;
  /** What is not there, in a sentence. */
  title: string;
  /** Why, or what to do about it. */
  description?: string | undefined;
  /** The way out, a button or a link. */
  children?: ReactNode;
}

/** Stands where a list would, and says why there is none. */
export function EmptyState({ icon: Icon, title, description, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-outline px-4 py-8 text-center">
      <Icon aria-hidden size={24} className="text-ink-2" />
      <Text as="p" size="2" weight="medium" className="max-w-full">
        {title}
      </Text>
      {description !== undefined && (
        <Text as="p" size="2" color="gray" className="max-w-[60ch]">
          {description}
        </Text>
      )}
      {children !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
