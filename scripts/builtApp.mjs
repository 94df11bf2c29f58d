// What the end-to-end commands share: they build the app, then test the build in a real browser.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { projectFolder, stop } from './install.mjs';

const PLAYWRIGHT = '@playwright/test/cli.js';

/**
 * Builds the app and runs Playwright on it. Where WEFTLINE_APP_IS_BUILT is 'true' it takes the build that stands, as in
 * `.ci/run`, which has just made it.
 * @param {string[]} args for Playwright
 * @param {NodeJS.ProcessEnv} [settings] what its tests read from the environment
 * @returns {Promise<number>} the exit code
 */
export async function testBuiltApp(args, settings = {}) {
  const env = { ...process.env, ...settings, WEFTLINE_BROWSER: await ensureBrowser() };
  /** @param {string[]} command */
  const run = ([tool = '', ...rest]) =>
    spawnSync(process.execPath, [join(projectFolder, 'node_modules', tool), ...rest], {
      cwd: projectFolder,
      stdio: 'inherit',
      env,
    }).status ?? 1;
  const built =
    process.env['WEFTLINE_APP_IS_BUILT'] === 'true' ? 0 : run(['vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  return built === 0 ? run([PLAYWRIGHT, 'test', ...args]) : built;
}

/** What Playwright says when it has read every file, and no test in them is meant. */
const NO_TESTS = 'Error: No tests found';

/**
 * Whether there are tests, and why they cannot be read where there may be: a file with a fault, packages that are missing.
 * @param {{ status: number | null, stderr: string }} listing
 * @returns {'tests' | 'no tests' | { fault: string }}
 */
export function readListing({ status, stderr }) {
  if (status === 0) return 'tests';
  // Where a file cannot be read it finds no tests either, and says so below the reason.
  const [fault = ''] = stderr.split(NO_TESTS);
  if (fault.trim() === '' && stderr.includes(NO_TESTS)) return 'no tests';
  return { fault: fault.trim() };
}

/**
 * Whether any end-to-end test is called so; a fault in the tests themselves ends the command with it.
 * @param {string[]} args for Playwright
 */
export function anyTest(args) {
  const listing = readListing(
    spawnSync(process.execPath, [join(projectFolder, 'node_modules', PLAYWRIGHT), 'test', '--list', ...args], {
      cwd: projectFolder,
      encoding: 'utf8',
      // A warning of Node's is no fault of the tests.
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    }),
  );
  if (typeof listing === 'object')
    stop(`${listing.fault}\n\nThe end-to-end tests cannot be read; the reason is above.`);
  return listing === 'tests';
}
