// What each route has people download, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scriptsByStage } from '../scripts/size.mjs';
import { createRecord, variantsOf } from './measure.mjs';

const kB = (/** @type {string[]} */ files) =>
  files.reduce((total, file) => total + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;

/**
 * @param {import('./bench.mjs').Subject} subject
 * @returns {Promise<import('./measure.mjs').Section[]>}
 */
export async function measureBytes({ apps }) {
  const record = createRecord();
  for (const variant of variantsOf(apps)) {
    const dist = apps[variant]?.state.dist ?? '';
    const css = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'));
    const { page, dashboard, routes } = await scriptsByStage(dist);
    record.add('JavaScript before login', variant, 0, kB(page.files) + page.inlineBytes / 1000);
    record.add('JavaScript of shell and dashboard', variant, 0, kB(dashboard));
    for (const { name, files } of routes)
      record.add(`beyond it: ${name.replace(/-.{8}\.js$/, '')}`, variant, 0, kB(files));
    record.add('CSS', variant, 0, kB(css.map((name) => join(dist, 'assets', name))));
  }
  return [{ title: 'Bytes, gzip', unit: 'kB', figures: record.figures() }];
}
