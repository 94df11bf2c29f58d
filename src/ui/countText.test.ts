import { expect, it } from 'vitest';
import { countText } from './countText';

// JSON has null for NaN.
const missing: number = JSON.parse('null');

it.each([
  [0, '0'],
  [1_234_567, '1,234,567'],
  [-3, '-3'],
  [2 ** 53, '–'],
  [Number.NaN, '–'],
  [Infinity, '–'],
  [missing, '–'],
])('%s is shown as %s', (count, shown) => {
  expect(countText(count)).toBe(shown);
});
