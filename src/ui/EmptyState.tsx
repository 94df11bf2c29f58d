import { Text } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const look = cva('flex items-center gap-2 rounded-card border border-dashed border-outline px-4', {
  variants: { room: { page: 'flex-col py-8 text-center', panel: 'py-3' } },
});

export interface EmptyStateProps {
  /** Above the title, in a panel before it; hidden from assistive technology. */
  icon: LucideIcon;
  /** What is not there, in a sentence. */
  title: string;
  /** Why, or what to do about it. */
  description?: string | undefined;
  /** The way out, a button or a link. */
  children?: ReactNode;
  /** 'panel' is one line, as low as a row, for a section among others: a title with its way out, without description. */
  room?: 'page' | 'panel';
}

/** Stands where a list would, and says why there is none. */
export function EmptyState({ icon: Icon, title, description, children, room = 'page' }: EmptyStateProps) {
  return (
    <div className={look({ room })}>
      <Icon aria-hidden size={room === 'page' ? 24 : 18} className="shrink-0 text-ink-2" />
      <Text as="p" size="2" weight="medium" className="max-w-full">
        {title}
      </Text>
      {description !== undefined && (
        <Text as="p" size="2" color="gray" className="max-w-[60ch]">
          {description}
        </Text>
      )}
      {children !== undefined && (
        <div className={room === 'page' ? 'mt-2 flex flex-wrap justify-center gap-2' : 'ml-auto shrink-0'}>
          {children}
        </div>
      )}
    </div>
  );
}
