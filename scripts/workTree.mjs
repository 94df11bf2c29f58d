// A separate work tree with the current files, or those of a commit, so that nothing is changed here.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, realpathSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectFolder, stop } from './install.mjs';

/** @param {string[]} args */
export function git(args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8' });
  if (status !== 0) stop(error?.message ?? stderr.trim());
  return stdout;
}

/**
 * The commit that somebody names; where there is none, the command ends with a sentence about it.
 * @param {string} ref
 */
export function commitOf(ref) {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { status, stdout, error } = spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8' });
  if (status !== 0) stop(error?.message ?? `There is no commit '${ref}' here.`);
  return stdout.trim();
}

/**
 * Everything that differs from a commit, also what is new or gone and not committed yet.
 * @param {string} ref
 */
export function differingFrom(ref) {
  const changed = git(['diff', '--name-only', '--no-renames', '--relative', '-z', ref]);
  const fresh = git(['ls-files', '--others', '--exclude-standard', '-z']);
  return new Set(`${changed}${fresh}`.split('\0').filter((name) => name !== ''));
}

/** @param {string} tree */
export function removeTree(tree) {
  const modules = join(tree, 'node_modules');
  // Only the link: its target is in use.
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) unlinkSync(modules);
  git(['worktree', 'remove', '--force', tree]);
}

/** @param {number} processId */
function isRunning(processId) {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

const LOCKFILE = 'package-lock.json';

/** Gives a tree this project's packages, or its own where it names others. @param {string} tree */
function givePackages(tree) {
  const [own, ours] = [tree, projectFolder].map((folder) => readFileSync(join(folder, LOCKFILE), 'utf8'));
  if (own === ours) {
    symlinkSync(join(projectFolder, 'node_modules'), join(tree, 'node_modules'), 'junction');
    return;
  }
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`The packages of ${tree} could not be installed.`);
}

/**
 * Creates one, and removes those that killed runs of the same purpose left behind.
 * @param {string} purpose one word
 * @param {string} [ref] a commit to show as it is; without one the tree shows the current files
 * @returns {string} where it is
 */
export function makeTree(purpose, ref) {
  const name = `weftline-${purpose}-`;
  git(['worktree', 'prune']);
  for (const [, path = ''] of git(['worktree', 'list', '--porcelain']).matchAll(/^worktree (.*)$/gm)) {
    const [, owner] = basename(path).split(name);
    if (owner !== undefined && !isRunning(Number(owner))) removeTree(path);
  }
  const tree = join(realpathSync(tmpdir()), `${name}${process.pid}`);
  git(['worktree', 'add', '--quiet', '--detach', tree, ref ?? 'HEAD']);
  for (const file of ref === undefined ? differingFrom('HEAD') : []) {
    if (existsSync(join(projectFolder, file))) cpSync(join(projectFolder, file), join(tree, file));
    else rmSync(join(tree, file), { force: true });
  }
  givePackages(tree);
  return tree;
}
