import { atlasOf } from '../../scripts/results/atlas.mjs';
import type { Book } from './book';
import { ResultPage } from './ResultPage';
import { StateAtlas } from './parts/StateAtlas';

const runsOf = ({ runs }: Book) => runs;

/** Which state of which component this Storybook shows. */
export function StateAtlasPage() {
  return <ResultPage runsOf={runsOf}>{({ stories, rows }) => <StateAtlas rows={atlasOf(stories, rows)} />}</ResultPage>;
}
