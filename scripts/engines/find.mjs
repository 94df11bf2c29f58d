// Which engines this machine has: Playwright's own builds first, else what the system brings.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** @typedef {import('./verdict.mjs').Engine} Engine */
/** @typedef {'firefox' | 'webkit'} Kind */

const run = promisify(execFile);
const NAMES = { firefox: 'Firefox', webkit: 'WebKit' };

/** The first line that a program says of its version; undefined where it cannot be started. @param {string} file */
async function version(file) {
  try {
    return (await run(file, ['--version'], { timeout: 20_000 })).stdout.split('\n')[0]?.trim();
  } catch {
    return undefined;
  }
}

/** @param {string} file on the path @param {string[]} args @returns {Promise<boolean>} whether it can be started */
const starts = async (file, args) => {
  try {
    await run(file, args, { timeout: 20_000 });
    return true;
  } catch (error) {
    // Some end with a code of their own after they said how they are used.
    return typeof (/** @type {{ code?: unknown }} */ (error).code) === 'number';
  }
};

/** @returns {Promise<Engine>} */
async function systemFirefox() {
  const name = await version(process.env['WEFTLINE_FIREFOX'] ?? 'firefox-esr');
  if (name !== undefined) return { name: `${name.replace('Mozilla ', '')} of the system`, project: 'system-firefox' };
  return {
    name: 'Firefox',
    project: '',
    missing:
      'there is neither Playwright’s Firefox (npx playwright install firefox) nor firefox-esr (apt-get install firefox-esr; WEFTLINE_FIREFOX names another)',
  };
}

/** @returns {Promise<Engine>} */
async function webKitGtk() {
  if ((await starts('WebKitWebDriver', ['--help'])) && (await starts('Xvfb', ['-help'])))
    return {
      name: 'WebKitGTK of the system',
      project: 'webkitgtk',
      lacks:
        'a smaller set of its own, for WebDriver stops no clock, cuts no network, shows no console and prints nothing (its print test shows the rules for paper on the screen), and its window is at least 447 px wide',
    };
  return {
    name: 'WebKit',
    project: '',
    missing:
      'there is neither Playwright’s WebKit (npx playwright install webkit) nor WebKitGTK (apt-get install webkit2gtk-driver xvfb)',
  };
}

/** @param {Kind} kind @returns {Promise<Engine>} */
export async function findEngine(kind) {
  const playwright = await import('playwright');
  if (existsSync(playwright[kind].executablePath())) {
    return { name: `${NAMES[kind]}, Playwright's build`, project: kind };
  }
  return kind === 'firefox' ? systemFirefox() : webKitGtk();
}
