import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inZones } from '@/testing/inZones';
import { addDays, dayText, dayWithYear, isDay, readersDay } from './day';

const days = fc
  .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day of the calendar', () => {
  it.each([
    ['2026-03-12', 'Mar 12', 'Mar 12, 2026'],
    ['2026-01-01', 'Jan 1', 'Jan 1, 2026'],
    ['2026-12-31', 'Dec 31', 'Dec 31, 2026'],
    ['2024-02-29', 'Feb 29', 'Feb 29, 2024'],
    ['0099-05-06', 'May 6', 'May 6, 99'],
  ])('%s reads %s and %s', (day, short, long) => {
    expect([dayText(day), dayWithYear(day), isDay(day)]).toEqual([short, long, true]);
  });

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-00',
    '2026-4-1',
    '12026-04-01',
    '2026-03-12T10:00:00Z',
    ' 2026-03-12',
    '2026-03-12\n2026-03-13',
  ])('%j is none', (day) => {
    expect([isDay(day), dayText(day), dayWithYear(day), addDays(day, 1)]).toEqual([
      false,
      'Unknown date',
      'Unknown date',
      null,
    ]);
  });
});

describe('days later', () => {
  it.each([
    ['2026-03-12', 0, '2026-03-12'],
    ['2026-03-12', 4, '2026-03-16'],
    ['2026-12-30', 3, '2027-01-02'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-12', -12, '2026-02-28'],
    ['2026-03-12', 1.5, '2026-03-14'],
    ['9999-12-30', 1, '9999-12-31'],
    ['9999-12-31', 1, null],
    ['0000-01-02', -1, '0000-01-01'],
    ['0000-01-01', -1, null],
    ['2026-03-12', 1e9, null],
    ['2026-03-12', 1e300, null],
    ['2026-03-12', Number.NaN, null],
    ['2026-03-12', Infinity, null],
    ['2026-03-12', -Infinity, null],
  ])('%s and %s days is %s', (day, later, expected) => {
    expect(addDays(day, later)).toBe(expected);
  });

  it('and back again is the same day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (day, later) => {
        const there = addDays(day, later);
        if (there === null) return;
        expect(isDay(there)).toBe(true);
        expect(addDays(there, -later)).toBe(day);
      }),
    );
  });
});

it('the day of a moment is that which it is for the reader', async () => {
  const found = await inZones(
    'src/domain/time/day.ts',
    ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'],
    "['2026-11-27T01:57:00Z', '2026-11-27T13:00:00Z'].map((moment) => new Date(readersDay(Date.parse(moment))).toISOString().slice(0, 10))",
  );
  expect(found).toEqual([
    ['2026-11-26', '2026-11-27'],
    ['2026-11-27', '2026-11-27'],
    ['2026-11-27', '2026-11-28'],
  ]);
  expect(readersDay(Number.NaN)).toBeNaN();
});
