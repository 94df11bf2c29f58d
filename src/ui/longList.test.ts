import { expect, it } from 'vitest';
import { isWindowed, withinRows, WINDOWED_ABOVE_ROWS } from './longList';

const rowsIn = (rows: number) => rows;

it.each([
  ['all that fit', [2, 3], 5, [2, 3]],
  ['none that would not', [2, 3, 1], 5, [2, 3]],
  ['the first, however many it holds', [9, 1], 5, [9]],
  ['one without any, which takes a row by itself', [0, 0, 0], 2, [0, 0]],
  ['nothing of nothing', [], 5, []],
])('within a number of rows stand %s', (_what, items, most, within) => {
  expect(withinRows(items, most, rowsIn)).toEqual(within);
});

it('a list is drawn in sight only above the limit, by its rows', () => {
  expect(
    isWindowed(
      Array.from({ length: WINDOWED_ABOVE_ROWS }, () => 1),
      rowsIn,
    ),
  ).toBe(false);
  expect(
    isWindowed(
      Array.from({ length: WINDOWED_ABOVE_ROWS + 1 }, () => 1),
      rowsIn,
    ),
  ).toBe(true);
  expect(isWindowed([WINDOWED_ABOVE_ROWS, 1], rowsIn)).toBe(true);
});
