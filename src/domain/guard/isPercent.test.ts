import { expect, it } from 'vitest';
import { isPercent } from './isPercent';

it.each([0, -0, 0.001, 50, 99.999, 100])('%d is a percentage', (value) => {
  expect(isPercent(value)).toBe(true);
});

// JSON has null for NaN.
const missing: number = JSON.parse('null');

it.each([missing, -0.001, -1, 100.001, 101, Number.NaN, Infinity, -Infinity])('%d is no percentage', (value) => {
  expect(isPercent(value)).toBe(false);
});
