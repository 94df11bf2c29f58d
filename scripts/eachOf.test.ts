import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beginningOf, eachOf } from './book/eachOf.mjs';

const commits = Array.from({ length: 200 }, (_, place) => createHash('sha1').update(`${place}`).digest('hex'));

describe('a part of the built book', () => {
  it('is each of so many, from the given one on', () => {
    const all = Array.from({ length: 10 }, (_, place) => place + 1);
    expect(eachOf(all, { every: 4, from: 1 })).toEqual([1, 5, 9]);
    expect(eachOf(all, { every: 4, from: 3 })).toEqual([3, 7]);
    expect(eachOf(all, { every: 1, from: 1 })).toEqual(all);
  });

  it('is all of it, taken from each place once', () => {
    const all = Array.from({ length: 25 }, (_, place) => place);
    const parts = Array.from({ length: 12 }, (_, place) => eachOf(all, { every: 12, from: place + 1 })).flat();
    expect(parts.toSorted((a, b) => a - b)).toEqual(all);
  });

  it('begins at the same place for one commit, and at every place for many', () => {
    expect(beginningOf('23b16d1296c3890da4786f0ca36e2e1e4cf85011', 12)).toBe(7);
    const beginnings = new Set(commits.map((commit) => beginningOf(commit, 12)));
    expect([...beginnings].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('begins with the first without git', () => {
    expect(beginningOf('', 12)).toBe(1);
  });
});
