// Measures the smart inbox against a bare list of the same threads and prints ratios; never asserts a time.
import { beside, openBench, quantile } from './measure.mjs';

const SIZES = [100, 1_000, 3_000];
const REPETITIONS = 20;
const WARM_UP = 3;

/**
 * Runs in the page: milliseconds from a key to the paint of the box, and to the paint of the list that goes with it, as
 * far as it is seen. A word of the subjects keeps some of the threads, an empty box all.
 */
async function measure(/** @type {{ repetitions: number, warmUp: number }} */ { repetitions, warmUp }) {
  const { timed, timedUntil, type } = /** @type {any} */ (window).bench;
  const floorRows = () => document.querySelectorAll('[data-bench-list] li').length;
  const isFloor = floorRows() > 0;
  /** What the heading says, or the floor's rows. */
  const count = () =>
    isFloor ? floorRows() : Number(document.querySelector('h2')?.textContent?.replaceAll(/\D/g, '') ?? 0);
  const all = count();
  const painted = async (/** @type {string} */ text, /** @type {(count: number) => boolean} */ isDone) =>
    timedUntil(
      () => type(text),
      () => isDone(count()),
    );
  const narrowing = [];
  const widening = [];
  const keys = [];
  for (let turn = 0; turn < warmUp + repetitions; turn += 1) {
    narrowing.push(await painted(turn % 2 === 0 ? 'the zip' : 'the collar', (now) => now < all));
    widening.push(await painted('', (now) => now === all));
    keys.push(await timed(() => type('t')));
    await painted('', (now) => now === all);
  }
  return {
    narrowing: narrowing.slice(warmUp),
    widening: widening.slice(warmUp),
    keys: keys.slice(warmUp),
    nodes: document.querySelectorAll('*').length,
  };
}

const bench = await openBench('threads', 4391);

/** @param {'product' | 'floor'} kind @param {number} threads */
async function run(kind, threads) {
  const page = await bench.open(`?kind=${kind}&threads=${threads}`);
  await page.getByRole('searchbox').waitFor();
  const figures = await page.evaluate(measure, { repetitions: REPETITIONS, warmUp: WARM_UP });
  await page.close();
  return figures;
}

console.log('Milliseconds from the key, and the ratio to a bare list of the same run.');
console.log(
  ['threads', 'box p50', 'box p95', 'narrow p50', 'narrow p95', 'widen p50', 'widen p95', 'nodes']
    .map((name, index) => name.padStart(index === 0 ? 8 : 15))
    .join(''),
);
for (const threads of SIZES) {
  const floor = await run('floor', threads);
  const product = await run('product', threads);
  const figures = /** @type {const} */ (['keys', 'narrowing', 'widening']).flatMap((kind) =>
    [0.5, 0.95].map((share) => beside(quantile(product[kind], share), quantile(floor[kind], share))),
  );
  console.log([String(threads).padStart(8), ...figures, `${product.nodes} / ${floor.nodes}`.padStart(15)].join(''));
}
await bench.close();
