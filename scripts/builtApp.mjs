// What the end-to-end commands share: they build the app, then test the build in a real browser.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { projectFolder } from './install.mjs';

const PLAYWRIGHT = '@playwright/test/cli.js';

/**
 * Builds the app and runs Playwright on it.
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
  const built = run(['vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  return built === 0 ? run([PLAYWRIGHT, 'test', ...args]) : built;
}

/**
 * Whether any end-to-end test is called so.
 * @param {string[]} args for Playwright
 */
export const anyTest = (args) =>
  spawnSync(process.execPath, [join(projectFolder, 'node_modules', PLAYWRIGHT), 'test', '--list', ...args], {
    cwd: projectFolder,
  }).status === 0;
