import { spawnSync } from 'node:child_process';
import { projectFolder } from '../install.mjs';

/**
 * Each of so many, from one of the first of them on.
 * @template T
 * @param {readonly T[]} all
 * @param {{ every: number, from: number }} share `from` counts from 1 and is at most `every`
 */
export const eachOf = (all, { every, from }) => all.filter((_one, place) => place % every === from - 1);

/**
 * Where a commit begins: one commit at the same place each time, and many together at every place, so that none of all is
 * left out for ever.
 * @param {string} commit its hash; empty where there is no git
 * @param {number} every
 */
export const beginningOf = (commit, every) => 1 + (Number.parseInt(commit.slice(0, 8) || '0', 16) % every);

/** The hash of the commit that is checked out; empty where there is no git. */
export function commitHere() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: projectFolder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
