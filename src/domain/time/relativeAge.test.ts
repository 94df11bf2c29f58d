import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { relativeAge } from './relativeAge';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ageAfter = (ms: number) => relativeAge(new Date(FROZEN_NOW - ms).toISOString(), FROZEN_NOW);

describe("under 1 hour 'Just now', under 24 hours '{n}h ago', otherwise '{n}d ago'", () => {
  it.each([
    ['this moment', 0, 'Just now'],
    ['59 min', 59 * MINUTE_MS, 'Just now'],
    ['59 min 59.999 s', HOUR_MS - 1, 'Just now'],
    ['60 min', HOUR_MS, '1h ago'],
    ['1 h 59 min', 2 * HOUR_MS - MINUTE_MS, '1h ago'],
    ['2 h', 2 * HOUR_MS, '2h ago'],
    ['23 h 59 min', DAY_MS - MINUTE_MS, '23h ago'],
    ['24 h', DAY_MS, '1d ago'],
    ['47 h 59 min', 2 * DAY_MS - MINUTE_MS, '1d ago'],
    ['48 h', 2 * DAY_MS, '2d ago'],
    ['400 days', 400 * DAY_MS, '400d ago'],
  ])('%s', (_age, ms, expected) => {
    expect(ageAfter(ms)).toBe(expected);
  });
});

describe('moments that are not in the past', () => {
  it.each([
    ['a minute ahead', MINUTE_MS],
    ['a year ahead', 365 * DAY_MS],
  ])("%s is 'Just now'", (_what, ms) => {
    expect(ageAfter(-ms)).toBe('Just now');
  });

  it.each(['', 'yesterday', 'not a date', '2026-13-45T00:00:00Z'])("'%s' is 'Unknown time'", (moment) => {
    expect(relativeAge(moment, FROZEN_NOW)).toBe('Unknown time');
  });

  it("NaN for now is 'Unknown time'", () => {
    expect(relativeAge(new Date(FROZEN_NOW).toISOString(), Number.NaN)).toBe('Unknown time');
  });
});

describe('time zones', () => {
  it('the same moment has the same age whatever its offset', () => {
    expect(relativeAge('2026-01-15T17:30:00+05:30', FROZEN_NOW)).toBe('Just now');
    expect(relativeAge('2026-01-15T02:00:00-08:00', FROZEN_NOW)).toBe('2h ago');
  });
});

it('every past moment reads as one of the three, and its number is the age in whole hours or days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 * 365 * DAY_MS }), (ms) => {
      const age = ageAfter(ms);
      const [, count, unit] = /^(\d+)([hd]) ago$/.exec(age) ?? [];
      if (count === undefined) {
        expect(age).toBe('Just now');
        expect(ms).toBeLessThan(HOUR_MS);
        return;
      }
      const unitMs = unit === 'h' ? HOUR_MS : DAY_MS;
      expect(ms).toBeGreaterThanOrEqual(Number(count) * unitMs);
      expect(ms).toBeLessThan((Number(count) + 1) * unitMs);
      expect(Number(count)).toBeGreaterThanOrEqual(1);
      if (unit === 'h') expect(Number(count)).toBeLessThan(24);
    }),
  );
});
