import type { LedgerRow } from '../../scripts/ledger.mjs';
import type { Book } from './book';
import { readSource, wantedAnchor } from './book';
import specification from './clauses.json';
import { ClauseTable } from './parts/ClauseTable';
import { ResultPage } from './ResultPage';

const areaTitles = Object.fromEntries(specification.areas.map(({ id, title }) => [id, title]));

/** Without results every clause still stands, unproven. */
const withoutResults: readonly LedgerRow[] = specification.areas.flatMap(({ id: area, clauses }) =>
  clauses.map(({ id, sentence }) => ({ id, sentence, area, finished: true, result: 'not run' as const, proofs: [] })),
);

const runsOf = ({ ledger }: Book) => Object.values(ledger?.runs ?? {});

/** The specification as it stands proven. */
export function ClausesPage() {
  const wanted = wantedAnchor();
  return (
    <ResultPage runsOf={runsOf}>
      {({ ledger }) => (
        <ClauseTable
          rows={ledger?.rows ?? withoutResults}
          areaTitles={areaTitles}
          readSource={readSource}
          {...(wanted === undefined ? {} : { wanted })}
        />
      )}
    </ResultPage>
  );
}
