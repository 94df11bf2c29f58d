import type { LedgerRow } from '../../scripts/ledger.mjs';
import type { Book } from './book';
import { readSource } from './book';
import specification from './clauses.json';
import { ClauseTable } from './parts/ClauseTable';
import { ResultPage } from './ResultPage';

const areaTitles = Object.fromEntries(specification.areas.map(({ id, title }) => [id, title]));

/** Without results every clause still stands, unproven. */
const withoutResults: readonly LedgerRow[] = specification.areas.flatMap(({ id: area, clauses }) =>
  clauses.map(({ id, sentence }) => ({ id, sentence, area, finished: true, result: 'not run' as const, proofs: [] })),
);

const runsOf = ({ ledger }: Book) => Object.values(ledger?.runs ?? {});

/** Storybook keeps the part after '#' in the address of its frame. */
const wantedClause = () => {
  const [, id] = /^#([A-Z]+-\d+)$/.exec(window.parent.location.hash || window.location.hash) ?? [];
  return id;
};

/** The specification as it stands proven. */
export function ClausesPage() {
  const wanted = wantedClause();
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
