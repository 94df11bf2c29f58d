import { Text } from '@radix-ui/themes';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SectionHeading } from '@/ui/SectionHeading';

/** Records that are asked for when a phase is opened. */
export type Asked<Item> = { state: 'asked' } | { state: 'failed' } | { state: 'there'; items: readonly Item[] };

export interface AskedListProps<Item> {
  /** The section's heading and the list's name. */
  title: string;
  asked: Asked<Item>;
  /** Stands with the words for none. */
  icon: LucideIcon;
  /** In a sentence. */
  none: string;
  /** What stands in an item of the list. */
  children: (item: Item) => ReactNode;
  onAskAgain: () => void;
}

/** A list in a panel whose records come later than the panel, or not at all. */
export function AskedList<Item extends { id: string }>({
  title,
  asked,
  icon,
  none,
  children,
  onAskAgain,
}: AskedListProps<Item>) {
  const headingId = useId();
  const items = asked.state === 'there' ? asked.items : [];
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading id={headingId} count={asked.state === 'there' ? items.length : undefined}>
        {title}
      </SectionHeading>
      {asked.state === 'asked' && (
        <Text as="p" role="status" size="2" color="gray" className="rounded-card border border-line px-4 py-3">
          Loading …
        </Text>
      )}
      {asked.state === 'failed' && (
        <EmptyState
          icon={CircleAlert}
          title={`${title} could not be loaded`}
          description="Everything else works as usual."
        >
          <Button variant="outline" color="gray" aria-label={`Try again: ${title}`} onClick={onAskAgain}>
            Try again
          </Button>
        </EmptyState>
      )}
      {asked.state === 'there' && items.length === 0 && <EmptyState icon={icon} title={none} />}
      {items.length > 0 && (
        <ul aria-labelledby={headingId} data-edge className="divide-y divide-line rounded-card border border-line">
          {items.map((item, index) => (
            <li key={`${item.id} ${index}`} className="px-4 py-2.5">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
