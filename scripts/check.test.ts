import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weftline-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What `npm run check` ends with where these are the checks, and its last line. */
function check(scripts: Record<string, string>) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'check.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, last: stdout.trim().split('\n').at(-1) };
}

it('the checks end with the commands of those that failed', () => {
  expect(check({ 'check:warp': 'exit 2', 'check:weft': 'exit 0', 'check:wool': 'exit 1' })).toEqual({
    status: 1,
    last: '2 of 3 checks failed. Each alone: npm run check:warp, npm run check:wool',
  });
});

it('the checks say that all of them passed', () => {
  expect(check({ 'check:warp': 'exit 0', 'check:weft': 'exit 0' })).toEqual({ status: 0, last: '2 checks passed' });
});
