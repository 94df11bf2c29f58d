import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeText, confidenceText, shareText } from './percentText';

describe('RADAR-1: a change has its sign', () => {
  it.each([
    [15, '+15%'],
    [40, '+40%'],
    [0.5, '+1%'],
    [0.4, '0%'],
    [0, '0%'],
    [-0, '0%'],
    [-0.4, '0%'],
    [-0.5, '−1%'],
    [-3, '−3%'],
    [1_250, '+1,250%'],
    [Number.NaN, '–'],
    [Infinity, '–'],
  ])('%s is %s', (percent, text) => {
    expect(changeText(percent)).toBe(text);
  });
});

describe('RADAR-1, RADAR-5: a share lies within 0 and 100', () => {
  it.each([
    [87, '87%', '87% confidence'],
    [0, '0%', '0% confidence'],
    [100, '100%', '100% confidence'],
    [99.5, '100%', '100% confidence'],
    [100.001, '–', 'Confidence unknown'],
    [140, '–', 'Confidence unknown'],
    [-0.001, '–', 'Confidence unknown'],
    [-5, '–', 'Confidence unknown'],
    [Number.NaN, '–', 'Confidence unknown'],
  ])('%s is %s, and %s', (percent, share, confidence) => {
    expect(shareText(percent)).toBe(share);
    expect(confidenceText(percent)).toBe(confidence);
  });

  it('no other number is ever shown', () => {
    fc.assert(
      fc.property(fc.double(), (percent) => {
        const shown = shareText(percent);
        expect(shown === '–' || (Number.parseInt(shown, 10) >= 0 && Number.parseInt(shown, 10) <= 100)).toBe(true);
      }),
    );
  });
});
