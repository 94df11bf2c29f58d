import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { ThreadFilterBar } from '@/components/threads/ThreadFilterBar';
import { ThreadList } from '@/components/threads/ThreadList';
import { customersOf } from '@/domain/customers/customersOf';
import { THREAD_WORDS } from '@/domain/threads/commandWords';
import { countThreads, type ThreadFilters } from '@/domain/threads/filterThreads';
import type { EmailThread } from '@/domain/threads/thread';
import { AiBadge } from '@/ui/AiBadge';
import { Button } from '@/ui/Button';
import { CounterStrip } from '@/ui/CounterStrip';
import { countText } from '@/ui/countText';
import { InfoBanner } from '@/ui/InfoBanner';
import { PageHeader } from '@/ui/PageHeader';
import { SectionHeading } from '@/ui/SectionHeading';

const HOW_IT_WORKS = [
  'This inbox pulls flagged customer emails',
  'AI extracts PO numbers, detects issues and generates tickets',
  'Attachments are synced to SharePoint',
  'Teams notifications go out for escalations',
];

export interface SmartInboxViewProps {
  /** All threads, for the choice of customers. */
  threads: readonly EmailThread[];
  /** Filtered; may be a moment behind `filters`. */
  shownThreads: readonly EmailThread[];
  /** As chosen, ahead of `shownThreads`; 'AI Actions Only' puts a badge beside the heading (INBOX-10). */
  filters: ThreadFilters;
  /** Names for the assignee filter, which filters nothing (INBOX-7). */
  staff: readonly string[];
  /** The one that the panel shows; the focus returns to its card. */
  openThread?: EmailThread | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  /** 'Sync Outlook' was pressed; no visible effect (INBOX-1). */
  onSyncOutlook: () => void;
  /** After each key in the search box and each choice or switch; always all filters. */
  onFilter: (filters: ThreadFilters) => void;
  /**
   * 'Clear All' or 'Show All Threads' was pressed; every filter is as at the start. This and the next three: the same
   * function from render to render.
   */
  onClearAll: () => void;
  /** 'View PO' on a card was pressed; a toast and no navigation (INBOX-12). */
  onViewPurchaseOrder: (thread: EmailThread) => void;
  /** The AI button on a card was pressed; no visible effect (INBOX-17). */
  onAskAi: (thread: EmailThread) => void;
  /** 'View Thread' on a card was pressed; a toast follows and the panel opens (INBOX-16). */
  onViewThread: (thread: EmailThread) => void;
}

/** Which customer threads are urgent, and what the AI suggests (INBOX-1 to INBOX-19). */
export function SmartInboxView({
  threads,
  shownThreads,
  filters,
  staff,
  openThread,
  now,
  onSyncOutlook,
  onFilter,
  onClearAll,
  onViewPurchaseOrder,
  onAskAi,
  onViewThread,
}: SmartInboxViewProps) {
  const customers = useMemo(() => customersOf(threads), [threads]);
  const counts = useMemo(() => countThreads(shownThreads), [shownThreads]);
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <PageHeader title="Smart Inbox and Ticket Hub" description="Customer email, read and sorted before you open it">
        <Button variant="outline" color="gray" onClick={onSyncOutlook}>
          <RefreshCw aria-hidden size={16} />
          {THREAD_WORDS['sync-outlook']}
        </Button>
      </PageHeader>
      <InfoBanner label="How this inbox works" points={HOW_IT_WORKS} />
      <CounterStrip
        counters={[
          { title: 'Active Threads', count: counts.active },
          { title: 'AI Suggestions', count: counts.aiSuggestions, byAi: true },
          { title: 'Escalated', count: counts.escalated },
        ]}
      />
      <ThreadFilterBar
        filters={filters}
        customers={customers}
        staff={staff}
        resultCount={shownThreads.length}
        onFilter={onFilter}
        onClearAll={onClearAll}
      />
      <section aria-labelledby="email-threads" className="flex flex-col gap-3">
        <div className="flex min-h-6 items-center gap-2">
          <SectionHeading id="email-threads">{`Email Threads (${countText(shownThreads.length)})`}</SectionHeading>
          {filters.aiActionsOnly && <AiBadge>AI Suggestions</AiBadge>}
        </div>
        <ThreadList
          threads={shownThreads}
          totalCount={threads.length}
          openThread={openThread}
          now={now}
          onClearFilters={onClearAll}
          onViewPurchaseOrder={onViewPurchaseOrder}
          onAskAi={onAskAi}
          onViewThread={onViewThread}
        />
      </section>
    </div>
  );
}
