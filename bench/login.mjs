// Times the gate beside the same login as a static page and as a bare React app, and prints the ratios.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { browserFlags, ensureBrowser } from '../scripts/browser.mjs';
import { compressFiles, delivery, headersOf } from '../scripts/build/delivery.mjs';
import { projectFolder } from '../scripts/install.mjs';
import { typePassword } from './app.mjs';
import { BYTES_PER_SECOND, LATENCY_MS, spread } from './measure.mjs';

/** @typedef {'now' | 'page' | 'floor'} Variant the gate; the static page; the bare React app */
/** @typedef {'first paint' | 'largest paint' | 'can type' | 'program runs'} Moment */
/** Without files, with files kept by the browser, with files kept by a service worker and no network. @typedef {'cold' | 'warm' | 'offline'} State */
/** @typedef {Record<Moment, number>} Load milliseconds since the navigation began; -1 for what never came */

const SLOWER = 4;
const LONGEST_LOAD_MS = 15_000;

const cache = (/** @type {string} */ name) => join(projectFolder, 'node_modules', '.cache', 'weftline', name);
const reference = (/** @type {string} */ name) => join(projectFolder, 'bench', 'login', name);

/** The least that a service worker needs to keep a page. @param {string[]} files */
const keeper = (files) => `const files = ${JSON.stringify(files)};
addEventListener('install', (event) => event.waitUntil(caches.open('kept').then((kept) => kept.addAll(files))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;
const KEEPER = '/keeper.js';

/** Adds a service worker to a built reference, which the page itself does not know. @param {string} folder */
function addKeeper(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|woff2)$/.test(name))
    .map((name) => (name === 'index.html' ? '/' : `/${name.replaceAll('\\', '/')}`));
  writeFileSync(join(folder, KEEPER), keeper(files));
}

/** Builds the references and the app. @returns {Promise<Record<Variant, string>>} their folders */
async function buildPages() {
  const folders = { now: cache('bench-gate'), page: cache('bench-static'), floor: cache('bench-react') };
  rmSync(folders.page, { recursive: true, force: true });
  cpSync(reference('static'), folders.page, { recursive: true });
  await compressFiles(folders.page);
  const shared = { logLevel: /** @type {const} */ ('warn'), mode: 'production' };
  await build({
    ...shared,
    configFile: false,
    root: reference('react'),
    build: { outDir: folders.floor, emptyOutDir: true, modulePreload: false },
  });
  await compressFiles(folders.floor);
  for (const folder of [folders.page, folders.floor]) addKeeper(folder);
  await build({ ...shared, root: projectFolder, build: { outDir: folders.now, emptyOutDir: true } });
  return folders;
}

/** @param {string} folder */
async function serve(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const headers = html.includes('Content-Security-Policy') ? headersOf(html) : [];
  const server = createServer(delivery(folder, headers));
  await new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve(undefined));
  });
  const place = server.address();
  return {
    address: `http://localhost:${typeof place === 'object' && place ? place.port : 0}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Notes in the page when what happened. A typed letter is honoured when the button can be pressed.
 * @param {boolean} typing paints are told by loads in which nobody types, for typing each 10 ms delays them
 */
