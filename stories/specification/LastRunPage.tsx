import { useState } from 'react';
import type { Book } from './book';
import specification from './clauses.json';
import { LastRunReport } from './parts/LastRunReport';
import { ResultPage } from './ResultPage';

const sentences = Object.fromEntries(
  specification.areas.flatMap(({ clauses }) => clauses.map(({ id, sentence }) => [id, sentence])),
);

const runsOf = ({ runs }: Book) => runs;

/** What the last run showed. */
export function LastRunPage() {
  const [told, setTold] = useState('');
  const copy = (command: string) => {
    navigator.clipboard.writeText(command).then(
      () => setTold(`Copied: ${command}`),
      () => setTold(`The browser refused to copy. The command is ${command}`),
    );
  };
  return (
    <ResultPage runsOf={runsOf}>
      {({ rows, stories, ledger }) => (
        <>
          <p
            role="status"
            className={
              told === ''
                ? 'sr-only'
                : 'sticky top-2 z-10 rounded-card border border-line bg-raised px-4 py-2 shadow-overlay'
            }
          >
            {told}
          </p>
          <LastRunReport
            rows={rows}
            stories={stories}
            failedTests={ledger?.failedTests ?? []}
            sentences={sentences}
            onCopy={copy}
          />
        </>
      )}
    </ResultPage>
  );
}
