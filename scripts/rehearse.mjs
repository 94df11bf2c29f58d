// Rehearses on a clean clone what the README promises of the oldest Node.js of each kind that it names, and of the newest
// 22, 24 and 26: install, start, check, unit tests, those of the scripts and stories, in a folder with letters that are not
// all plain. Each version comes as the npm package `node` into a folder of its own; `-- 24` rehearses on that one alone.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { npmCommand, projectFolder, requireNode, stop } from './install.mjs';

const VERSIONS = ['20.19.0', '22.12.0', '22', '24', '26'];

/** How long the app may take to answer after `npm start`, in milliseconds: it installs and builds first. */
const START_MS = 600_000;

/** @typedef {{ folder: string, env: NodeJS.ProcessEnv }} Stage */

requireNode();
const asked = process.argv.slice(2);
const unknown = asked.find((version) => !VERSIONS.includes(version));
if (unknown !== undefined) stop(`${unknown} is none of ${VERSIONS.join(', ')}.`);

/**
 * Runs a command to its end; prints what it said only when it failed.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Stage} stage
 */
function run(file, args, { folder, env }) {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout;
  console.error(`${stdout ?? ''}\n${stderr ?? ''}\n${error?.message ?? ''}`.trim().split('\n').slice(-40).join('\n'));
  throw new Error(`${[file, ...args].join(' ')} failed`);
}

/**
 * Brings a version of Node.js, and tells how to run with it.
 * @param {string} version
 * @param {string} work
 * @returns {Stage}
 */
function bringNode(version, work) {
  const home = join(work, `node-${version}`);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  const npm = npmCommand(['install', '--no-audit', '--no-fund', '--ignore-scripts=false', `node@${version}`]);
  run(npm.file, npm.args, { folder: home, env: process.env });
  const bin = join(home, 'node_modules', 'node', 'bin');
  // As below the home of somebody called Jürgen: addresses write a space and an umlaut in another way than paths do.
  const folder = join(work, `clone ü ${version}`);
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, CI: 'true' };
  for (const name of Object.keys(env)) if (/^npm_/i.test(name)) Reflect.deleteProperty(env, name);
  run('git', ['clone', '--quiet', projectFolder, folder], { folder: work, env });
  return { folder, env };
}

/** Starts the app, waits until it answers, and ends it. @param {Stage} stage */
async function rehearseStart({ folder, env }) {
  const npm = npmCommand(['start']);
  // A group of its own, for npm does not hand a signal on to what it started.
  const app = spawn(npm.file, npm.args, {
    cwd: folder,
    env,
    shell: npm.shell,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await /** @type {Promise<string>} */ (
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('npm start did not answer')), START_MS);
        let said = '';
        app.stdout.on('data', (chunk) => {
          said += String(chunk);
          const [found] = /http:\/\/localhost:\d+\/?/.exec(said) ?? [];
          if (found === undefined) return;
          clearTimeout(timer);
          resolve(found);
        });
        app.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
      })
    );
    const answer = await fetch(address);
    if (!answer.ok || !(await answer.text()).includes('<title>'))
      throw new Error(`npm start answered ${answer.status}`);
  } finally {
    app.removeAllListeners('exit');
    try {
      if (app.pid !== undefined && process.platform !== 'win32') process.kill(-app.pid);
      else app.kill();
    } catch {
      // It has ended by itself, which was told above.
    }
  }
}

const work = mkdtempSync(join(tmpdir(), 'weftline-rehearsal-'));
/** @type {string[]} */
const lines = [];
try {
  for (const version of asked.length > 0 ? asked : VERSIONS) {
    /** @type {[string, (stage: Stage) => unknown][]} */
    const steps = [
      ['npm start', rehearseStart],
      ['npm run check', (stage) => run('npm', ['run', 'check'], stage)],
      ['npm run test:unit', (stage) => run('npm', ['run', 'test:unit'], stage)],
      ['npm run test:tools', (stage) => run('npm', ['run', 'test:tools'], stage)],
      // A few: whether stories are found in such a folder at all.
      ['npm run test:stories', (stage) => run('npm', ['run', 'test:stories', '--', 'StatusDot'], stage)],
    ];
    console.log(`Node.js ${version}: brought into a folder of its own, with a clone of the last commit`);
    const stage = bringNode(version, work);
    const exact = run('node', ['--version'], stage).trim();
    if (!`${exact}.`.startsWith(`v${version}.`)) throw new Error(`node --version says ${exact}, not ${version}`);
    for (const [name, act] of steps) {
      const begin = Date.now();
      let outcome = 'passed';
      try {
        await act(stage);
      } catch (error) {
        outcome = `FAILED: ${error instanceof Error ? error.message : String(error)}`;
        process.exitCode = 1;
      }
      lines.push(`${exact.padEnd(10)} ${name.padEnd(20)} ${Math.round((Date.now() - begin) / 1000)} s  ${outcome}`);
      console.log(lines.at(-1));
    }
    rmSync(stage.folder, { recursive: true, force: true });
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(['', ...lines].join('\n'));
