import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekOf, weekText } from './weekText';

describe('a week in words', () => {
  it.each([
    ['2026-11-16', '2026-11-22', 'November 16 to 22, 2026'],
    ['2026-10-26', '2026-11-01', 'October 26 to November 1, 2026'],
    ['2026-12-28', '2027-01-03', 'December 28, 2026 to January 3, 2027'],
    ['2026-11-16', '2026-11-16', 'November 16, 2026'],
    ['2028-02-28', '2028-03-05', 'February 28 to March 5, 2028'],
  ])('%s to %s', (firstDay, lastDay, text) => {
    expect(weekText({ firstDay, lastDay })).toBe(text);
  });

  it.each([
    ['', ''],
    ['2026-02-30', '2026-03-05'],
    ['2026-11-16', 'soon'],
    ['2026-11-22', '2026-11-16'],
    ['16.11.2026', '22.11.2026'],
  ])('%j to %j is no week', (firstDay, lastDay) => {
    expect(weekText({ firstDay, lastDay })).toBe('Unknown week');
  });
});

describe('the week of a moment', () => {
  it.each([
    ['a Monday, at its first moment', '2026-11-16T00:00:00.000Z', '2026-11-16', '2026-11-22'],
    ['a Thursday', '2026-11-19T12:00:00.000Z', '2026-11-16', '2026-11-22'],
    ['a Sunday, at its last moment', '2026-11-22T23:59:59.999Z', '2026-11-16', '2026-11-22'],
    ['the turn of a year', '2027-01-01T08:00:00.000Z', '2026-12-28', '2027-01-03'],
  ])('%s', (_what, moment, firstDay, lastDay) => {
    expect(weekOf(Date.parse(moment))).toEqual({ firstDay, lastDay });
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
          const day = date.toISOString().slice(0, 10);
          expect(firstDay <= day && day <= lastDay).toBe(true);
          expect(new Date(firstDay).getUTCDay()).toBe(1);
          expect(Date.parse(lastDay) - Date.parse(firstDay)).toBe(6 * 86_400_000);
        },
      ),
    );
  });
});
