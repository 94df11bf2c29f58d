// The matrix: all stories with their plays in light, dark and forced colours, and drawn narrow, wide, with large text and
// on paper. It takes long, so it keeps each result at once, and goes on where it was stopped as long as no file changed.
import { requireNode, stop } from './install.mjs';

requireNode();
const { meantStories, readArguments, runStories } = await import('./results/runStories.mjs');
const { MODES } = await import('./results/modes.mjs');
const { putAside, readResults } = await import('./results/book.mjs');
const { sourceState } = await import('./results/run.mjs');

// Each field with every hostile text, not with two or three of them.
process.env['STORYBOOK_EVERY_HOSTILE_TEXT'] = 'true';

const { words, modes, story, again, shard } = readArguments(process.argv.slice(2), 'matrix');
const [part = NaN, parts = NaN] = shard.split('/').map(Number);
if (!(part >= 1 && part <= parts)) stop(`--shard is a part of all such as 2/4, not ${shard}.`);

const wanted = modes.length > 0 ? modes : MODES;
const named = await meantStories(words, story);
const files = [...new Set(named.map(({ file }) => file))].filter((_file, place) => place % parts === part - 1);
const meant = named.filter(({ file }) => files.includes(file));

const kept = readResults('matrix');
const isSameState = kept !== undefined && kept.run.tree === sourceState().tree;
if (kept && !isSameState) putAside('matrix');
/** @type {Record<string, import('./results/modes.mjs').Mode[]>} */
const done = {};
// Who names a few stories wants to see them again.
for (const row of isSameState && !again && words.length === 0 && story === undefined ? kept.rows : []) {
  if (row.result !== 'failed') (done[row.storyId] ??= []).push(row.mode);
}
const open = meant.filter(({ id }) => wanted.some((mode) => !done[id]?.includes(mode)));
if (open.length === 0) {
  console.log('All of it was proven on these very files. --again does it once more.');
  process.exit(0);
}
if (open.length < meant.length) console.log(`${open.length} of ${meant.length} stories are left to prove.`);

await runStories(
  {
    name: 'matrix',
    total: (await meantStories([])).length,
    command: 'npm run test:all',
    modes: [...wanted],
    playsAlways: true,
    done,
    stories: open.map(({ id }) => id),
  },
  [...new Set(open.map(({ file }) => file))],
);
