import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPercent } from '@/domain/guard/isPercent';
import { RISK_BAND_TONE, RISK_BAND_WORD, RISK_BANDS, riskBand, riskScoreText } from './riskScore';

describe('DASH-12: risk colour by score, 80 or more green, 70 or more yellow, otherwise red', () => {
  it.each([
    [100, 'healthy', 'success'],
    [80, 'healthy', 'success'],
    [79.999, 'watch', 'warning'],
    [79, 'watch', 'warning'],
    [70, 'watch', 'warning'],
    [69.999, 'poor', 'danger'],
    [69, 'poor', 'danger'],
    [0, 'poor', 'danger'],
  ] as const)('a score of %s is %s: %s', (score, band, tone) => {
    expect(riskBand(score)).toBe(band);
    expect(RISK_BAND_TONE[band]).toBe(tone);
  });
});

it('the bands, the best first, each with its word', () => {
  expect(RISK_BANDS.map((band) => [band, RISK_BAND_WORD[band]])).toEqual([
    ['healthy', 'Healthy'],
    ['watch', 'Watch'],
    ['poor', 'Poor'],
    ['unknown', 'Unknown'],
  ]);
});

it.each([
  [86, '86%'],
  [69.5, '69%'],
  [79.99, '79%'],
  [80, '80%'],
  [0, '0%'],
  [101, '101%'],
  [Number.NaN, '–'],
  [Infinity, '–'],
])('a score of %s reads %s', (score, text) => {
  expect(riskScoreText(score)).toBe(text);
});

describe('what is no score has no colour of a score', () => {
  it.each([-1, -0.001, 100.001, 101, Number.NaN, Infinity, -Infinity])('%s is unknown and neutral', (score) => {
    expect(isPercent(score)).toBe(false);
    expect(riskBand(score)).toBe('unknown');
    expect(RISK_BAND_TONE[riskBand(score)]).toBe('neutral');
  });

  it('holds for every number', () => {
    fc.assert(
      fc.property(fc.double(), (score) => {
        expect(RISK_BANDS).toContain(riskBand(score));
        expect(riskBand(score) === 'unknown').toBe(!isPercent(score));
        expect(isPercent(score)).toBe(score >= 0 && score <= 100);
      }),
    );
  });
});

describe('a higher score is never a worse band', () => {
  it('holds for any two scores', () => {
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(score, score, (one, other) => {
        const rank = (value: number) => RISK_BANDS.indexOf(riskBand(value));
        // Bands stand in the order healthy, watch, poor.
        expect(rank(Math.max(one, other))).toBeLessThanOrEqual(rank(Math.min(one, other)));
      }),
    );
  });
});
