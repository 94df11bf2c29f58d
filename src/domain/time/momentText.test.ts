import { describe, expect, it } from 'vitest';
import { datedDay, exactMoment, isMoment, longMoment, shortMoment } from './momentText';

/** The moment at which clocks of this machine's zone show the time. */
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('short US form: month, day, hour, minute', () => {
  it.each([
    ['an afternoon', local(2026, 2, 12, 14, 5), 'Mar 12, 2:05 PM'],
    ['midnight', local(2026, 0, 1, 0, 0), 'Jan 1, 12:00 AM'],
    ['noon', local(2026, 11, 31, 12, 30), 'Dec 31, 12:30 PM'],
  ])('%s', (_moment, moment, expected) => {
    expect(shortMoment(moment)).toBe(expected);
  });
});

it('a narrow space that some versions of ICU put before AM and PM is a plain one', () => {
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? expect.fail('no format');
  try {
    Object.defineProperty(prototype, 'format', { ...format, get: () => () => 'Mar 12, 2:05\u202FPM' });
    expect(shortMoment(local(2026, 2, 12, 14, 5))).toBe('Mar 12, 2:05 PM');
  } finally {
    Object.defineProperty(prototype, 'format', format);
  }
});

it('the exact moment names weekday and year', () => {
  expect(exactMoment(local(2026, 2, 12, 14, 5))).toBe('Thursday, March 12, 2026 at 2:05 PM');
});

it('the moment with its year', () => {
  expect(longMoment(local(2026, 2, 12, 14, 5))).toBe('March 12, 2026 at 2:05 PM');
});

it('the day with its year', () => {
  expect(datedDay(local(2026, 2, 12, 14, 5))).toBe('Mar 12, 2026');
  expect(datedDay('yesterday')).toBe('Unknown date');
});

it.each(['', 'yesterday', '2026-13-45'])('%j is an unknown time, or an unknown date', (moment) => {
  const times = [shortMoment(moment), exactMoment(moment), longMoment(moment)];
  expect(times).toEqual(['Unknown time', 'Unknown time', 'Unknown time']);
  expect(datedDay(moment)).toBe('Unknown date');
});

it('a timestamp is a moment, and what cannot be read is none', () => {
  expect(isMoment('2026-03-12T14:05:00.000Z')).toBe(true);
  expect(['', 'yesterday', '2026-13-45'].map(isMoment)).toEqual([false, false, false]);
});
