import { Heading, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { EscalatedBadge } from '@/components/severity/EscalatedBadge';
import type { EmailThread } from '@/domain/threads/thread';
import { countText } from '@/ui/countText';
import { Panel } from '@/ui/Panel';
import { ThreadRiskBadge } from './ThreadRiskBadge';

function Figure({ label, count }: { label: string; count: number }) {
  return (
    <div className="min-w-0">
      <Text size="1" color="gray" asChild>
        <dt>{label}</dt>
      </Text>
      <Text size="5" weight="bold" className="wrap-anywhere tabular-nums" asChild>
        <dd>{countText(count)}</dd>
      </Text>
    </div>
  );
}

export interface ThreadOverviewProps {
  /** Counts that are no number are a dash. */
  thread: EmailThread;
}

/** How a thread stands (THREAD-3). */
export function ThreadOverview({ thread }: ThreadOverviewProps) {
  const headingId = useId();
  return (
    <Panel ground="clear" padding="medium">
      <section aria-labelledby={headingId} className="flex flex-col gap-3">
        <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2">
          <Heading as="h3" size="3" weight="bold" id={headingId} className="grow">
            Thread Overview
          </Heading>
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <ThreadRiskBadge riskLevel={thread.riskLevel} />
            {thread.escalated && <EscalatedBadge automatically />}
          </div>
        </div>
        <dl className="grid grid-cols-3 gap-2">
          <Figure label="Total Emails" count={thread.emailCount} />
          <Figure label="Open Tickets" count={thread.openTickets} />
          <Figure label="Attachments" count={thread.attachments} />
        </dl>
      </section>
    </Panel>
  );
}
