// Measures the order table against a bare floor at four sizes and prints ratios; never asserts a time.
import { beside, openBench, quantile } from './measure.mjs';

const SIZES = [100, 1_000, 10_000, 100_000];
const REPETITIONS = 30;
const WARM_UP = 5;

/** Runs in the page: milliseconds from a change to the frame after its paint, typing and clearing in turn. */
async function measure(/** @type {{ repetitions: number, warmUp: number }} */ { repetitions, warmUp }) {
  const { painted, timed, type } = /** @type {any} */ (window).bench;
  const region = /** @type {HTMLElement} */ (document.querySelector('.data-grid'));
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

const bench = await openBench('tables', 4390);

/** @param {'product' | 'floor'} kind @param {number} rows */
async function run(kind, rows) {
  const page = await bench.open(`?kind=${kind}&rows=${rows}`);
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
await bench.close();
