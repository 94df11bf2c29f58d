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
    [0.1 + 0.2, '0.3', '0.3 days overdue'],
    [0.0001, '0.001', '0.001 days overdue'],
    [0.9999, '1', '1 day overdue'],
    [365, '365', '365 days overdue'],
    [1204, '1,204', '1,204 days overdue'],
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
        const figure = overdueFigure(days);
        expect(figure !== '–').toBe(days > 0);
        expect(figure).not.toBe('0');
        expect(overdueWords(days).startsWith(`${figure} day`)).toBe(days > 0);
      }),
    );
  });
});
