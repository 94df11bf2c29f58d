// Shows in the sidebar what each story last did, also in a published book.
import { experimental_getStatusStore as getStatusStore } from 'storybook/manager-api';
import type { StoryResults } from '../scripts/results/book.mjs';

const TYPE = 'weftline/last-run';

const VALUES = {
  passed: 'status-value:success',
  failed: 'status-value:error',
  'left out': 'status-value:unknown',
} as const;

type Row = StoryResults['rows'][number];

/** The worst of a story's modes stands for it, with what failed in words. */
function statusOf(storyId: string, rows: readonly Row[], commit: string) {
  const worst = (['failed', 'passed'] as const).find((wanted) => rows.some(({ result }) => result === wanted));
  const modes = rows.filter(({ result }) => result === worst).map(({ mode }) => mode);
  return {
    storyId,
    typeId: TYPE,
    title: 'Last run',
    value: VALUES[worst ?? 'left out'],
    description:
      worst === undefined
        ? `Played in no mode, on ${commit}`
        : `${worst === 'failed' ? 'Failed' : 'Passed'} in ${modes.join(', ')}, on ${commit}`,
  };
}

/** The names of the results beside this Storybook; a browser prints a file that is not there as an error. */
const here: readonly string[] = JSON.parse(process.env['STORYBOOK_RESULTS'] ?? '[]');

async function read(name: string): Promise<StoryResults | undefined> {
  if (!here.includes(name)) return undefined;
  const answer = await fetch(`./results/${name}.json`);
  // A server may answer with a page of its own for what is not there.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
  const results: StoryResults = await answer.json();
  return results;
}

/** A book without results shows no status at all. */
export async function showLastRun(): Promise<void> {
  const runs = (await Promise.all([read('matrix'), read('stories')])).filter((results) => results !== undefined);
  // Of two runs in one mode the later counts.
  const rows = new Map<string, Map<string, Row>>();
  for (const { rows: found } of runs.toSorted((a, b) => a.run.time.localeCompare(b.run.time))) {
    for (const row of found) {
      const known = rows.get(row.storyId) ?? new Map<string, Row>();
      rows.set(row.storyId, known.set(row.mode, row));
    }
  }
  if (rows.size === 0) return;
  const commits = [...new Set(runs.map(({ run }) => run.commit.slice(0, 7)))].join(' and ');
  getStatusStore(TYPE).set([...rows].map(([storyId, modes]) => statusOf(storyId, [...modes.values()], commits)));
}
