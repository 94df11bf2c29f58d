import { describe, expect, it } from 'vitest';
import { weekText } from './weekText';

describe('a week in words', () => {
  it.each([
    ['2026-11-16', '2026-11-22', 'November 16 to 22, 2026'],
    ['2026-10-26', '2026-11-01', 'October 26 to November 1, 2026'],
    ['2026-12-28', '2027-01-03', 'December 28, 2026 to January 3, 2027'],
    ['2026-11-16', '2026-11-16', 'November 16, 2026'],
    ['2028-02-28', '2028-03-05', 'February 28 to March 5, 2028'],
  ])('%s to %s', (firstDay, lastDay, text) => {
    expect(weekText({ firstDay, lastDay })).toBe(text);
  });

  it.each([
    ['', ''],
    ['2026-02-30', '2026-03-05'],
    ['2026-11-16', 'soon'],
    ['2026-11-22', '2026-11-16'],
    ['16.11.2026', '22.11.2026'],
  ])('%j to %j is no week', (firstDay, lastDay) => {
    expect(weekText({ firstDay, lastDay })).toBe('Unknown week');
  });
});
