// Runs every part of the tests, whatever the outcome of the others, and adds up their results.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { installWhatIsMissing, npmCommand, projectFolder, requireNode, startedDirectly } from './install.mjs';
import { tableLines } from './results/tableLines.mjs';

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

/**
 * One that gives way waits for other processes: a test of some milliseconds can wait, one that watches a page cannot for long.
 * @typedef {{ name: string, readTotals?: () => Totals | undefined, givesWay?: boolean }} Part
 */

/**
 * They run side by side, the parts of each one after the other. Stories and end-to-end tests often wait for their pages; by
 * themselves each leaves an eighth of the processors' time unused. The end-to-end tests end last, and the others use what
 * they leave then.
 * @type {Part[][]}
 */
const lanes = [
  [
    { name: 'test:stories', readTotals: totalsIn('stories.json', vitestTotals) },
    { name: 'test:unit', readTotals: totalsIn('unit.json', vitestTotals), givesWay: true },
    { name: 'test:tools', readTotals: totalsIn('tools.json', vitestTotals), givesWay: true },
  ],
  [{ name: 'test:e2e', readTotals: totalsIn('e2e.json', playwrightTotals) }],
];

/** Last: it reads what the others left and runs no tests of its own. @type {Part} */
const ledger = { name: 'ledger' };

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
  const lines = tableLines(['part', 'result', 'passed', 'failed', 'seconds', ''], rows, [2, 3, 4]);
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

/** Each part leads a group of its own, for the scripts between cannot hand a signal on. Windows has no such groups. */
const leadsGroup = process.platform !== 'win32';

/** @param {ChildProcess} part */
function stopPart({ pid }) {
  try {
    // Playwright ends its server and its browsers at an interrupt alone.
    if (pid !== undefined) process.kill(leadsGroup ? -pid : pid, 'SIGINT');
  } catch {
    // It has ended meanwhile.
  }
}

/** Nothing is left running when this command is stopped, and the parts that follow are not started. */
function stopWithParts() {
  for (const [signal, exitCode] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]))
    process.once(signal, () => {
      stoppedWith = exitCode;
      for (const part of running) stopPart(part);
    });
}

/**
 * Lets those who speak at once be heard one after the other: the first at once, each of the others when all before it have
 * ended. A lane that drew its own lines anew on a terminal would wipe out the others'.
 * @template Chunk
 * @param {number} count of speakers
 * @param {(chunk: Chunk) => void} write
 */
export function inTurn(count, write) {
  /** @type {Chunk[][]} */
  const kept = Array.from({ length: count }, () => []);
  const ended = new Set();
  let turn = 0;
  return {
    /** @param {number} speaker @param {Chunk} chunk */
    print(speaker, chunk) {
      if (speaker === turn) write(chunk);
      else kept[speaker]?.push(chunk);
    },
    /** @param {number} speaker */
    end(speaker) {
      ended.add(speaker);
      for (; ended.has(turn); turn += 1) kept[turn + 1]?.forEach(write);
    },
  };
}

/** @typedef {(chunk: string | Uint8Array) => void} Print */

/**
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @param {Print} [print] takes what it prints; without it the script has the terminal to itself
 * @param {boolean} [givesWay] to all other processes
 * @returns {Promise<number>} the exit code
 */
function runScript(script, env, print, givesWay = false) {
  return new Promise((resolve) => {
    const npm = npmCommand(['run', script]);
    const child = spawn(npm.file, npm.args, {
      cwd: projectFolder,
      env,
      shell: npm.shell,
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: leadsGroup,
    });
    if (givesWay) giveWay(child.pid);
    running.add(child);
    if (print) for (const stream of [child.stdout, child.stderr]) stream?.on('data', print);
    child.once('error', (error) => console.error(`npm could not be started: ${error.message}`));
    // It comes after an error too.
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * @param {readonly Part[]} lane
 * @param {NodeJS.ProcessEnv} env
 * @param {Print} [print]
 * @returns {Promise<Outcome[]>}
 */
async function runLane(lane, env, print) {
  /** @type {Outcome[]} */
  const ended = [];
  for (const part of lane) {
    if (stoppedWith !== undefined) break;
    const heading = `\n== ${part.name}\n`;
    if (print) print(heading);
    else process.stdout.write(heading);
    const begin = performance.now();
    const exitCode = await runScript(part.name, env, print, part.givesWay);
    const found = part.readTotals ? part.readTotals() : /** @type {const} */ ('none expected');
    ended.push({ name: part.name, ...judge(exitCode, found), seconds: (performance.now() - begin) / 1000 });
  }
  return ended;
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
  const voices = inTurn(lanes.length, (/** @type {string | Uint8Array} */ chunk) => process.stdout.write(chunk));
  const besideEachOther = { ...env, WEFTLINE_SIDE_BY_SIDE: 'true' };
  const ended = await Promise.all(
    lanes.map(async (parts, index) => {
      const print = index === 0 ? undefined : (/** @type {string | Uint8Array} */ chunk) => voices.print(index, chunk);
      const outcomes = await runLane(parts, besideEachOther, print);
      voices.end(index);
      return outcomes;
    }),
  );
  const outcomes = [...ended.flat(), ...(await runLane([ledger], env))];
  if (stoppedWith !== undefined) process.exit(stoppedWith);
  console.log('');
  // A program of its own: what it reads with may have been missing when this one began.
  spawnSync(process.execPath, [join(projectFolder, 'scripts', 'failures.mjs')], { stdio: 'inherit' });
  console.log(`\n${summary(outcomes).join('\n')}`);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
}

if (startedDirectly(import.meta.url)) await testEverything();
