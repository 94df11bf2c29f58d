import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted } from './counted';

describe('a count with its noun', () => {
  it.each([
    [0, '0 emails'],
    [1, '1 email'],
    [2, '2 emails'],
    [99, '99 emails'],
    [1_204, '1,204 emails'],
    [Number.NaN, '– emails'],
    [Infinity, '– emails'],
  ])('%s: %s', (count, words) => {
    expect(counted(count, 'email')).toBe(words);
  });

  it('is in the singular for one alone', () => {
    fc.assert(
      fc.property(fc.integer(), (count) => {
        expect(counted(count, 'open ticket').endsWith('s')).toBe(count !== 1);
      }),
    );
  });
});
