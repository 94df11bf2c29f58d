import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'weftline-junit-'));
const report = join(folder, 'reports', 'some.xml');

beforeAll(() => {
  writeFileSync(join(folder, 'good.test.js'), "test('holds <well>', () => {});");
  writeFileSync(join(folder, 'bad.test.js'), "test('breaks', () => { expect(1).toBe(2); });");
});

afterAll(() => rmSync(folder, { recursive: true }));

const run = (...files: string[]) =>
  spawnSync(
    process.execPath,
    [
      join(project, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--globals',
      `--root=${folder}`,
      '--reporter=json',
      '--outputFile.json=reports/some.json',
      `--reporter=${join(project, 'scripts', 'junitReporter.mjs')}`,
      ...files,
    ],
    { encoding: 'utf8' },
  );

it('tells good and bad tests, and the words of what failed', () => {
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).not.toContain('Unhandled');
  const text = readFileSync(report, 'utf8');
  expect(text).toContain('tests="2" failures="1"');
  expect(text).toContain('name="holds &lt;well&gt;"');
  expect(text).toContain('expected 1 to be 2');
  expect(text.trimEnd().endsWith('</testsuites>')).toBe(true);
});

it('leaves no report of an earlier run behind when a run does not get to its end', () => {
  expect(existsSync(report)).toBe(true);
  writeFileSync(join(folder, 'ending.test.js'), 'process.kill(process.ppid, "SIGKILL");');
  run('ending', '--pool=forks');
  expect(existsSync(report)).toBe(false);
});
