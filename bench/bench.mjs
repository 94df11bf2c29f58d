// `npm run bench [part ...] [-- --against <git ref>] [--rounds <count>] [--save]`: measures the built product and prints
// ratios with their spread; never asserts a time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { projectFolder, readOrStop, requireNode, stop } from '../scripts/install.mjs';
import { saveFigures } from '../scripts/results/figures.mjs';
import { measureBytes } from './bytes.mjs';
import { buildStateOf, buildThisState } from './builds.mjs';
import { measureDashboard } from './dashboard.mjs';
import { judged } from './goals.mjs';
import { measureKeys } from './keys.mjs';
import { measureLogin } from './login.mjs';
import { openBrowser } from './measure.mjs';
import { measurePanels } from './panels.mjs';
import { printSection } from './print.mjs';
import { measureScreens } from './screens.mjs';
import { serve } from './server.mjs';
import { measureTables } from './tables.mjs';
import { measureThreads } from './threads.mjs';

/**
 * @typedef {object} Subject what a part measures
 * @property {import('./measure.mjs').Bench} bench
 * @property {Partial<Record<import('./measure.mjs').Variant, { address: string, state: import('./builds.mjs').State }>>} apps
 *   'now', and 'before' when a commit is given
 * @property {number} rounds
 */

/**
 * @typedef {object} SavedPart
 * @property {string} [against] the commit that 'before' is, by its short hash
 * @property {number} rounds
 * @property {import('./measure.mjs').Section[]} sections
 */

/** What was measured last, by part, whole. */
const SAVED = join(projectFolder, 'bench', 'result.json');

/** In the order printed. @type {Record<string, (subject: Subject) => Promise<import('./measure.mjs').Section[]>>} */
const PARTS = {
  login: ({ rounds }) => measureLogin(rounds),
  dashboard: measureDashboard,
  screens: measureScreens,
  keys: measureKeys,
  tables: measureTables,
  threads: measureThreads,
  panels: measurePanels,
  bytes: measureBytes,
};

const WHOLE_ROUNDS = 5;

const USAGE = `npm run bench -- [${Object.keys(PARTS).join('|')}] [--against <git ref>] [--rounds ${WHOLE_ROUNDS}] [--save]`;

requireNode();
const { values: options, positionals } = readOrStop(USAGE, () =>
  parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      rounds: { type: 'string', default: String(WHOLE_ROUNDS) },
      save: { type: 'boolean', default: false },
    },
  }),
);
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) stop(`No part is called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
const rounds = Number(options.rounds);
if (!(rounds >= 1)) stop(`--rounds is "${options.rounds}", which is no count.`);

/** @type {{ now: import('./builds.mjs').State, before?: import('./builds.mjs').State & { commit: string } }} */
const states = {
  now: buildThisState(),
  ...(options.against === undefined ? {} : { before: buildStateOf(options.against) }),
};
const bench = await openBrowser();
/** @type {Subject['apps']} */
const apps = {};
const servers = [];
for (const [variant, state] of Object.entries(states)) {
  const server = await serve(state.dist);
  servers.push(server);
  apps[/** @type {import('./measure.mjs').Variant} */ (variant)] = { address: server.address, state };
}
/** Three digits are more than the spread leaves sure. @template Value @param {Value} value @returns {Value} */
const rounded = (value) =>
  JSON.parse(JSON.stringify(value), (_key, each) => (typeof each === 'number' ? Number(each.toPrecision(3)) : each));

/** @type {Record<string, SavedPart>} */
const results = {};
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const sections = rounded(await measure({ bench, apps, rounds }));
    results[name] = { ...(states.before === undefined ? {} : { against: states.before.commit }), rounds, sections };
    for (const section of sections) printSection(section);
  }
} finally {
  await bench.close();
  for (const server of servers) await server.close();
}
// The Quality page shows whole runs: figures of a few parts or rounds would take the place of all.
if (positionals.length === 0 && rounds >= WHOLE_ROUNDS)
  saveFigures('bench', 'npm run bench', {
    figures: judged(Object.values(results).flatMap(({ sections }) => sections)),
    isSaved: options.save,
  });
if (options.save) {
  /** @type {Record<string, SavedPart>} */
  const saved = existsSync(SAVED) ? JSON.parse(readFileSync(SAVED, 'utf8')) : {};
  const kept = Object.keys(PARTS).flatMap((name) => {
    const part = results[name] ?? saved[name];
    return part ? [[name, part]] : [];
  });
  writeFileSync(SAVED, (await format(SAVED, JSON.stringify(Object.fromEntries(kept)), { printWidth: 120 })).code);
  console.log(`Saved in ${SAVED}`);
}
