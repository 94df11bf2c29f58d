// The order table at size against a bare floor: the same filter and order over the same rows, plain and nothing else.
import { measureAtSize } from './atSize.mjs';

/** How many rows, and how many times slower the processor is. */
const RUNS = /** @type {const} */ ([
  [36, 1],
  [1_000, 1],
  [100_000, 1],
  [100_000, 4],
]);
const TURNS = 12;
const WARM_UP = 4;
const LOOK_MS = 2_000;

/** Runs in the page: milliseconds from a change to the frame after its paint, typing and clearing in turn. */
async function timeTable(/** @type {{ turns: number, warmUp: number }} */ { turns, warmUp }) {
  const { timed, timedUntil, type } = Reflect.get(window, 'bench');
  const region = /** @type {HTMLElement} */ (document.querySelector('.data-grid'));
  // Letter by letter; two of ten categories of equal chance, so that a tenth of the rows stays.
  const typing = [];
  const clearing = [];
  for (let turn = 0; turn < warmUp + turns; turn += 1) {
    for (const text of turn % 2 === 0 ? ['K', 'Kn', 'Knitwear'] : ['O', 'Ou', 'Outerwear'])
      typing.push(Number(await timed(() => type(text))));
    clearing.push(Number(await timed(() => type(''))));
  }
  const header = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Customer');
  const sorting = [];
  for (let turn = 0; turn < 6; turn += 1) sorting.push(Number(await timed(() => header?.click())));
  const scrolling = [];
  const { left, top, width, height } = region.getBoundingClientRect();
  // A row that is not drawn yet is an empty gap.
  const isDrawn = () => Boolean(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-row]'));
  const frames = 60;
  for (let frame = 1; frame <= frames; frame += 1) {
    const scroll = () => {
      region.scrollTop = (region.scrollHeight * frame) / frames;
    };
    scrolling.push(Number(await timedUntil(scroll, isDrawn)));
  }
  return { key: typing.slice(warmUp * 3), clear: clearing.slice(warmUp), sort: sorting, scroll: scrolling };
}

/** @param {import('./bench.mjs').Subject} subject */
export const measureTables = (subject) =>
  measureAtSize(subject, {
    name: 'tables',
    title: 'Order table at size (counts are of a whole round)',
    runs: RUNS.map(([rows, slower]) => ({
      name: `${rows.toLocaleString('en-US')} rows${slower === 1 ? '' : `, ${slower}x slower`}`,
      query: `rows=${rows}`,
      slower,
    })),
    ready: async (page) => {
      await page.locator('.data-grid').waitFor();
      // People look before they type.
      await page.waitForTimeout(LOOK_MS);
    },
    time: (page) => page.evaluate(timeTable, { turns: TURNS, warmUp: WARM_UP }),
  });
