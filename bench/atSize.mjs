import { buildPage } from './builds.mjs';
import { alternate, createRecord, variantsOf } from './measure.mjs';
import { serve } from './server.mjs';

/**
 * @typedef {object} AtSize one of the bench's own pages, which draws the product's part or the bare floor
 * @property {'tables' | 'threads'} name its folder
 * @property {string} title
 * @property {readonly { name: string, query: string, slower?: number }[]} runs what is added to the page's address, and
 *   how many times slower the processor is
 * @property {(page: import('playwright').Page) => Promise<unknown>} ready until the page can be measured
 * @property {(page: import('playwright').Page) => Promise<Record<string, number[]>>} time milliseconds of each kind of turn
 */

/**
 * Times a page now, before and as a bare floor.
 * @param {import('./bench.mjs').Subject} subject
 * @param {AtSize} measured
 * @returns {Promise<import('./measure.mjs').Section[]>}
 */
export async function measureAtSize({ bench, apps, rounds }, { name: folder, title, runs, ready, time }) {
  const record = createRecord();
  /** @type {Partial<Record<import('./measure.mjs').Variant, string>>} */
  const addresses = {};
  const servers = [];
  for (const variant of variantsOf(apps)) {
    const state = apps[variant]?.state;
    if (!state) continue;
    const server = await serve(await buildPage(state, folder));
    servers.push(server);
    addresses[variant] = `${server.address}?kind=product`;
    if (variant === 'now') addresses.floor = `${server.address}?kind=floor`;
  }
  for (const { name, query, slower = 1 } of runs) {
    await alternate(variantsOf(addresses), Math.max(2, Math.ceil(rounds / 2)), async (variant, round) => {
      const opened = await bench.open(`${addresses[variant]}&${query}`, { slower });
      await ready(opened.page);
      const { result, counts } = await opened.counted(() => time(opened.page));
      for (const [kind, times] of Object.entries(result))
        for (const taken of times) record.add(`${kind}, ${name}`, variant, round, taken, counts);
      await opened.close();
    });
  }
  for (const server of servers) await server.close();
  return [{ title, unit: 'ms', figures: record.figures() }];
}
