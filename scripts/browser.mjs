import { execFile, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { requireNode, projectFolder, startedDirectly, stop } from './install.mjs';

const isRoot = process.getuid !== undefined && process.getuid() === 0;

/** For every Chromium that tests start: no network of its own, and the same rendering on every machine. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A whole Chromium draws menus that nobody opens for every page, which takes a fifth of the time.
  '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // Chromium's sandbox refuses to work for root, which is who runs in most containers.
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Starts it, since the file alone does not show missing system libraries, or a package that only says how to install
 * the real one.
 * @param {string} path
 * @returns {Promise<boolean>}
 */
function isUsable(path) {
  if (!isExecutable(path)) return Promise.resolve(false);
  // On Windows Chrome opens a window instead of answering --version.
  if (process.platform === 'win32') return Promise.resolve(true);
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: 20_000, killSignal: 'SIGKILL' }, (error, stdout) => {
      resolve(!error && /(chrom|edge|brave).* \d+\./i.test(stdout));
    });
  });
}

/** @returns {Promise<string[]>} */
async function playwrightBrowser() {
  try {
    const { chromium } = await import('playwright');
    return [chromium.executablePath()];
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_MODULE_NOT_FOUND') return [];
    throw error;
  }
}

function systemBrowsers() {
  if (process.platform === 'win32') {
    return [process.env['ProgramFiles'], process.env['ProgramFiles(x86)'], process.env['LOCALAPPDATA']].flatMap(
      (folder) => (folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : []),
    );
  }
  const folders = (process.env['PATH'] || '').split(delimiter).filter(Boolean);
  // The shell alone starts and draws pages in two thirds of the time of the whole browser.
  const onPath = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ].flatMap((name) => folders.map((folder) => join(folder, name)));
  if (process.platform !== 'darwin') return onPath;
  return [
    ...onPath,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
}

/**
 * @param {string[]} paths
 * @returns {Promise<string | undefined>}
 */
async function firstUsable(paths) {
  for (const path of paths) {
    if (await isUsable(path)) return path;
  }
  return undefined;
}

/**
 * The Chromium to test with, when this machine has one.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const chosen = process.env['WEFTLINE_BROWSER'];
  if (chosen) {
    // Never fall back to another browser than the requested one.
    if (!(await isUsable(chosen))) stop(`WEFTLINE_BROWSER is "${chosen}", which is no Chromium that can be started.`);
    return chosen;
  }
  return (await firstUsable(await playwrightBrowser())) || firstUsable(systemBrowsers());
}

/**
 * Runs an installer with a time limit. Returns nothing when it succeeded, else the reason in a few words.
 * @param {string} file
 * @param {string[]} args
 * @param {number} minutes
 * @returns {Promise<string | undefined>}
 */
function runInstaller(file, args, minutes) {
  return new Promise((resolve) => {
    const ownGroup = process.platform !== 'win32';
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      // Installers start downloads as children of their own: a group lets all of them be ended together.
      detached: ownGroup,
    });
    let output = '';
    let timedOut = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output = (output + text).slice(-20_000);
      });
    }
    const end = () => {
      if (child.pid === undefined) return;
      try {
        process.kill(ownGroup ? -child.pid : child.pid, 'SIGTERM');
      } catch {
        // It has ended already.
      }
    };
    const endAndLeave = () => {
      end();
      process.exit(130);
    };
    const timer = setTimeout(() => {
      timedOut = true;
      end();
    }, minutes * 60_000);
    process.once('SIGINT', endAndLeave).once('SIGTERM', endAndLeave);
    /** @param {string | undefined} reason */
    const done = (reason) => {
      clearTimeout(timer);
      process.off('SIGINT', endAndLeave).off('SIGTERM', endAndLeave);
      resolve(reason);
    };
    child.once('error', (error) => done(error.message));
    child.once('close', (code) => {
      if (code === 0) return done(undefined);
      if (timedOut) return done(`it took longer than ${minutes} minutes`);
      const lines = output.split('\n').map((line) => line.trim());
      done(lines.find((line) => /^(E:|error\b|failed\b)/i.test(line)) || lines.filter(Boolean).pop() || `code ${code}`);
    });
  });
}

/** @param {string[]} extra */
async function installWithPlaywright(extra) {
  // Only the full browser: it runs headless too, and one download is enough.
  const args = ['install', '--no-shell', '--no-progress', ...extra, 'chromium'];
  const reason = await runInstaller(
    process.execPath,
    [join(projectFolder, 'node_modules', 'playwright', 'cli.js'), ...args],
    5,
  );
  if (reason) console.error(`Playwright could not install its Chromium: ${reason}`);
  return firstUsable(await playwrightBrowser());
}

async function installWithApt() {
  const reason =
    (await runInstaller('apt-get', ['update'], 5)) ||
    (await runInstaller('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], 10));
  if (reason) console.error(`apt-get could not install Chromium: ${reason}`);
  return firstUsable(systemBrowsers());
}

async function installBrowser() {
  console.error('Installing a browser for the tests (no Chromium was found)...');
  const rootOnLinux = process.platform === 'linux' && isRoot;
  let path = await installWithPlaywright([]);
  const [downloaded] = await playwrightBrowser();
  if (!path && rootOnLinux && downloaded && existsSync(downloaded)) {
    // It was downloaded but does not start: system libraries are missing, which only root can add.
    path = await installWithPlaywright(['--with-deps']);
  }
  if (!path && rootOnLinux && existsSync('/etc/debian_version')) path = await installWithApt();
  return path;
}

/**
 * The Chromium to test with, installed first when there is none. What it does is told on stderr, so that
 * stdout of the command is the path alone.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const path = (await findBrowser()) || (await installBrowser());
  if (!path) stop('No browser could be found or installed. Install Chromium or set WEFTLINE_BROWSER to its path.');
  console.error(`Browser: ${path}`);
  return path;
}

if (startedDirectly(import.meta.url)) {
  requireNode();
  console.log(await ensureBrowser());
}
