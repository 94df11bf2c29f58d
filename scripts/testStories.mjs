// Runs the stories as tests, in light and dark: all of them, or those that match the given words.
import { requireNode, requirePackages } from './install.mjs';

requireNode();
requirePackages();
const { meantStories, readArguments, runStories } = await import('./results/runStories.mjs');
const { putAside } = await import('./results/book.mjs');

const { words, modes, story } = readArguments(process.argv.slice(2), 'stories');
const isPart = words.length > 0 || story !== undefined;
const meant = await meantStories(words, story);
// Results of a few stories must not be taken for results of all.
const isWhole = !isPart && modes.length === 0;
if (isWhole) putAside('stories');

await runStories(
  {
    ...(modes.length > 0 ? { modes } : {}),
    ...(isPart ? { stories: meant.map(({ id }) => id) } : {}),
    ...(isWhole ? { name: 'stories', command: 'npm run test:stories', total: meant.length } : {}),
  },
  isPart ? [...new Set(meant.map(({ file }) => file))] : [],
  isWhole
    ? ['--reporter=json', '--outputFile.json=reports/stories.json', '--reporter=./scripts/junitReporter.mjs']
    : [],
);
