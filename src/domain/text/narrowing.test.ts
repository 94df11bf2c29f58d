import { describe, expect, it } from 'vitest';
import { narrowedTo, searchedFor } from './narrowing';

describe('what narrows a list, in words', () => {
  it('a search, as it is heard', () => {
    expect(searchedFor(' knit ')).toEqual(['search “knit”']);
    expect(['', ' \t', '\u200B'].map(searchedFor)).toEqual([[], [], []]);
  });

  it('a choice, but not the one that stands for all', () => {
    expect(narrowedTo('customer', 'QUILLMOOR', 'all')).toEqual(['customer QUILLMOOR']);
    expect(narrowedTo('customer', 'all', 'all')).toEqual([]);
  });
});
