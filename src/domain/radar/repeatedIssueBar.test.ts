import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencyText, isFrequency, repeatedIssueBarPercent } from './repeatedIssueBar';

describe('RADAR-4: bar width is frequency divided by 10 of the full width', () => {
  it.each([
    [0, 0, '0 times'],
    [1, 10, '1 time'],
    [2.5, 25, '2.5 times'],
    [8, 80, '8 times'],
    [9.9, 99, '9.9 times'],
    [10, 100, '10 times'],
    [10.1, 100, '10.1 times'],
    [14, 100, '14 times'],
    [1_200, 100, '1,200 times'],
  ])('%s fills %s percent and reads %s', (frequency, percent, text) => {
    expect(repeatedIssueBarPercent(frequency)).toBeCloseTo(percent, 9);
    expect(frequencyText(frequency)).toBe(text);
  });
});

describe('what is no frequency fills nothing and reads Unknown', () => {
  it.each([-1, -0.001, Number.NaN, Infinity, -Infinity])('%s', (frequency) => {
    expect(isFrequency(frequency)).toBe(false);
    expect(repeatedIssueBarPercent(frequency)).toBe(0);
    expect(frequencyText(frequency)).toBe('Unknown');
  });
});

describe('laws', () => {
  it('the bar stays within 0 and 100, whatever comes', () => {
    fc.assert(
      fc.property(fc.double(), (frequency) => {
        const percent = repeatedIssueBarPercent(frequency);
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  it('more is never a shorter bar', () => {
    const count = fc.nat(10_000);
    fc.assert(
      fc.property(count, count, (one, more) => {
        expect(repeatedIssueBarPercent(one + more)).toBeGreaterThanOrEqual(repeatedIssueBarPercent(one));
      }),
    );
  });

  it('up to 10 each one adds a tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), (frequency) => {
        expect(repeatedIssueBarPercent(frequency)).toBeCloseTo(frequency * 10, 9);
      }),
    );
  });
});
