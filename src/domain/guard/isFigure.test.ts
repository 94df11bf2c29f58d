import { expect, it } from 'vitest';
import { isFigure } from './isFigure';

it.each([0, -0, -1, 0.5, 2 ** 53 - 1, 1 - 2 ** 53])('%d is a figure', (value) => {
  expect(isFigure(value)).toBe(true);
});

// JSON has null for NaN.
const missing: number = JSON.parse('null');

it.each([missing, Number.NaN, Infinity, -Infinity, 2 ** 53, -(2 ** 53), Number.MAX_VALUE])('%d is none', (value) => {
  expect(isFigure(value)).toBe(false);
});
