import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judged } from '../bench/goals.mjs';
import type { Section } from '../bench/measure.mjs';
import { projectFolder } from './install.mjs';

const spread = (value: number) => ({ p25: value, p50: value, p75: value, p95: value * 2 });
const sectionOf = (title: string, name: string, figure: Partial<Section['figures'][number]>): Section => ({
  title,
  unit: 'ms',
  figures: [{ name, values: {}, ratios: {}, counts: {}, ...figure }],
});

const toOther = (other: 'before' | 'floor', title: string, name: string, ratio: number) =>
  judged([sectionOf(title, name, { ratios: { [other]: spread(ratio) } })]).map(({ ok }) => ok);

it('a ratio holds up to its limit', () => {
  const [holds, misses] = [1.15, 1.16].map((ratio) =>
    judged([sectionOf('Login', 'first paint', { ratios: { page: spread(ratio) } })]),
  );
  expect(holds).toEqual([{ what: 'Login: first paint, to page', value: 1.15, limit: 'at most 1.15', ok: true }]);
  expect(misses).toMatchObject([{ value: 1.16, ok: false }]);
});

it('a change of screen must be twice as fast as before, everything else no slower', () => {
  expect(toOther('before', 'Change of screen, visited before', 'all screens', 0.5)).toEqual([true]);
  expect(toOther('before', 'Change of screen, first visit (slow)', 'all screens', 0.51)).toEqual([false]);
  expect(toOther('before', 'Panels', 'opens', 1)).toEqual([true]);
  expect(toOther('before', 'Panels', 'opens', 1.01)).toEqual([false]);
});

it('everything is held to what is bare, at every size', () => {
  for (const name of ['scroll, 36 rows', 'key, 100,000 rows, 4x slower']) {
    expect(toOther('floor', 'Order table at size (counts)', name, 1.1)).toEqual([true]);
    expect(toOther('floor', 'Order table at size (counts)', name, 1.11)).toEqual([false]);
  }
  expect(toOther('floor', 'Login at 1.6 Mbit/s', 'can type', 1.11)).toEqual([false]);
});

it('a key is judged by its median and by its slowest', () => {
  const keys = judged([sectionOf('Keys (counts)', 'filter of /files', { values: { now: spread(16) } })]);
  expect(keys).toMatchObject([
    { value: 16, unit: 'ms', limit: 'at most 16 ms', ok: true },
    { value: 32, unit: 'ms', limit: 'at most 33 ms', ok: true },
  ]);
  const slow = judged([sectionOf('Keys (counts)', 'composer', { values: { now: spread(17) } })]);
  expect(slow.map(({ ok }) => ok)).toEqual([false, false]);
});

it('a long task is one too many', () => {
  const name = 'key, 100,000 rows, 4x slower';
  const at = (longTasks: number) =>
    judged([sectionOf('Order table at size', name, { counts: { now: { longTasks } } })]).map(({ ok }) => ok);
  expect(at(0)).toEqual([true]);
  expect(at(1)).toEqual([false]);
});

it('each goal finds its figure among those that were measured last', () => {
  const saved: Record<string, { sections: Section[] }> = JSON.parse(
    readFileSync(join(projectFolder, 'bench', 'result.json'), 'utf8'),
  );
  const found = judged(Object.values(saved).flatMap(({ sections }) => sections)).map(({ what }) => what);
  const goals = [
    /to page$/,
    /to floor$/,
    /all screens, to before$/,
    /beyond the hash, median$/,
    /Enter to dashboard, 4x slower, median$/,
    /visited before: all screens, median$/,
    /first visit .*: \/po-tracker, median$/,
    /filter of \/tickets, median$/,
    /filter of \/tickets, 95th percentile$/,
    /composer, median$/,
    /long tasks of a round$/,
  ];
  expect(goals.filter((goal) => !found.some((what) => goal.test(what)))).toEqual([]);
});
