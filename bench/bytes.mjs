// What each route has people download, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scriptsOfPage, withStaticImports } from '../scripts/size.mjs';
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
    const assets = join(dist, 'assets');
    const named = (/** @type {RegExp} */ pattern) =>
      readdirSync(assets)
        .filter((name) => pattern.test(name))
        .map((name) => join(assets, name));
    const { files: gate } = await scriptsOfPage(dist);
    record.add('JavaScript before login', variant, 0, kB(gate));
    const known = new Set(gate);
    const beyondKnown = async (/** @type {string[]} */ modules) => {
      const files = (await withStaticImports(dist, modules)).filter((file) => !known.has(file));
      for (const file of files) known.add(file);
      return files;
    };
    const dashboard = named(/^(Shell|sampleOperations|DashboardScreen)-.*\.js$/);
    record.add('JavaScript of shell and dashboard', variant, 0, kB(await beyondKnown(dashboard)));
    const shared = new Set(known);
    for (const screen of named(/Screen-.*\.js$/).filter((file) => !known.has(file))) {
      const files = (await withStaticImports(dist, [screen])).filter((file) => !shared.has(file));
      record.add(`beyond it: ${basename(screen).replace(/-.{8}\.js$/, '')}`, variant, 0, kB(files));
    }
    record.add('CSS', variant, 0, kB(named(/\.css$/)));
  }
  return [{ title: 'Bytes, gzip', unit: 'kB', figures: record.figures() }];
}
