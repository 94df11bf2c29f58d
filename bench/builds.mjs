// The states of the product that are measured: the files here, and those of another commit beside them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder, stop } from '../scripts/install.mjs';

/**
 * @typedef {object} State
 * @property {string} folder the project's, in this state
 * @property {string} dist its built app
 */

const cache = join(projectFolder, 'node_modules', '.cache', 'weftline');

/** @param {string} command @param {string[]} args @param {string} folder */
function run(command, args, folder) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) stop(`${command} ${args.join(' ')} failed:\n${stderr}`);
  return stdout.trim();
}

/** @param {string} folder @param {string} outDir */
function buildApp(folder, outDir) {
  // In its own process, for the configuration belongs to the state.
  run(
    process.execPath,
    [
      join('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--logLevel',
      'warn',
      '--outDir',
      outDir,
      '--emptyOutDir',
    ],
    folder,
  );
}

/** Builds the app as it stands. @returns {State} */
export function buildThisState() {
  const dist = join(cache, 'bench-app');
  buildApp(projectFolder, dist);
  return { folder: projectFolder, dist };
}

/**
 * Builds the app of another commit in a working copy of its own, which goes when the process ends.
 * @param {string} ref
 * @returns {State & { commit: string }} with the short hash that the name stands for
 */
export function buildStateOf(ref) {
  const folder = mkdtempSync(join(tmpdir(), 'weftline-bench-'));
  run('git', ['worktree', 'add', '--detach', '--force', folder, ref], projectFolder);
  // A process that is ended leaves no working copy behind either.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { cwd: projectFolder });
  });
  const lockfile = (/** @type {string} */ of) => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lockfile(folder) === lockfile(projectFolder))
    symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
  else run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  const dist = join(folder, 'dist');
  buildApp(folder, dist);
  return { folder, dist, commit: run('git', ['rev-parse', '--short', 'HEAD'], folder) };
}

/**
 * Builds one of the pages in bench/, which draw a part of the product beside a bare floor.
 * @param {State} state whose product it draws
 * @param {string} name of the page's folder
 * @returns {Promise<string>} the folder of the built page
 */
export async function buildPage(state, name) {
  const root = join(state.folder, 'bench', name);
  if (!existsSync(root)) stop(`${state.folder} has no bench/${name} to measure.`);
  const outDir = `${state.dist}-${name}`;
  await build({
    configFile: join(state.folder, 'vite.config.ts'),
    root,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
