// Builds the app and tests the build in a real browser: all tests, or those whose file or name holds the words given.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { projectFolder, requireNode, stop } from './install.mjs';
import { namesWith } from './words.mjs';

requireNode();
const words = process.argv.slice(2);
const env = { ...process.env, WEFTLINE_BROWSER: await ensureBrowser() };
/** @param {string[]} path @param {string[]} args @param {'inherit' | 'ignore'} stdio */
const run = (path, args, stdio = 'inherit') =>
  spawnSync(process.execPath, [join(projectFolder, 'node_modules', ...path), ...args], {
    cwd: projectFolder,
    stdio,
    env,
  }).status ?? 1;
/** @param {string[]} args */
const playwright = (...args) => run(['@playwright', 'test', 'cli.js'], ['test', ...args]);

// Playwright looks for a pattern in a test's file, groups and name together.
const narrow = words.length > 0 ? ['--grep', namesWith(words)] : [];
if (words.length > 0 && run(['@playwright', 'test', 'cli.js'], ['test', '--list', ...narrow], 'ignore') !== 0) {
  stop(`No end-to-end test or its file is called "${words.join(' ')}".`);
}
const built = run(['vite', 'bin', 'vite.js'], ['build', '--logLevel', 'warn']);
if (built !== 0) process.exit(built);
// Results of a few tests must not be taken for results of all.
process.exit(playwright(...narrow, ...(words.length > 0 ? ['--reporter=list'] : [])));
