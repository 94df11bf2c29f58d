import { CircleAlert, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { EmptyState } from './EmptyState';
import { keysOf } from './longList';
import { Panel } from './Panel';
import type { Remote } from './remote';
import { RecordGuard } from './RecordGuard';
import { RemoteStatus } from './RemoteStatus';
import { SectionHeading } from './SectionHeading';
import { VisuallyHidden } from './VisuallyHidden';

export interface RemoteListProps<Item> {
  /** The section's heading and the list's name. */
  title: string;
  /** A count of items in words: '3 notes'. */
  countInWords: (count: number) => string;
  /** In the order shown; while it is pending nothing is counted. */
  remote: Remote<readonly Item[]>;
  /** Stands with the words for none. */
  icon: LucideIcon;
  /** Shown once the list has come and is empty: 'No notes yet'. */
  none: string;
  /** Tells items apart; the same for two that a faulty source repeats. */
  keyOf: (item: Item) => string;
  /** What stands in an item of the list. */
  children: (item: Item) => ReactNode;
  /** 'Try Again' was pressed, which stands there only after an error. */
  onRetry: () => void;
}

/** A list in a panel whose records come later than the panel, or not at all. */
export function RemoteList<Item extends object>({
  title,
  countInWords,
  remote,
  icon,
  none,
  keyOf,
  children,
  onRetry,
}: RemoteListProps<Item>) {
  const headingId = useId();
  const items = remote.status === 'success' ? remote.data : [];
  const keys = keysOf(items, keyOf);
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading
        id={headingId}
        level={3}
        count={remote.status === 'success' ? items.length : undefined}
        countWords={countInWords(items.length)}
      >
        {title}
      </SectionHeading>
      {remote.status !== 'success' && (
        <RemoteStatus
          status={remote.status}
          pendingWords={
            <>
              Loading<VisuallyHidden>{` ${title}`}</VisuallyHidden>…
            </>
          }
          icon={CircleAlert}
          failure={`${title} could not be loaded`}
          retryName={`Try Again: ${title}`}
          onRetry={onRetry}
        />
      )}
      {remote.status === 'success' && items.length === 0 && <EmptyState room="panel" icon={icon} title={none} />}
      {items.length > 0 && (
        <Panel ground="clear">
          <ul aria-labelledby={headingId} className="ruled">
            {items.map((item, index) => (
              <li key={keys[index]} className="px-4 py-2.5">
                <RecordGuard record={item}>{() => children(item)}</RecordGuard>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}
