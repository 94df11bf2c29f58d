import { declaredTests } from 'virtual:declared-tests';
import { clauseRows, storyCase } from '../../scripts/results/clauseRows.mjs';
import type { Book, BookStory } from './book';
import { useWantedAnchor } from '../wantedAnchor';
import { readSource } from './book';
import specification from './clauses.json';
import { ClauseTable } from './parts/ClauseTable';
import { ResultPage } from './ResultPage';

const areaTitles = Object.fromEntries(specification.areas.map(({ id, title }) => [id, title]));

/** Without results each clause still has the proofs that name it; none of them has run. */
const rowsWithoutResults = (stories: readonly BookStory[]) =>
  clauseRows(specification, [
    ...stories.map(({ id, title, name, tags, importPath = '' }) =>
      storyCase({ id, name: `${title}: ${name}`, file: importPath.replace('./', ''), clauses: [...tags] }, []),
    ),
    ...declaredTests,
  ]);

const runsOf = ({ ledger }: Book) => Object.values(ledger?.runs ?? {});

/** The specification as it stands proven. */
export function ClausesPage() {
  const wanted = useWantedAnchor();
  return (
    <ResultPage runsOf={runsOf}>
      {({ ledger, stories }) => (
        <ClauseTable
          key={wanted}
          rows={ledger?.rows ?? rowsWithoutResults(stories)}
          areaTitles={areaTitles}
          readSource={readSource}
          {...(wanted === undefined ? {} : { wanted })}
        />
      )}
    </ResultPage>
  );
}
