import { Text } from '@radix-ui/themes';
import { History } from 'lucide-react';
import { memo, useId } from 'react';
import { AgeText } from '@/components/time/AgeText';
import { activityText, type FileActivity } from '@/domain/documents/fileActivity';
import { idOf } from '@/domain/ordering/recordId';
import { EmptyState } from '@/ui/EmptyState';
import { factLine } from '@/ui/factLine';
import { keysOf } from '@/ui/longList';
import { Panel } from '@/ui/Panel';
import { RecordGuard } from '@/ui/RecordGuard';
import type { Remote } from '@/ui/remote';
import { RemoteStatus } from '@/ui/RemoteStatus';
import { SectionHeading } from '@/ui/SectionHeading';
import { FileName } from './FileName';

export interface RecentActivityListProps {
  /** In the order shown; when empty, a text says so. */
  activities: Remote<readonly FileActivity[]>;
  /** Milliseconds since the epoch, for the ages. */
  now: number;
  /** 'Try Again' was pressed, which stands there only after the activity could not be loaded. */
  onRetry: () => void;
}

/** What people did to files recently, for all customers (FILES-9). */
export const RecentActivityList = memo(function RecentActivityList({
  activities,
  now,
  onRetry,
}: RecentActivityListProps) {
  const headingId = useId();
  const shown = activities.status === 'success' ? activities.data : [];
  const keys = keysOf(shown, idOf);
  return (
    <Panel padding="large">
      <section aria-labelledby={headingId} className="flex flex-col gap-2">
        <SectionHeading id={headingId}>Recent Activity</SectionHeading>
        {activities.status !== 'success' && (
          <RemoteStatus
            status={activities.status}
            pendingWords="Loading activity…"
            icon={History}
            failure="Recent activity could not be loaded"
            onRetry={onRetry}
          />
        )}
        {activities.status === 'success' && shown.length === 0 && <EmptyState icon={History} title="No activity yet" />}
        {shown.length > 0 && (
          <ul aria-labelledby={headingId} className="ruled">
            {shown.map((activity, index) => (
              <RecordGuard key={keys[index]} record={activity} inList>
                {() => (
                  <li className="flex items-center justify-between gap-3 py-2 last:pb-0">
                    <div className="min-w-0">
                      <Text as="div" size="2" weight="medium">
                        <FileName name={activity.fileName} />
                      </Text>
                      <Text as="p" size="1" color="gray" className="wrap-anywhere">
                        {factLine(activityText(activity), activity.customer)}
                      </Text>
                    </div>
                    <div className="shrink-0">
                      <AgeText moment={activity.time} now={now} />
                    </div>
                  </li>
                )}
              </RecordGuard>
            ))}
          </ul>
        )}
      </section>
    </Panel>
  );
});
