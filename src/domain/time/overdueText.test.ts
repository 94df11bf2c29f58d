import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overdueFigure, overdueWords } from './overdueText';

describe('days overdue, on screen and for screen readers', () => {
  it.each([
    [0, '–', 'not overdue'],
    [-0, '–', 'not overdue'],
    [-3, '–', 'not overdue'],
    [-0.5, '–', 'not overdue'],
    [1, '1', '1 day overdue'],
    [2, '2', '2 days overdue'],
    [4, '4', '4 days overdue'],
    [0.5, '0.5', '0.5 days overdue'],
    [1.5, '1.5', '1.5 days overdue'],
    [365, '365', '365 days overdue'],
    [Number.NaN, 'Unknown', 'days overdue unknown'],
    [Infinity, 'Unknown', 'days overdue unknown'],
    [-Infinity, 'Unknown', 'days overdue unknown'],
  ])('%s: %s, %s', (days, figure, words) => {
    expect(overdueFigure(days)).toBe(figure);
    expect(overdueWords(days)).toBe(words);
  });

  it('exactly the numbers above 0 are in both texts', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -(2 ** 53) + 1, max: 2 ** 53 - 1 }), (days) => {
        expect(overdueFigure(days)).toBe(days > 0 ? `${days}` : '–');
        expect(overdueWords(days).startsWith(`${days} day`)).toBe(days > 0);
      }),
    );
  });
});
