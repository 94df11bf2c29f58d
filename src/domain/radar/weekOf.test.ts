import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inZones } from '@/testing/inZones';
import { weekOf } from './weekOf';
import { weekText } from './weekText';

// In the reader's zone; Swedish days are written as ISO's.
const isoDay = new Intl.DateTimeFormat('sv-SE');

describe('the week of a moment', () => {
  it.each([
    ['a Monday, at its first moment', '2026-11-16T00:00:00.000', '2026-11-16', '2026-11-22'],
    ['a Thursday', '2026-11-19T12:00:00.000', '2026-11-16', '2026-11-22'],
    ['a Sunday, at its last moment', '2026-11-22T23:59:59.999', '2026-11-16', '2026-11-22'],
    ['the turn of a year', '2027-01-01T08:00:00.000', '2026-12-28', '2027-01-03'],
  ])('%s', (_what, moment, firstDay, lastDay) => {
    expect(weekOf(Date.parse(moment))).toEqual({ firstDay, lastDay });
  });

  it('is that of the day which it is for the reader', async () => {
    const said = await inZones(
      'src/domain/radar/weekOf.ts',
      ['America/New_York', 'UTC', 'Pacific/Kiritimati'],
      "['2026-11-23T01:30:00Z', '2026-11-22T20:00:00Z'].map((moment) => weekOf(Date.parse(moment)).firstDay)",
    );
    expect(said).toEqual([
      ['2026-11-16', '2026-11-16'],
      ['2026-11-23', '2026-11-16'],
      ['2026-11-23', '2026-11-23'],
    ]);
  });

  it.each([Number.NaN, Infinity, 8.65e15])('%s lies in no week', (moment) => {
    expect(weekOf(moment)).toEqual({ firstDay: '', lastDay: '' });
    expect(weekText(weekOf(moment))).toBe('Unknown week');
  });

  it('holds the moment, begins on a Monday and has seven days', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const { firstDay, lastDay } = weekOf(date.getTime());
          const day = isoDay.format(date);
          expect(firstDay <= day && day <= lastDay).toBe(true);
          expect(new Date(firstDay).getUTCDay()).toBe(1);
          expect(Date.parse(lastDay) - Date.parse(firstDay)).toBe(6 * 86_400_000);
        },
      ),
    );
  });
});
