// Runs the stories as tests, in light and dark: all of them, or those that match the given words.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { projectFolder, requireNode, stop } from './install.mjs';
import { areMeant } from './words.mjs';

requireNode();
const given = process.argv.slice(2);
const [appearance, ...tooMany] = given.filter((word) => /^--(light|dark)$/.test(word)).map((word) => word.slice(2));
const words = given.filter((word) => !/^--(light|dark)$/.test(word));
const unknown = words.find((word) => word.startsWith('--'));
if (unknown || tooMany.length > 0) {
  stop(`${unknown ?? '--light with --dark'} is not understood. Give words, and --light or --dark for one of both.`);
}

// Storybook's parser takes half a second to load, which a wrong word need not wait for.
const { readStories } = await import('./storyIndex.mjs');
const meant = readStories((file, text) => areMeant([file, text], words)).filter(({ name, file, clauses }) =>
  areMeant([file, name, ...clauses], words),
);
if (meant.length === 0) stop(`No story, component or story file is called "${words.join(' ')}".`);
const isWhole = words.length === 0 && !appearance;
const files = [...new Set(meant.map(({ file }) => file))];

const { status } = spawnSync(
  process.execPath,
  [
    join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config=vitest.stories.config.ts',
    '--reporter=default',
    '--reporter=./scripts/storyReporter.mjs',
    // Results of a few stories must not be taken for results of all.
    ...(isWhole
      ? [
          '--reporter=json',
          '--outputFile.json=reports/stories.json',
          '--reporter=junit',
          '--outputFile.junit=reports/stories.xml',
        ]
      : []),
    ...(words.length > 0 ? files : []),
  ],
  {
    cwd: projectFolder,
    stdio: 'inherit',
    env: {
      ...process.env,
      WEFTLINE_BROWSER: await ensureBrowser(),
      ...(appearance ? { WEFTLINE_APPEARANCE: appearance } : {}),
      ...(words.length > 0 ? { WEFTLINE_STORIES: meant.map(({ id }) => id).join(' ') } : {}),
    },
  },
);
process.exit(status ?? 1);
