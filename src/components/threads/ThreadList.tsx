import { Inbox, SearchX } from 'lucide-react';
import { memo } from 'react';
import { idOf } from '@/domain/ordering/recordId';
import { counted } from '@/domain/text/counted';
import type { EmailThread } from '@/domain/threads/thread';
import { Button } from '@/ui/Button';
import { CardList } from '@/ui/CardList';
import { EmptyState } from '@/ui/EmptyState';
import { ThreadCard, type ThreadCardProps } from './ThreadCard';

const inThreads = (count: number) => counted(count, 'thread');

/** Height of most cards on a wide window, in pixels. */
const CARD_PX = 150;

const MemoThreadCard = memo(ThreadCard);

export interface ThreadListProps extends Omit<ThreadCardProps, 'thread'> {
  /** Filtered, in the data's order. */
  threads: readonly EmailThread[];
  /** How many there are without filters, to tell an empty inbox from filters that find nothing. */
  totalCount: number;
  /** The one that the panel shows; its card stands in the document wherever the page is scrolled. */
  openThread?: EmailThread | undefined;
  /** 'Show All Threads' was pressed, which stands there only when filters leave no thread (INBOX-19). */
  onClearFilters: () => void;
}

/** The threads, or why there are none (INBOX-19). The callbacks must stay the same from render to render. */
export const ThreadList = memo(function ThreadList({
  threads,
  totalCount,
  openThread,
  onClearFilters,
  ...card
}: ThreadListProps) {
  if (totalCount === 0) {
    return <EmptyState icon={Inbox} title="No email threads yet" description="Flagged customer emails appear here." />;
  }
  if (threads.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="No threads match"
        description={`Try another customer, PO number, subject or filter, or see all ${counted(totalCount, 'thread')} again.`}
      >
        <Button variant="outline" color="gray" onClick={onClearFilters}>
          Show All Threads
        </Button>
      </EmptyState>
    );
  }
  return (
    <CardList
      label="Email Threads"
      items={threads}
      itemKey={idOf}
      estimatedHeight={CARD_PX}
      countInWords={inThreads}
      openItem={openThread}
    >
      {(thread) => <MemoThreadCard thread={thread} {...card} />}
    </CardList>
  );
});
