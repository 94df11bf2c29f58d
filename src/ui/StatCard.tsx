import { Text } from '@radix-ui/themes';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Panel } from './Panel';

export interface StatCardProps {
  /** What is counted; the card's accessible name. */
  title: string;
  /** Beside the title, hidden on phones and from assistive technology. */
  icon: LucideIcon;
  /** The figure as shown, with its unit. */
  value: string;
  /** True where a bar among the children has the figure for screen readers. */
  heardInBar?: boolean;
  /** A word or a bar that goes with the figure. */
  children?: ReactNode;
}

/** One figure that is read at a glance. */
export function StatCard({ title, icon: Icon, value, heardInBar = false, children }: StatCardProps) {
  const titleId = useId();
  return (
    <Panel padding="large">
      <article aria-labelledby={titleId} className="min-w-0">
        <div className="flex items-center justify-between gap-2">
          <Text as="p" id={titleId} size="2" color="gray" className="text-dense sm:text-body">
            {title}
          </Text>
          <Icon aria-hidden size={16} className="hidden shrink-0 text-ink-2 sm:block" />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 sm:mt-2">
          <Text
            size="7"
            weight="bold"
            aria-hidden={heardInBar || undefined}
            className="min-w-0 wrap-anywhere tabular-nums"
          >
            {value}
          </Text>
          {children}
        </div>
      </article>
    </Panel>
  );
}
