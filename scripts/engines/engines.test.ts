import { describe, expect, it } from 'vitest';
import type { Ran } from '../results/playwrightTests.mjs';
import { cellsOf, cellText, holds, notRun, PARTS } from './verdict.mjs';

const ran = (of: Partial<Ran>): Ran => ({
  title: 'a test',
  file: 'panels.spec.ts',
  groups: [],
  project: 'firefox',
  ok: true,
  skipped: false,
  annotations: [],
  message: '',
  ...of,
});
const left = (description: string, file: string) =>
  ran({ file, ok: false, skipped: true, annotations: [{ type: 'skip', description }] });
const firefox = { name: 'Firefox 153', project: 'firefox' };
const webkit = { name: 'WebKit', project: '', missing: 'it is not installed' };
const everyPart = Object.values(PARTS).map((file) => ran({ file: file === 'walks.spec.ts' ? `walks/${file}` : file }));

describe('the table of engines', () => {
  it('counts by part, and what one file holds in groups', () => {
    const tests = [
      ran({}),
      ran({ ok: false }),
      ran({ file: 'engines/webkitGtk.ts', groups: ['panels'] }),
      ran({ project: 'webkit' }),
      ran({ file: 'walks/walks.spec.ts' }),
    ];
    const cells = cellsOf(tests, firefox);
    expect(cells.slice(0, 4)).toEqual([
      { part: 'gate', passed: 0, failed: 0, notRun: 0 },
      { part: 'walks', passed: 1, failed: 0, notRun: 0 },
      { part: 'panels', passed: 2, failed: 1, notRun: 0 },
      { part: 'history', passed: 0, failed: 0, notRun: 0 },
    ]);
    expect(cells.slice(0, 4).map(cellText)).toEqual(['not run', '1 passed', '1 FAILED, 2 passed', 'not run']);
  });

  it('says in words what was not run, once for each reason', () => {
    const tests = [...everyPart, left('it prints no PDF', 'print.spec.ts'), left('it prints no PDF', 'print.spec.ts')];
    expect(notRun(tests, [firefox, webkit])).toEqual([
      'Firefox 153, print: 2 not run: it prints no PDF.',
      'WebKit: nothing was run: it is not installed.',
    ]);
    expect(notRun(everyPart, [{ ...firefox, lacks: 'a smaller set' }])).toEqual(['Firefox 153: a smaller set.']);
    expect(notRun(everyPart.slice(1), [firefox])).toEqual(['Firefox 153, gate: not run: the run ended before.']);
  });

  it('says which steps were left out of a test that ran', () => {
    const walk = ran({
      file: 'walks/walks.spec.ts',
      annotations: [{ type: 'left out', description: 'files, twice: no' }],
    });
    expect(notRun([...everyPart, walk], [firefox])).toEqual(['Firefox 153, walks: 1 not run: files, twice: no.']);
  });

  it('holds only when every engine was there and every part ran without a failure', () => {
    expect(holds(everyPart, [firefox])).toBe(true);
    expect(holds([...everyPart, left('it cannot', 'print.spec.ts')], [firefox])).toBe(true);
    expect(holds(everyPart, [firefox, webkit])).toBe(false);
    expect(holds([...everyPart, ran({ ok: false })], [firefox])).toBe(false);
    expect(holds(everyPart.slice(1), [firefox])).toBe(false);
  });
});
