// Opens and closes every overlay of the built app 200 times, changes the screen 500 times, and tells what the page keeps.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anyTest, testBuiltApp } from './builtApp.mjs';
import { projectFolder, readOrStop, requireNode, stop } from './install.mjs';
import { saveFigures } from './results/figures.mjs';
import { testsIn } from './results/playwrightTests.mjs';
import { printTable } from './results/printTable.mjs';
import { namesWith } from './words.mjs';

/** @typedef {import('../e2e/leaks/leaks').Leaks} Leaks */
/** @typedef {import('../e2e/leaks/measure').Held} Held */

const USAGE = 'npm run leaks -- [words of an overlay] [--rounds 200] [--save]';
const ROUNDS = 200;
const CONFIG = ['-c', 'e2e/leaks/playwright.config.ts'];
const REPORT = join(projectFolder, 'reports', 'leaks.json');

const readArguments = () =>
  readOrStop(USAGE, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { rounds: { type: 'string', default: String(ROUNDS) }, save: { type: 'boolean', default: false } },
    });
    return { rounds: Number(values.rounds), isSaved: values.save, words: positionals };
  });

requireNode();
const { rounds, isSaved, words } = readArguments();
if (!Number.isInteger(rounds) || rounds < 1) stop(USAGE);
const narrow = words.length > 0 ? ['--grep', namesWith(words)] : [];
if (words.length > 0 && !anyTest([...CONFIG, ...narrow])) stop(`No overlay is called "${words.join(' ')}".`);

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(2);
/** @param {Leaks} leaks @param {keyof Held} kind @param {(value: number) => string} [written] */
const from = ({ start, end }, kind, written = String) => `${written(start[kind])} > ${written(end[kind])}`;

// Figures of an earlier run must never be taken for those of this one.
rmSync(REPORT, { force: true });
const exitCode = await testBuiltApp([...CONFIG, ...narrow], { WEFTLINE_LEAK_ROUNDS: String(rounds) });
const tests = testsIn(REPORT);
const measured = tests.flatMap(({ title, ok, annotations }) => {
  const text = annotations.find(({ type }) => type === 'leaks')?.description;
  return text === undefined ? [] : [{ title, ok, leaks: /** @type {Leaks} */ (JSON.parse(text)) }];
});
printTable(
  ['what', 'rounds', 'elements', 'nodes', 'listeners', 'timers', 'heap, MB', ''],
  tests.map(({ title }) => {
    const leaks = measured.find((found) => found.title === title)?.leaks;
    if (!leaks) return [title, '', '', '', '', '', '', 'not measured: it failed before'];
    const counts = /** @type {const} */ (['elements', 'nodes', 'listeners', 'timers']).map((kind) => from(leaks, kind));
    const verdict = leaks.grew.length > 0 ? `GREW: ${leaks.grew.join(', ')}` : 'back';
    return [title, String(leaks.rounds), ...counts, from(leaks, 'heap', megabytes), verdict];
  }),
);
const leaking = measured.filter(({ leaks }) => leaks.grew.length > 0);
console.log(`\n${measured.length} of ${tests.length} measured, ${leaking.length} that grew.`);

if (words.length === 0 && rounds >= ROUNDS) {
  saveFigures('leaks', 'npm run leaks', {
    figures: [
      {
        what: 'Overlays and changes of screen measured',
        value: measured.length,
        limit: 'all',
        ok: measured.length === tests.length,
      },
      { what: 'Rounds of each overlay', value: rounds, limit: `at least ${ROUNDS}`, ok: true },
      { what: 'That leave something behind', value: leaking.length, limit: 'none', ok: leaking.length === 0 },
    ],
    notes: leaking.map(({ title, leaks }) => `${title}: ${leaks.grew.join(', ')} grew.`),
    isSaved,
  });
}
process.exit(exitCode);
