import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactBytesText, fileSizeText } from './fileSize';

describe('FILES-5: sizes in readable units and in exact bytes', () => {
  it.each([
    [0, '0 B', '0 bytes'],
    [-0, '0 B', '0 bytes'],
    [1, '1 B', '1 byte'],
    [0.4, '0 B', '0 bytes'],
    [999, '999 B', '999 bytes'],
    [1_000, '1 kB', '1,000 bytes'],
    [1_049, '1 kB', '1,049 bytes'],
    [1_050, '1.1 kB', '1,050 bytes'],
    [64_000, '64 kB', '64,000 bytes'],
    [99_940, '99.9 kB', '99,940 bytes'],
    [99_960, '100 kB', '99,960 bytes'],
    [184_320, '184 kB', '184,320 bytes'],
    [999_499, '999 kB', '999,499 bytes'],
    [999_500, '1 MB', '999,500 bytes'],
    [999_999, '1 MB', '999,999 bytes'],
    [1_200_000, '1.2 MB', '1,200,000 bytes'],
    [38_412_345, '38.4 MB', '38,412,345 bytes'],
    [2_500_000_000, '2.5 GB', '2,500,000,000 bytes'],
    [5e12, '5 TB', '5,000,000,000,000 bytes'],
    [5e15, '5,000 TB', '5,000,000,000,000,000 bytes'],
    [-1, 'Unknown size', 'Unknown size'],
    [Number.NaN, 'Unknown size', 'Unknown size'],
    [Number.POSITIVE_INFINITY, 'Unknown size', 'Unknown size'],
  ])('%s', (bytes, human, exact) => {
    expect([fileSizeText(bytes), exactBytesText(bytes)]).toEqual([human, exact]);
  });

  it('the text is never further off than its rounding, and never needs four digits below a terabyte', () => {
    const power: Record<string, number> = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };
    fc.assert(
      fc.property(fc.maxSafeNat(), (bytes) => {
        const [figure = '', unit = ''] = fileSizeText(bytes).split(' ');
        const shown = Number(figure.replaceAll(',', ''));
        const [, decimals = ''] = figure.split('.');
        const step = (power[unit] ?? Number.NaN) * (shown < 100 && unit !== 'B' ? 0.1 : 1);
        expect(Math.abs(shown * (power[unit] ?? Number.NaN) - bytes)).toBeLessThanOrEqual(step / 2 + 1);
        expect(decimals.length).toBeLessThanOrEqual(1);
        if (unit !== 'TB') expect(shown).toBeLessThan(1_000);
      }),
    );
  });

  it('the exact text holds every digit', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (bytes) => {
        expect(exactBytesText(bytes).replaceAll(/\D/g, '')).toBe(String(bytes));
      }),
    );
  });
});
