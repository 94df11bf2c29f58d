// The last changes of each file, from git, as far back as the clone knows.
import { execFileSync } from 'node:child_process';

/** @typedef {{ hash: string, day: string, subject: string }} Change the day as in 2026-01-15 */

const MOST = 5;
const COMMIT = '\u0001';
const PART = '\u0002';

/**
 * @param {string} log of `git log` in the format below
 * @returns {Map<string, Change[]>} the last ones by file, newest first
 */
export function changesIn(log) {
  /** @type {Map<string, Change[]>} */
  const byFile = new Map();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter((line) => line !== '');
    const [hash = '', day = '', subject = ''] = head.split(PART);
    for (const file of files) {
      const known = byFile.get(file) ?? [];
      if (known.length < MOST) byFile.set(file, [...known, { hash, day, subject }]);
    }
  }
  return byFile;
}

/**
 * @param {string} folder the project's
 * @returns {{ changes: Map<string, Change[]>, complete: boolean }} nothing where git or its history is missing; not
 * complete in a shallow clone
 */
export function readChanges(folder) {
  /** @param {string[]} words */
  const git = (words) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const log = git([
      'log',
      '--no-merges',
      '--name-only',
      `--format=${COMMIT}%h${PART}%as${PART}%s`,
      '--',
      'src',
      'stories',
    ]);
    return { changes: changesIn(log), complete: git(['rev-parse', '--is-shallow-repository']).trim() === 'false' };
  } catch {
    return { changes: new Map(), complete: false };
  }
}
