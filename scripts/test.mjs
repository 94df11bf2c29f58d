// Runs every part of the tests, whatever the outcome of the others, and adds up their results.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { installWhatIsMissing, npmCommand, projectFolder, requireNode, startedDirectly } from './install.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
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
 * Each entry begins when the one before it has ended; its two lanes run side by side. A story often waits for its page, which
 * leaves an eighth of the processors' time to the quick tests. The ledger is last: it reads what the others left and runs
 * no tests of its own.
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

/** @param {number | undefined} pid of a process that is to begin children, which inherit its priority */
function giveWay(pid) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It takes its share of the processors then.
  }
}

/** The parts that run. @type {Set<ChildProcess>} */
const running = new Set();

/** What this command ends with once it was told to stop. @type {number | undefined} */
let stoppedWith;

/** Nothing is left running when this command is stopped, and the parts that follow are not started. */
function stopWithParts() {
  for (const [signal, exitCode] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]))
    process.once(signal, () => {
      stoppedWith = exitCode;
      for (const child of running) child.kill(signal);
    });
}

/**
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} givesWay to all other processes; then its lines are kept back
 * @returns {Promise<{ exitCode: number, printed: string }>}
 */
function runScript(script, env, givesWay) {
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
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (lines) => printed.push(lines));
    child.once('error', (error) => console.error(`npm could not be started: ${error.message}`));
    // It comes after an error too.
    child.once('close', (code) => {
      running.delete(child);
      resolve({ exitCode: code ?? 1, printed: Buffer.concat(printed).toString() });
    });
  });
}

/**
 * @param {readonly Part[]} lane
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} [givesWay] to the other lane; then what its parts print is kept back
 * @returns {Promise<{ ended: Outcome[], kept: string }>}
 */
async function runLane(lane, env, givesWay = false) {
  /** @type {Outcome[]} */
  const ended = [];
  let kept = '';
  for (const part of lane) {
    if (stoppedWith !== undefined) break;
    if (!givesWay) console.log(`\n== ${part.name}`);
    const begin = performance.now();
    const { exitCode, printed } = await runScript(part.name, env, givesWay);
    const found = part.readTotals ? part.readTotals() : /** @type {const} */ ('none expected');
    ended.push({ name: part.name, ...judge(exitCode, found), seconds: (performance.now() - begin) / 1000 });
    if (givesWay) kept += `\n== ${part.name}\n${printed}`;
  }
  return { ended, kept };
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

  stopWithParts();
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const { first, meanwhile = [] } of parts) {
    const lanes = await Promise.all([runLane(first, env), runLane(meanwhile, env, true)]);
    // Printed beside the first lane, they would be wiped out where it draws its own lines anew.
    for (const { ended, kept } of lanes) {
      outcomes.push(...ended);
      if (kept !== '') console.log(kept);
    }
    if (stoppedWith !== undefined) process.exit(stoppedWith);
  }
  console.log('');
  // A program of its own: what it reads with may have been missing when this one began.
  spawnSync(process.execPath, [join(projectFolder, 'scripts', 'failures.mjs')], { stdio: 'inherit' });
  console.log(`\n${summary(outcomes).join('\n')}`);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
}

if (startedDirectly(import.meta.url)) await testEverything();
