import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Panel } from '@/ui/Panel';
import { toneText } from '@/ui/toneClass';
import { ToneBadge } from '@/ui/ToneBadge';
import { BookLink } from '../BookPage';
import type { LastResults } from './lastResults';

export interface LastRunStripProps {
  /** Of the last run; null where nothing has run. */
  results: LastResults | null;
}

function Verdict({ results: { clauses, failed, notRun } }: { results: LastResults }) {
  if (failed > 0)
    return (
      <ToneBadge tone="danger" icon={CircleX}>
        {failed} failed
      </ToneBadge>
    );
  if (notRun > 0)
    return (
      <ToneBadge tone="warning" icon={Clock}>
        {notRun} not run
      </ToneBadge>
    );
  return (
    <ToneBadge tone="success" icon={CircleCheck}>
      All {clauses} proven
    </ToneBadge>
  );
}

/** What the last run said, in one line. */
export function LastRunStrip({ results }: LastRunStripProps) {
  return (
    <Panel padding="small">
      <section aria-label="Last run" className="flex flex-wrap items-center gap-x-6 gap-y-1 text-dense">
        <h2 className="text-card font-semibold">Last run</h2>
        {results ? (
          <>
            <Verdict results={results} />
            <span>
              {results.proven} of {results.clauses} clauses proven by {results.proofs} stories and tests
            </span>
            {results.doubt !== undefined && (
              <span className={`order-1 w-full font-medium ${toneText.warning}`}>{results.doubt}</span>
            )}
          </>
        ) : (
          <span className="text-ink-2">
            When this Storybook was built, no npm test had ended: run it, then npm run build-storybook.
          </span>
        )}
        <span className="ml-auto flex flex-wrap gap-x-4">
          <BookLink address="./?path=/docs/specification-last-run--docs">Failures, slowest and new ones</BookLink>
          <BookLink address="./?path=/docs/specification-clauses--docs">Every clause with its proofs</BookLink>
        </span>
      </section>
    </Panel>
  );
}
