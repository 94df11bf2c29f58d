// On what a result stands: the state of the files, the machine, the versions. No host names and no paths.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../install.mjs';

/**
 * The files as they are: two runs with the same tree ran on the same files, committed or not.
 * @typedef {{ commit: string, tree: string, changed: boolean }} SourceState
 */
/**
 * @typedef {SourceState & {
 *   command: string,
 *   time: string,
 *   machine: { cores: number, memoryGB: number, system: string },
 *   versions: Record<string, string>,
 * }} Run time is ISO 8601, of the start
 */

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function git(args, env = process.env) {
  const { status, stdout } = spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8', env });
  return status === 0 ? stdout.trim() : '';
}

/** @returns {SourceState} empty names where there is no git */
export function sourceState() {
  const folder = mkdtempSync(join(tmpdir(), 'weftline-state-'));
  try {
    // An index of its own, so that the one in use stays as it is; begun from it, for hashing every file takes long.
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
    git(['read-tree', 'HEAD'], env);
    // What is saved for the Quality page is a result itself: it changes nothing that was tested.
    git(['add', '--all', '.', ':(exclude)stories/specification/figures'], env);
    const tree = git(['write-tree'], env);
    return { commit: git(['rev-parse', 'HEAD']), tree, changed: tree !== git(['rev-parse', 'HEAD^{tree}']) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} name of an installed package */
function versionOf(name) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'node_modules', name, 'package.json'), 'utf8'));
  return version;
}

/** @param {string} browser path of an executable */
function browserVersion(browser) {
  const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return /\d+(\.\d+)+/.exec(stdout ?? '')?.[0] ?? 'unknown';
}

/**
 * @param {string} command as a person types it
 * @param {string} [browser] path of the executable, where one was used
 * @returns {Run}
 */
export const describeRun = (command, browser) => ({
  ...sourceState(),
  command,
  time: new Date().toISOString(),
  machine: {
    cores: availableParallelism(),
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
  },
  versions: {
    node: process.versions.node,
    ...(browser ? { chromium: browserVersion(browser) } : {}),
    storybook: versionOf('storybook'),
    vitest: versionOf('vitest'),
    axe: versionOf('axe-core'),
  },
});

/**
 * Says beside a report of another tool on which state it stands.
 * @param {'unit' | 'tools' | 'e2e'} name
 * @param {string} command
 */
export function noteRun(name, command) {
  mkdirSync(join(projectFolder, 'reports'), { recursive: true });
  writeFileSync(join(projectFolder, 'reports', `${name}.run.json`), JSON.stringify({ [name]: describeRun(command) }));
}
