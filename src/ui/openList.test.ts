import { describe, expect, it } from 'vitest';
import { optionByKey, optionByLetters } from './openList';

describe('a key leads from one option to another', () => {
  it.each([
    ['ArrowDown', 5, 6],
    ['ArrowUp', 5, 4],
    ['PageDown', 5, 15],
    ['PageUp', 15, 5],
    ['Home', 15, 0],
    ['End', 5, 29],
    // Never beyond the ends.
    ['ArrowUp', 0, 0],
    ['PageUp', 5, 0],
    ['ArrowDown', 29, 29],
    ['PageDown', 25, 29],
  ])('%s from %i to %i', (key, from, to) => {
    expect(optionByKey(key, from, 30)).toBe(to);
  });

  it.each(['a', 'Enter', ' ', 'Tab', 'Escape'])('%s leads nowhere', (key) => {
    expect(optionByKey(key, 5, 30)).toBeUndefined();
  });
});

describe('typed letters lead to an option', () => {
  const labels = [
    'PO-24790 · TARNFELL',
    'PO-12479 · BRACKENBY',
    'PO-24791 · QUILLMOOR',
    'TARNFELL, all orders',
    'PO-24817 · QUILLMOOR',
    'ÉLAN · Ünal & Söhne',
    'PO-22610 · VESTRAND',
    '“All” teams',
  ];

  it.each([
    ['the beginning of the option', 'po-248', 0, 4],
    ['without regard to case', 'Po-12', 0, 1],
    ['or to what parts the words', 'po 12479 brack', 0, 1],
    ['the beginning of a word', '2479', 1, 2],
    ['what has the focus stays while it fits', '2479', 0, 0],
    ['from the end it begins anew', '24790', 5, 0],
    ['letters with marks', 'ünal', 0, 5],
    ['an option that begins so comes before a word', 'tarn', 0, 3],
    ['one letter leads on', 'q', 2, 4],
    ['the same letter again leads on', 'qq', 2, 4],
    ['and round', 'qqq', 4, 2],
    ['unless a word begins with so many of it', '22', 0, 6],
    ['a letter and its mark, written as two', 'e\u0301l', 0, 5],
    ['what stands before the first word is none', 'all', 0, 7],
    ['the last too, from none', 'all t', -1, 7],
    ['nothing within a word', '4790', 0, undefined],
    ['nothing that no option holds', 'xyz', 0, undefined],
  ])('%s: %s', (_what, typed, from, to) => {
    expect(optionByLetters(labels, typed, from)).toBe(to);
  });

  it('of none leads nowhere', () => {
    expect(optionByLetters([], 'a', 0)).toBeUndefined();
  });
});
