import { expect, it } from 'vitest';
import { ALL_CUSTOMERS, chosenFrom, NOT_CHOSEN } from './choice';

it("SHELL-11: 'all' and 'not chosen' are values of their own, and none is empty", () => {
  expect(ALL_CUSTOMERS).toMatch(/^[a-z-]+$/);
  expect(NOT_CHOSEN).toMatch(/^[a-z-]+$/);
  expect(ALL_CUSTOMERS).not.toBe(NOT_CHOSEN);
});

it.each([
  ['HK Ops', 'HK Ops'],
  ['UK Design', 'UK Design'],
  ['UK', NOT_CHOSEN],
  ['', NOT_CHOSEN],
  [NOT_CHOSEN, NOT_CHOSEN],
])('of two words, %j holds %j', (value, chosen) => {
  expect(chosenFrom(['HK Ops', 'UK Design'], value)).toBe(chosen);
});
