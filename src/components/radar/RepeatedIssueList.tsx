import { Text } from '@radix-ui/themes';
import { Repeat } from 'lucide-react';
import { useId } from 'react';
import type { RepeatedIssue } from '@/domain/radar/radarReport';
import { frequencyText, repeatedIssueBarPercent } from '@/domain/radar/repeatedIssueBar';
import { counted } from '@/domain/text/counted';
import { orDash } from '@/domain/text/textOr';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { ProgressBar } from '@/ui/ProgressBar';
import { RecordGuard } from '@/ui/RecordGuard';
import { SectionHeading } from '@/ui/SectionHeading';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { IssueTrendText } from './IssueTrendText';

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 roomy:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_72px_104px] md:px-5';

function RepeatedIssueItem({ repeatedIssue: { issue, frequency, trend } }: { repeatedIssue: RepeatedIssue }) {
  const times = frequencyText(frequency);
  return (
    <li className={`${columns} items-center gap-y-1.5 py-2.5 print:py-1.5`}>
      <Text size="2" dir="auto" className="text-dense font-medium wrap-anywhere">
        {orDash(issue)}
      </Text>
      <span className="col-span-2 row-start-2 flex self-center roomy:col-span-1 roomy:row-auto">
        <ProgressBar name={orDash(issue)} value={repeatedIssueBarPercent(frequency)} valueText={times} />
      </span>
      {/* On screen only: a screen reader reads it as the value of the bar. */}
      <Text aria-hidden size="2" className="text-right text-dense tabular-nums">
        {times}
      </Text>
      <span className="col-span-2 flex min-w-0 text-dense roomy:col-span-1">
        <VisuallyHidden>Trend: </VisuallyHidden>
        <IssueTrendText trend={trend} />
      </span>
    </li>
  );
}

export interface RepeatedIssueListProps {
  /**
   * In the data's order. A frequency of 8 fills 80 % of the bar, 10 and more all of it; below 0 or no number is an empty
   * bar that reads 'Unknown'. A blank issue is a dash.
   */
  repeatedIssues: readonly RepeatedIssue[];
}

/** What keeps coming back, how often, and where it is heading (RADAR-4). */
export function RepeatedIssueList({ repeatedIssues }: RepeatedIssueListProps) {
  const headingId = useId();
  return (
    <Panel>
      <section>
        <div className="px-4 pt-4 pb-2 md:px-5">
          <SectionHeading
            id={headingId}
            count={repeatedIssues.length}
            countWords={counted(repeatedIssues.length, 'issue')}
          >
            Repeated Issue Analysis
          </SectionHeading>
        </div>
        {repeatedIssues.length === 0 ? (
          <div className="px-4 pt-1 pb-4 md:px-5">
            <EmptyState
              icon={Repeat}
              title="No repeated issues"
              description="No issue came up more than once this week."
            />
          </div>
        ) : (
          <>
            {/* On screen only: the parts of a line make sense to a screen reader without these. */}
            <div
              aria-hidden
              className={`${columns} hidden py-2 text-label font-medium text-ink-2 sm:grid print:hidden`}
            >
              <span>Issue</span>
              <span className="col-span-2">Frequency</span>
              <span>Trend</span>
            </div>
            <ul aria-labelledby={headingId} className="mb-1 ruled border-t border-line">
              {repeatedIssues.map((repeatedIssue, index) => (
                <RecordGuard key={index} record={repeatedIssue} inList>
                  {() => <RepeatedIssueItem repeatedIssue={repeatedIssue} />}
                </RecordGuard>
              ))}
            </ul>
          </>
        )}
      </section>
    </Panel>
  );
}
