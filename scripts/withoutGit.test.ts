import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from './filesBelow.mjs';

it('finds the files of all folders below one, by the paths that git gives them', () => {
  const files = filesBelow('scripts/book');
  expect(files).toContain('scripts/book/facts.mjs');
  expect(filesBelow('scripts')).toEqual(expect.arrayContaining(files));
  expect(files.filter((file) => file.includes('\\') || !existsSync(file))).toEqual([]);
  expect(readdirSync('scripts/book')).toHaveLength(files.length);
});

// The sources may have come as an archive, to a machine without git.
it.each(['links.mjs', 'props.mjs'])('%s does its work without git', (script) => {
  const run = (env: NodeJS.ProcessEnv) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', script)], {
      encoding: 'utf8',
      env,
    });
    return { status, stdout, stderr };
  };
  // What it finds is no matter here.
  expect(run({ ...process.env, PATH: '' })).toEqual(run(process.env));
});
