// Runs `npm test` again and again on the same files, and tells how often it can fail of itself.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { npmCommand, projectFolder, readOrStop, requireNode, startedDirectly, stop } from './install.mjs';
import { saveFigures } from './results/figures.mjs';
import { printTable } from './results/printTable.mjs';
import { sourceState } from './results/run.mjs';

/** @typedef {{ passed: number, failed: number, seconds: number, failures: string[] }} TestRun failures are names of tests */

const USAGE = 'npm run flakes -- [--runs 10] [--again] [--save]';
const WHOLE_RUNS = 10;
/** The part of all cases in which the bound holds. */
const CONFIDENCE = 0.95;

/**
 * What a whole run printed: the line that counts all tests, and the names of those that failed.
 * @param {string} output
 * @returns {Pick<TestRun, 'passed' | 'failed' | 'failures'>} a run without that line counts as one failure
 */
export function readOutput(output) {
  const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output) ?? [];
  const failures = [...output.matchAll(/^FAILED (.*)$/gm)].map(([, name = '']) => name.trim());
  return { passed: Number(passed), failed: Number(failed), failures };
}

/** @param {number} runs @param {number} red @param {number} rate the chance that at most so many of the runs are red */
function chanceOfAtMost(runs, red, rate) {
  let term = (1 - rate) ** runs;
  let sum = term;
  for (let count = 1; count <= red; count += 1) {
    term *= (((runs - count + 1) / count) * rate) / (1 - rate);
    sum += term;
  }
  return sum;
}

/**
 * The highest rate of red runs with which what was seen is not yet strange (Clopper and Pearson's upper bound).
 * @param {number} runs
 * @param {number} red how many of them
 * @returns {number} 0 to 1
 */
export function flakeBound(runs, red) {
  if (red >= runs) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (chanceOfAtMost(runs, red, middle) > 1 - CONFIDENCE) low = middle;
    else high = middle;
  }
  return high;
}

const readArguments = () =>
  readOrStop(USAGE, () => {
    return parseArgs({
      options: {
        runs: { type: 'string', default: String(WHOLE_RUNS) },
        again: { type: 'boolean', default: false },
        save: { type: 'boolean', default: false },
      },
    }).values;
  });

/** @returns {TestRun} */
function testOnce() {
  const begin = performance.now();
  const npm = npmCommand(['test']);
  const { stdout } = spawnSync(npm.file, npm.args, {
    cwd: projectFolder,
    shell: npm.shell,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { ...readOutput(stdout), seconds: Math.round((performance.now() - begin) / 1000) };
}

/** Keeps what a red run tells of its failures, which the next run would overwrite. @param {string} into */
function keepReports(into) {
  const reports = join(projectFolder, 'reports');
  for (const name of ['unit.xml', 'tools.xml', 'stories.xml', 'e2e.xml', 'e2e', 'results']) {
    if (existsSync(join(reports, name))) cpSync(join(reports, name), join(into, name), { recursive: true });
  }
}

function runAgainAndAgain() {
  requireNode();
  const wanted = readArguments();
  const count = Number(wanted.runs);
  if (!Number.isInteger(count) || count < 1) stop(USAGE);
  // What ran on other files tells nothing of these.
  const folder = join(projectFolder, 'reports', 'flakes');
  const file = join(folder, `${sourceState().tree}.json`);
  mkdirSync(folder, { recursive: true });
  /** @type {TestRun[]} */
  const runs = !wanted.again && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  while (runs.length < count) {
    runs.push(testOnce());
    writeFileSync(file, JSON.stringify(runs));
    const { passed, failed, seconds } = /** @type {TestRun} */ (runs.at(-1));
    if (failed > 0) keepReports(join(folder, `run-${runs.length}`));
    console.log(`run ${runs.length} of ${count}: ${passed} passed, ${failed} failed, ${seconds} s`);
  }

  const red = runs.filter(({ failed }) => failed > 0);
  const bound = flakeBound(runs.length, red.length);
  printTable(
    ['run', 'passed', 'failed', 'seconds', ''],
    runs.map(({ passed, failed, seconds, failures }, index) => [
      ...[index + 1, passed, failed, seconds].map(String),
      failures.join('; '),
    ]),
  );
  console.log(
    `\n${red.length} of ${runs.length} runs red: at most ${(bound * 100).toFixed(0)} % of all are, 19 times in 20.`,
  );
  saveFigures('flakes', 'npm run flakes', {
    figures: [
      { what: 'Runs of npm test', value: runs.length, limit: `at least ${WHOLE_RUNS}`, ok: runs.length >= WHOLE_RUNS },
      { what: 'Red runs', value: red.length, limit: 'none', ok: red.length === 0 },
      { what: 'Runs that fail of themselves, at most', value: Math.round(bound * 100), unit: '%', ok: true },
    ],
    notes: [...new Set(red.flatMap(({ failures }) => failures))].map((name) => `${name} failed.`),
    // Fewer runs must not be taken for all.
    isSaved: wanted.save && runs.length >= WHOLE_RUNS,
  });
  process.exitCode = red.length === 0 ? 0 : 1;
}

if (startedDirectly(import.meta.url)) runAgainAndAgain();
