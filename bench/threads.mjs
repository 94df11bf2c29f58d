// The smart inbox at size against a bare list of the same threads.
import { buildPage } from './builds.mjs';
import { alternate, createRecord, variantsOf } from './measure.mjs';
import { serve } from './server.mjs';

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

/**
 * @param {import('./bench.mjs').Subject} subject
 * @returns {Promise<import('./measure.mjs').Section[]>}
 */
export async function measureThreads({ bench, apps, rounds }) {
  const record = createRecord();
  /** @type {Partial<Record<import('./measure.mjs').Variant, string>>} */
  const addresses = {};
  const servers = [];
  for (const variant of variantsOf(apps)) {
    const state = apps[variant]?.state;
    if (!state) continue;
    const server = await serve(await buildPage(state, 'threads'));
    servers.push(server);
    addresses[variant] = `${server.address}?kind=product`;
    if (variant === 'now') addresses.floor = `${server.address}?kind=floor`;
  }
  for (const threads of SIZES) {
    const name = `${threads.toLocaleString('en-US')} threads`;
    await alternate(variantsOf(addresses), Math.max(2, Math.ceil(rounds / 2)), async (variant, round) => {
      const opened = await bench.open(`${addresses[variant]}&threads=${threads}`);
      await opened.page.getByRole('searchbox').waitFor();
      const { result, counts } = await opened.counted(() =>
        opened.page.evaluate(timeInbox, { turns: TURNS, warmUp: WARM_UP }),
      );
      for (const [kind, times] of Object.entries(result))
        for (const time of times) record.add(`${kind}, ${name}`, variant, round, time, counts);
      await opened.close();
    });
  }
  for (const server of servers) await server.close();
  return [{ title: 'Inbox at size (counts are of a whole round)', unit: 'ms', figures: record.figures() }];
}
