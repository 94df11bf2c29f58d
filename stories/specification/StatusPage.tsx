import { plays } from 'virtual:pressed-keys';
import { statusOf } from './accessibility';
import { useWantedAnchor } from '../wantedAnchor';
import type { Book } from './book';
import personChecks from './personChecks.json';
import { ResultPage } from './ResultPage';
import { StatusTable } from './parts/StatusTable';

const runsOf = ({ runs }: Book) => runs;

/** What is known of each component's accessibility. */
export function StatusPage() {
  const wanted = useWantedAnchor();
  return (
    <ResultPage runsOf={runsOf}>
      {({ stories, rows }) => (
        <StatusTable
          key={wanted}
          rows={statusOf(stories, rows, plays, personChecks)}
          {...(wanted === undefined ? {} : { wanted })}
        />
      )}
    </ResultPage>
  );
}
