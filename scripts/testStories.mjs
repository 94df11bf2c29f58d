// Runs the stories as tests, in light and dark: all of them, or those whose name holds the words given.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { projectFolder, requireNode } from './install.mjs';

requireNode();
const words = process.argv.slice(2);
const browser = await ensureBrowser();
const vitest = join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs');
const reporters = [
  '--reporter=default',
  '--reporter=./scripts/storyReporter.mjs',
  // Results of a few stories must not be taken for results of all.
  ...(words.length > 0
    ? []
    : [
        '--reporter=json',
        '--outputFile.json=reports/stories.json',
        '--reporter=junit',
        '--outputFile.junit=reports/stories.xml',
      ]),
];
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'stories *', ...reporters, ...(words.length > 0 ? ['-t', words.join(' ')] : [])],
  { cwd: projectFolder, stdio: 'inherit', env: { ...process.env, WEFTLINE_BROWSER: browser } },
);
process.exit(status ?? 1);
