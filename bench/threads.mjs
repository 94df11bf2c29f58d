// The smart inbox at size against a bare list of the same threads.
import { measureAtSize } from './atSize.mjs';

const SIZES = [3, 1_000, 3_000];
const TURNS = 8;
const WARM_UP = 2;

/**
 * Runs in the page: milliseconds from a key to the paint of the box, and to the paint of the list that goes with it, as
 * far as it is seen. A word of the subjects keeps some of the threads, an empty box all.
 */
async function timeInbox(/** @type {{ turns: number, warmUp: number }} */ { turns, warmUp }) {
  const { timed, timedUntil, type } = Reflect.get(window, 'bench');
  const floorList = document.querySelector('[data-bench-list]');
  /** What the heading says, or the floor's rows. */
  const count = () =>
    floorList
      ? floorList.children.length
      : Number(document.querySelector('h2')?.textContent?.replaceAll(/\D/g, '') ?? 0);
  const all = count();
  const until = async (/** @type {string} */ text, /** @type {(count: number) => boolean} */ isDone) =>
    Number(
      await timedUntil(
        () => type(text),
        () => isDone(count()),
      ),
    );
  const narrow = [];
  const widen = [];
  const box = [];
  for (let turn = 0; turn < warmUp + turns; turn += 1) {
    narrow.push(await until(turn % 2 === 0 ? 'the zip' : 'the collar', (now) => now < all));
    widen.push(await until('', (now) => now === all));
    box.push(Number(await timed(() => type('t'))));
    await until('', (now) => now === all);
  }
  return { box: box.slice(warmUp), narrow: narrow.slice(warmUp), widen: widen.slice(warmUp) };
}

/** @param {import('./bench.mjs').Subject} subject */
export const measureThreads = (subject) =>
  measureAtSize(subject, {
    name: 'threads',
    title: 'Inbox at size (counts are of a whole round)',
    runs: SIZES.map((threads) => ({
      name: `${threads.toLocaleString('en-US')} threads`,
      query: `threads=${threads}`,
    })),
    ready: (page) => page.getByRole('searchbox').waitFor(),
    time: (page) => page.evaluate(timeInbox, { turns: TURNS, warmUp: WARM_UP }),
  });