function watchMoments(typing) {
  /** @type {Partial<Load>} */
  const seen = {};
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen['first paint'] = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen['largest paint'] = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  if (!typing) return;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const look = () => {
    const field = document.querySelector('input');
    const submit = /** @type {HTMLButtonElement | null} */ (document.querySelector('form > button'));
    if (field && submit) {
      if (!submit.disabled) seen['can type'] ??= performance.now();
      const react = Object.entries(submit).find(([name]) => name.startsWith('__reactProps'))?.[1];
      if (react && !react.disabled) seen['program runs'] ??= performance.now();
      else {
        // In turns, for a field that holds the text already hears of no change.
        setValue?.call(field, field.value === 'x' ? 'xx' : 'x');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
    setTimeout(look, 10);
  };
  look();
}

/**
 * Loads a page in a tab of its own.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {{ typing: boolean, offline?: boolean }} how
 * @returns {Promise<Partial<Load>>}
 */
async function load(context, address, { typing, offline = false }) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.addInitScript(watchMoments, typing);
  await page.goto(address);
  const seen = (/** @type {string} */ moment) => moment in Object(window).seen;
  await page.waitForFunction(seen, typing ? 'program runs' : 'largest paint', { timeout: LONGEST_LOAD_MS });
  // Whatever might be painted late.
  await page.waitForTimeout(300);
  /** @type {Partial<Load>} */
  const { 'first paint': first, 'largest paint': largest, ...typed } = await page.evaluate(() => Object(window).seen);
  await page.close();
  return typing ? typed : { 'first paint': first ?? -1, 'largest paint': largest ?? -1 };
}

/**
 * Has a page kept by a service worker: the app by its own, once somebody went through the gate, a reference by the least one.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {Variant} variant
 */
async function keep(context, address, variant) {
  const page = await context.newPage();
  await page.goto(address);
  if (variant === 'now') {
    await typePassword(page);
    await page.keyboard.press('Enter');
    await page.getByRole('banner').waitFor();
  } else await page.evaluate((worker) => navigator.serviceWorker.register(worker), KEEPER);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.close();
}

/** What each moment is compared with. */
const BESIDE = /** @type {const} */ ({
  'first paint': 'page',
  'largest paint': 'page',
  'can type': 'floor',
  'program runs': 'floor',
});
/** Whether somebody types while it loads. @type {Record<Variant, boolean[]>} */
const LOADS = { now: [false, true], page: [false], floor: [true] };

/**
 * Loads each page anew in each round: cold, then with its files kept, then without network.
 * @param {number} rounds
 */
export async function measureLogin(rounds) {
  const folders = await buildPages();
  const variants = /** @type {Variant[]} */ (['now', 'page', 'floor']);
  const servers = Object.fromEntries(
    await Promise.all(variants.map(async (variant) => [variant, await serve(folders[variant])])),
  );
  process.env['WEFTLINE_BROWSER'] ??= await ensureBrowser();
  const browser = await chromium.launch({ executablePath: process.env['WEFTLINE_BROWSER'], args: browserFlags });
  const states = /** @type {State[]} */ (['cold', 'warm', 'offline']);
  /** @type {Record<State, Record<Variant, Partial<Load>[]>>} */
  const loads = {
    cold: { now: [], page: [], floor: [] },
    warm: { now: [], page: [], floor: [] },
    offline: { now: [], page: [], floor: [] },
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const variant of round % 2 === 0 ? variants : variants.toReversed()) {
        const { address } = servers[variant];
        /** @type {Record<State, Partial<Load>>} */
        const moments = { cold: {}, warm: {}, offline: {} };
        for (const typing of LOADS[variant]) {
          const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
          Object.assign(moments.cold, await load(context, address, { typing }));
          Object.assign(moments.warm, await load(context, address, { typing }));
          await keep(context, address, variant);
          await context.setOffline(true);
          Object.assign(moments.offline, await load(context, address, { typing, offline: true }));
          await context.close();
        }
        for (const state of states) loads[state][variant].push(moments[state]);
      }
    }
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) server.close();
  }
  const figures = states.flatMap((state) =>
    /** @type {Moment[]} */ (Object.keys(BESIDE)).map((moment) => {
      const other = BESIDE[/** @type {keyof typeof BESIDE} */ (moment)];
      const values = (/** @type {Variant} */ variant) => loads[state][variant].map((each) => each[moment] ?? NaN);
      const now = values('now');
      return {
        name: `${moment}, ${state}`,
        values: { now: spread(now), [other]: spread(values(other)) },
        ratios: { [other]: spread(values(other).map((value, round) => (now[round] ?? NaN) / value)) },
        counts: {},
      };
    }),
  );
  return [
    {
      title: `Login at 1.6 Mbit/s, 150 ms, a ${SLOWER} times slower processor; page: static, floor: bare React`,
      unit: 'ms',
      figures,
    },
  ];
}
