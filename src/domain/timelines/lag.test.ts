import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLateLag, LATE_AFTER_DAYS, lagText, lagWords } from './lag';

describe('MOMENTUM-15: a lag above 3 days is late', () => {
  it('the limit is 3 days', () => {
    expect(LATE_AFTER_DAYS).toBe(3);
  });

  it.each([
    [-4, false],
    [0, false],
    [1, false],
    [3, false],
    [3.04, false],
    [3.1, true],
    [4, true],
    [1e9, true],
    [Number.NaN, false],
    [Infinity, false],
    [-Infinity, false],
  ])('%s: %s', (lag, late) => {
    expect(isLateLag(lag)).toBe(late);
  });
});

describe("MOMENTUM-10: 'On track' if 0, otherwise '+N days'", () => {
  it.each([
    [0, 'On track', 'on track'],
    [-0, 'On track', 'on track'],
    [1, '+1 day', '1 day late'],
    [2, '+2 days', '2 days late'],
    [4, '+4 days', '4 days late'],
    [0.04, 'On track', 'on track'],
    [-0.04, 'On track', 'on track'],
    [0.96, '+1 day', '1 day late'],
    [0.5, '+0.5 days', '0.5 days late'],
    [2.26, '+2.3 days', '2.3 days late'],
    [-0.26, '−0.3 days', '0.3 days early'],
    [1_234_567, '+1,234,567 days', '1,234,567 days late'],
    [-1, '−1 day', '1 day early'],
    [-3, '−3 days', '3 days early'],
    [Number.NaN, 'Unknown', 'lag unknown'],
    [Infinity, 'Unknown', 'lag unknown'],
    [-Infinity, 'Unknown', 'lag unknown'],
  ])('%s reads %j and is said %j', (lag, text, words) => {
    expect([lagText(lag), lagWords(lag)]).toEqual([text, words]);
  });

  it('no lag but one that is shown as 0 is on track', () => {
    fc.assert(
      fc.property(fc.double(), (lag) => {
        const isNone = Math.abs(lag) < 0.05;
        expect(lagText(lag) === 'On track').toBe(isNone);
        expect(lagWords(lag) === 'on track').toBe(isNone);
      }),
    );
  });
});
