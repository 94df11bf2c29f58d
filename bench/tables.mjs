// Measures the order table against a bare floor at four sizes and prints ratios; never asserts a time.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { browserFlags, ensureBrowser } from '../scripts/browser.mjs';
import { projectFolder } from '../scripts/install.mjs';

const SIZES = [100, 1_000, 10_000, 100_000];
const REPETITIONS = 30;
const WARM_UP = 5;
const outDir = join(projectFolder, 'node_modules', '.cache', 'weftline', 'bench-tables');

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  values.toSorted((first, second) => first - second)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  0;

/** Runs in the page: milliseconds from a change to the frame after its paint, typing and clearing in turn. */
async function measure(/** @type {{ repetitions: number, warmUp: number }} */ { repetitions, warmUp }) {
  const box = /** @type {HTMLInputElement} */ (document.querySelector('input[type=search]'));
  const region = /** @type {HTMLElement} */ (document.querySelector('.data-grid'));
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(undefined);
        channel.port2.postMessage(undefined);
      });
    });
  /** @param {() => void} change */
  const timed = async (change) => {
    await painted();
    const begin = performance.now();
    change();
    await painted();
    return performance.now() - begin;
  };
  /** @param {string} text */
  const type = (text) => {
    setValue?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // Two of ten categories of equal chance: a tenth of the rows stays.
  const typing = [];
  const clearing = [];
  for (let turn = 0; turn < warmUp + repetitions; turn += 1) {
    typing.push(await timed(() => type(turn % 2 === 0 ? 'Knitwear' : 'Outerwear')));
    clearing.push(await timed(() => type('')));
  }
  const header = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Customer');
  const sorting = [];
  for (let turn = 0; turn < 6; turn += 1) sorting.push(await timed(() => header?.click()));
  let dropped = 0;
  let last = performance.now();
  const frames = 120;
  for (let frame = 1; frame <= frames; frame += 1) {
    region.scrollTop = (region.scrollHeight * frame) / frames;
    await painted();
    const now = performance.now();
    if (now - last > 25) dropped += 1;
    last = now;
  }
  return {
    typing: typing.slice(warmUp),
    clearing: clearing.slice(warmUp),
    sorting,
    dropped,
    nodes: document.querySelectorAll('*').length,
    heapMB: /** @type {any} */ (performance).memory.usedJSHeapSize / 1e6,
  };
}

process.env['WEFTLINE_BROWSER'] ??= await ensureBrowser();
await build({
  configFile: join(projectFolder, 'vite.config.ts'),
  root: join(projectFolder, 'bench', 'tables'),
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
});
const server = await preview({
  configFile: false,
  root: join(projectFolder, 'bench', 'tables'),
  logLevel: 'warn',
  build: { outDir },
  preview: { port: 4390 },
});
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: process.env['WEFTLINE_BROWSER'], args: browserFlags });

/** @param {'product' | 'floor'} kind @param {number} rows */
async function run(kind, rows) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}?kind=${kind}&rows=${rows}`);
  await page.locator('.data-grid').waitFor();
  const firstRender = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          resolve(performance.now() - (performance.getEntriesByName('render')[0]?.startTime ?? 0)),
        );
      }),
  );
  const figures = await page.evaluate(measure, { repetitions: REPETITIONS, warmUp: WARM_UP });
  await page.close();
  return { ...figures, firstRender: Number(firstRender) };
}

/** @param {number} value @param {number} floor */
const beside = (value, floor) => `${value.toFixed(1)} (${(value / floor).toFixed(2)}x)`.padStart(15);

console.log('Milliseconds, and the ratio to the bare floor of the same run.');
console.log(
  ['rows', 'type p50', 'type p95', 'clear p50', 'clear p95', 'sort p50', 'first render', 'dropped', 'nodes', 'heap MB']
    .map((name, index) => name.padStart(index === 0 ? 8 : 15))
    .join(''),
);
for (const rows of SIZES) {
  const floor = await run('floor', rows);
  const product = await run('product', rows);
  console.log(
    [
      String(rows).padStart(8),
      beside(quantile(product.typing, 0.5), quantile(floor.typing, 0.5)),
      beside(quantile(product.typing, 0.95), quantile(floor.typing, 0.95)),
      beside(quantile(product.clearing, 0.5), quantile(floor.clearing, 0.5)),
      beside(quantile(product.clearing, 0.95), quantile(floor.clearing, 0.95)),
      beside(quantile(product.sorting, 0.5), quantile(floor.sorting, 0.5)),
      beside(product.firstRender, floor.firstRender),
      `${product.dropped} / ${floor.dropped}`.padStart(15),
      `${product.nodes} / ${floor.nodes}`.padStart(15),
      `${product.heapMB.toFixed(0)} / ${floor.heapMB.toFixed(0)}`.padStart(15),
    ].join(''),
  );
}
await browser.close();
await server.close();
