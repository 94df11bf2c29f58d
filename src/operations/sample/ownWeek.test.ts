import { expect, it } from 'vitest';
import { DAY_MS } from '@/domain/time/day';
import { createSampleOperations } from './sampleOperations';
import { inOwnWeek } from './ownWeek';

/** Noon of a Monday for the reader. */
const MONDAY = new Date(2026, 0, 12, 12).getTime();

const written = [{ text: 'Promised on Monday, due on Thursday; until Friday noon.', days: 3, none: null, read: true }];

it.each([
  ['Monday', 0, 'Promised on Friday, due on Wednesday; until Thursday noon.'],
  ['Tuesday', 1, 'Promised on Monday, due on Thursday; until Friday noon.'],
  ['Wednesday', 2, 'Promised on Tuesday, due on Friday; until Monday noon.'],
  ['Thursday', 3, 'Promised on Wednesday, due on Monday; until Tuesday noon.'],
  ['Friday', 4, 'Promised on Thursday, due on Tuesday; until Wednesday noon.'],
  ['Saturday', 5, 'Promised on Thursday, due on Tuesday; until Wednesday noon.'],
  ['Sunday', 6, 'Promised on Thursday, due on Tuesday; until Wednesday noon.'],
])('read on a %s', (_day, days, text) => {
  expect(inOwnWeek(written, MONDAY + days * DAY_MS)).toEqual([{ text, days: 3, none: null, read: true }]);
});

it('an unreadable moment moves no day', () => {
  expect(inOwnWeek(written, Number.NaN)).toEqual(written);
});

it('one day has one name in all texts of the sample', async () => {
  const textsOn = async (days: number) => {
    const operations = createSampleOperations(MONDAY + days * DAY_MS);
    const { tickets, threads, threadMessages, communications, phaseBlockers, phaseNotes } = operations;
    return JSON.stringify([
      await tickets(),
      await threads(),
      await Promise.all((await threads()).map(({ id }) => threadMessages(id))),
      await communications(),
      await phaseBlockers('PO-24817', 'quoting'),
      await phaseNotes('PO-24817', 'quoting'),
    ]);
  };
  const held = /(?:until|only until) (\w+) (?:noon|12:00)/g;
  for (const [days, name] of [
    [1, 'Friday'],
    [3, 'Tuesday'],
  ] as const) {
    const named = [...(await textsOn(days)).matchAll(held)].map(([, day]) => day);
    expect(named.length).toBeGreaterThan(3);
    expect(new Set(named)).toEqual(new Set([name]));
  }
});
