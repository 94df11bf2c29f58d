import { expect, it } from 'vitest';
import { isPercent } from './isPercent';

it.each([0, -0, 0.001, 50, 99.999, 100])('%d is a percentage', (value) => {
  expect(isPercent(value)).toBe(true);
});

it.each([-0.001, -1, 100.001, 101, Number.NaN, Infinity, -Infinity])('%d is no percentage', (value) => {
  expect(isPercent(value)).toBe(false);
});
