import type { Book } from './book';
import specification from './clauses.json';
import { LastRunReport } from './parts/LastRunReport';
import { ResultPage } from './ResultPage';
import { StatusLine, useStatusLine } from './StatusLine';

const sentences = Object.fromEntries(
  specification.areas.flatMap(({ clauses }) => clauses.map(({ id, sentence }) => [id, sentence])),
);

const runsOf = ({ runs }: Book) => runs;

/** What the last run showed. */
export function LastRunPage() {
  const { status, copy } = useStatusLine();
  return (
    <ResultPage runsOf={runsOf}>
      {({ rows, stories, ledger }) => (
        <>
          <StatusLine words={status} />
          <LastRunReport
            rows={rows}
            stories={stories}
            failedTests={ledger?.failedTests ?? []}
            sentences={sentences}
            onCopy={(command) =>
              copy(command, `Copied: ${command}`, `The browser refused to copy. The command is ${command}`)
            }
          />
        </>
      )}
    </ResultPage>
  );
}
