// Runs every part of the tests, whatever the outcome of the others, and adds up their results.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { installWhatIsMissing, npmCommand, projectFolder, requireNode, startedDirectly } from './install.mjs';

/** @typedef {{ passed: number, failed: number }} Totals */
/** @typedef {{ name: string, totals: Totals, ok: boolean, remark: string, seconds: number }} Outcome */

/** As Vitest's JSON has it. @typedef {{ numPassedTests: number, numFailedTests: number }} VitestReport */
/** As Playwright's JSON has it. @typedef {{ stats: { expected: number, unexpected: number, flaky?: number } }} PlaywrightReport */

/** @param {VitestReport} report @returns {Totals} */
const vitestTotals = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });

/**
 * A test that passed only after a retry does not count as passed.
 * @param {PlaywrightReport} report
 * @returns {Totals}
 */
const playwrightTotals = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + (stats.flaky ?? 0) });

/**
 * @param {string} name of a file below reports/
 * @param {(report: VitestReport & PlaywrightReport) => Totals} totals reads the fields of the one that it is
 * @returns {() => Totals | undefined} nothing when the file is missing or is no such report
 */
const totalsIn = (name, totals) => () => {
  const file = join(projectFolder, 'reports', name);
  if (!existsSync(file)) return undefined;
  try {
    const found = totals(JSON.parse(readFileSync(file, 'utf8')));
    return Number.isInteger(found.passed) && Number.isInteger(found.failed) ? found : undefined;
  } catch {
    return undefined;
  }
};

/** @typedef {{ name: string, readTotals?: () => Totals | undefined }} Part */

/**
 * Lanes that run beside each other, after those of the line before. A story often waits for its page, which leaves an eighth
 * of the processors to the quick tests. The ledger is last: it reads what the others left and runs no tests of its own.
 * @type {{ first: Part[], meanwhile?: Part[] }[]}
 */
const parts = [
  {
    first: [{ name: 'test:stories', readTotals: totalsIn('stories.json', vitestTotals) }],
    meanwhile: [
      { name: 'test:unit', readTotals: totalsIn('unit.json', vitestTotals) },
      { name: 'test:tools', readTotals: totalsIn('tools.json', vitestTotals) },
    ],
  },
  { first: [{ name: 'test:e2e', readTotals: totalsIn('e2e.json', playwrightTotals) }, { name: 'ledger' }] },
];

/**
 * A part that failed without a failed test of its own (it did not start, or crashed) counts as one failure, so
 * that the last line never says "0 failed" about a run that failed.
 * @param {number} exitCode
 * @param {Totals | undefined | 'none expected'} found
 * @returns {{ totals: Totals, ok: boolean, remark: string }}
 */
export function judge(exitCode, found) {
  const totals = found === undefined || found === 'none expected' ? { passed: 0, failed: 0 } : { ...found };
  let remark = '';
  if (found === undefined) remark = 'left no results';
  else if (found !== 'none expected' && totals.passed + totals.failed === 0) remark = 'ran no tests';
  else if (exitCode !== 0 && totals.failed === 0) remark = `ended with code ${exitCode}`;
  if (remark) totals.failed += 1;
  return { totals, ok: totals.failed === 0, remark };
}

/**
 * @param {Outcome[]} outcomes
 * @returns {string[]}
 */
export function summary(outcomes) {
  const rows = outcomes.map(({ name, totals, ok, remark, seconds }) => [
    name,
    ok ? 'passed' : 'FAILED',
    name === 'ledger' ? '' : String(totals.passed),
    name === 'ledger' ? '' : String(totals.failed),
    seconds.toFixed(1),
    remark,
  ]);
  const table = [['part', 'result', 'passed', 'failed', 'seconds', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const passed = outcomes.reduce((sum, { totals }) => sum + totals.passed, 0);
  const failed = outcomes.reduce((sum, { totals }) => sum + totals.failed, 0);
  return [...lines, '', `${passed} passed, ${failed} failed`];
}

/** @param {number | undefined} pid of a process that has not begun any other yet */
function giveWay(pid) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It takes its share of the processors then.
  }
}

/**
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} [givesWay] to all other processes; then it prints its lines in one piece when it has ended
 * @returns {Promise<number>} its exit code
 */
function runScript(script, env, givesWay = false) {
  return new Promise((resolve) => {
    const npm = npmCommand(['run', script]);
    const child = spawn(npm.file, npm.args, {
      cwd: projectFolder,
      env,
      shell: npm.shell,
      stdio: givesWay ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (givesWay) giveWay(child.pid);
    /** @type {Buffer[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (lines) => printed.push(lines));
    // Nothing is left running when this command is stopped, and the parts that follow are not started.
    const leave = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      child.once('exit', () => process.exit(signal === 'SIGINT' ? 130 : 143));
    };
    process.once('SIGINT', leave).once('SIGTERM', leave);
    /** @param {number} exitCode */
    const done = (exitCode) => {
      process.off('SIGINT', leave).off('SIGTERM', leave);
      if (givesWay) process.stdout.write(`\n== ${script}\n${Buffer.concat(printed).toString()}\n`);
      resolve(exitCode);
    };
    child.once('error', (error) => {
      console.error(`npm could not be started: ${error.message}`);
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}

function removeOldReports() {
  const folder = join(projectFolder, 'reports');
  if (!existsSync(folder)) return;
  // Results of an earlier run must never be taken for results of this one.
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.json')) rmSync(join(folder, name));
  }
}

async function testEverything() {
  requireNode();
  if (process.argv.length > 2) {
    console.error(
      'npm test runs everything and takes no arguments. Run a single one with npm run test:unit -- <name>, npm run test:tools -- <name>, npm run test:stories -- <name> or npm run test:e2e -- <name>.',
    );
    process.exit(2);
  }
  installWhatIsMissing();
  const env = { ...process.env, WEFTLINE_BROWSER: await ensureBrowser() };
  removeOldReports();

  /** @type {Outcome[]} */
  const outcomes = [];
  /** @param {Part[]} lane @param {boolean} [givesWay] */
  const runLane = async (lane, givesWay = false) => {
    for (const part of lane) {
      if (!givesWay) console.log(`\n== ${part.name}`);
      const begin = performance.now();
      const exitCode = await runScript(part.name, env, givesWay);
      const found = part.readTotals ? part.readTotals() : /** @type {const} */ ('none expected');
      outcomes.push({ name: part.name, ...judge(exitCode, found), seconds: (performance.now() - begin) / 1000 });
    }
  };
  for (const { first, meanwhile = [] } of parts) await Promise.all([runLane(first), runLane(meanwhile, true)]);
  console.log('');
  // A program of its own: what it reads with may have been missing when this one began.
  spawnSync(process.execPath, [join(projectFolder, 'scripts', 'failures.mjs')], { stdio: 'inherit' });
  console.log(`\n${summary(outcomes).join('\n')}`);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
}

if (startedDirectly(import.meta.url)) await testEverything();
