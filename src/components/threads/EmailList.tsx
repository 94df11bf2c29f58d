import { MailX, RefreshCw } from 'lucide-react';
import { memo, useId } from 'react';
import { counted } from '@/domain/text/counted';
import type { EmailMessage } from '@/domain/threads/thread';
import { idOf } from '@/domain/ordering/recordId';
import { EarlierItems } from '@/ui/EarlierItems';
import { EmptyState } from '@/ui/EmptyState';
import { keysOf } from '@/ui/longList';
import { Panel } from '@/ui/Panel';
import { RecordGuard } from '@/ui/RecordGuard';
import type { Remote } from '@/ui/remote';
import { SectionHeading } from '@/ui/SectionHeading';
import { RemoteStatus } from '@/ui/RemoteStatus';
import { ToneBadge } from '@/ui/ToneBadge';
import { useLatest } from '@/ui/useLatest';
import { MORE_SHADE, useMoreBelow } from '@/ui/useMoreBelow';
import { EmailItem } from './EmailItem';

export interface EmailListProps {
  /** The newest first; may be fewer than `totalCount`. Another thread's need another key. */
  emails: Remote<readonly EmailMessage[]>;
  /** Count of all emails in the thread; a line says so when only the latest are listed, and leads to more that were given. */
  totalCount: number;
  /** 'Try Again' was pressed, which stands there while the emails could not be loaded. */
  onRetry: () => void;
}

/** The conversation, the newest email first; it scrolls by itself (THREAD-6). */
export const EmailList = memo(function EmailList({ emails, totalCount, onRetry }: EmailListProps) {
  const headingId = useId();
  const [regionRef, moreBelow] = useMoreBelow();
  const regionId = useId();
  const given = emails.status === 'success' ? emails.data : [];
  const keys = keysOf(given, idOf);
  const [count, showEarlier] = useLatest(given.length);
  const shown = given.slice(0, count);
  const total = totalCount > given.length ? totalCount : given.length;
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionHeading id={headingId} level={3} count={totalCount} countWords={counted(totalCount, 'email')}>
          Email Thread
        </SectionHeading>
        <ToneBadge tone="info" icon={RefreshCw}>
          Outlook Sync Active
        </ToneBadge>
      </div>
      {emails.status !== 'success' && (
        <RemoteStatus
          status={emails.status}
          pendingWords="Loading emails…"
          icon={MailX}
          failure="The emails could not be loaded"
          onRetry={onRetry}
        />
      )}
      {emails.status === 'success' && shown.length === 0 && (
        <EmptyState room="panel" icon={MailX} title="No emails in this thread" />
      )}
      {shown.length > 0 && (
        <Panel ground="clear">
          <div className="relative">
            <div
              id={regionId}
              ref={regionRef}
              role="region"
              aria-label="Emails"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must take the focus to be scrolled by keys
              tabIndex={0}
              className="max-h-[min(384px,60dvh)] overflow-y-auto print:max-h-none print:overflow-visible"
            >
              <ul aria-labelledby={headingId} className="ruled">
                {shown.map((email, index) => (
                  <RecordGuard key={keys[index]} record={email} inList>
                    {() => <EmailItem email={email} latest={index === 0} />}
                  </RecordGuard>
                ))}
              </ul>
            </div>
            {moreBelow && <span className={`${MORE_SHADE} bottom-0 rotate-180`} />}
          </div>
        </Panel>
      )}
      {shown.length > 0 && shown.length < total && (
        <EarlierItems
          regionId={regionId}
          shown={shown.length}
          countWords={counted(total, 'email')}
          words={shown.length < given.length ? 'Show Earlier Emails' : undefined}
          onShowEarlier={showEarlier}
        />
      )}
    </section>
  );
});
