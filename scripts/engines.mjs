// Gate, walks, panels, history, back-forward cache and print in the engines of other browsers than Chromium. What an engine
// does not run is said in words.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testBuiltApp } from './builtApp.mjs';
import { findEngine } from './engines/find.mjs';
import { cellsOf, cellText, holds, notRun, PARTS } from './engines/verdict.mjs';
import { projectFolder, readOrStop, requireNode } from './install.mjs';
import { saveFigures } from './results/figures.mjs';
import { testsIn } from './results/playwrightTests.mjs';
import { printTable } from './results/printTable.mjs';

const USAGE = 'npm run test:engines -- [firefox] [webkit] [--save]';
const KINDS = /** @type {const} */ (['firefox', 'webkit']);
const REPORT = join(projectFolder, 'reports', 'engines.json');

const readArguments = () =>
  readOrStop(USAGE, () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { save: { type: 'boolean', default: false } },
    });
    const unknown = positionals.find((word) => !KINDS.some((kind) => kind === word));
    if (unknown !== undefined) throw new Error(`There is no engine '${unknown}'.`);
    const kinds = KINDS.filter((kind) => positionals.length === 0 || positionals.includes(kind));
    return { isSaved: values.save, kinds };
  });

requireNode();
const { isSaved, kinds } = readArguments();
const engines = await Promise.all(kinds.map(findEngine));
const found = engines.filter(({ missing }) => missing === undefined);

// Results of an earlier run must never be taken for those of this one.
rmSync(REPORT, { force: true });
if (found.length > 0) {
  await testBuiltApp(['-c', 'e2e/engines/playwright.config.ts'], {
    WEFTLINE_ENGINES: found.map(({ project }) => project).join(','),
  });
}
const tests = testsIn(REPORT);
printTable(
  ['engine', ...Object.keys(PARTS)],
  engines.map((engine) => [engine.name, ...cellsOf(tests, engine).map(cellText)]),
);
const left = notRun(tests, engines);
console.log(`\n${left.length === 0 ? 'Nothing was left out.' : left.join('\n')}`);
const failed = tests.filter(({ ok, skipped }) => !ok && !skipped);
for (const { project, title } of failed) console.log(`FAILED in ${project}: ${title}`);

if (kinds.length === KINDS.length) {
  saveFigures('engines', 'npm run test:engines', {
    figures: engines.map((engine) => {
      const cells = cellsOf(tests, engine);
      const passed = cells.reduce((sum, cell) => sum + cell.passed, 0);
      return {
        what: `${engine.name}: tests passed`,
        value: passed,
        limit: 'all that it can run',
        ok: holds(tests, [engine]),
      };
    }),
    notes: [...left, ...failed.map(({ project, title }) => `Failed in ${project}: ${title}`)],
    isSaved,
  });
}
process.exit(holds(tests, engines) ? 0 : 1);
