// Builds the app and tests the build in a real browser: all tests, or those whose name holds the words given.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { projectFolder, requireNode } from './install.mjs';

requireNode();
const env = { ...process.env, WEFTLINE_BROWSER: await ensureBrowser() };
/** @param {string[]} args */
const node = (...args) => spawnSync(process.execPath, args, { cwd: projectFolder, stdio: 'inherit', env }).status ?? 1;
/** @param {string[]} path */
const tool = (...path) => join(projectFolder, 'node_modules', ...path);

const words = process.argv.slice(2);
const built = node(tool('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn');
if (built !== 0) process.exit(built);
process.exit(
  node(
    tool('@playwright', 'test', 'cli.js'),
    'test',
    // Results of a few tests must not be taken for results of all.
    ...(words.length > 0 ? ['--reporter=list', '--grep', words.join(' ')] : []),
  ),
);
