import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { emptied } from './monkey';
import { seeded } from './seeded';
import { shrink } from './shrink';

const numbers = (...seeds: number[]) => {
  const chance = seeded(...seeds);
  return Array.from({ length: 1_000 }, chance.next);
};

describe('seeded chance', () => {
  it('is the same row for the same seeds, and another one for others', () => {
    expect(numbers(1, 0)).toEqual(numbers(1, 0));
    const first = [numbers(1, 0), numbers(1, 1), numbers(2, 0), numbers(0, 1)].map(([value]) => value);
    expect(new Set(first).size).toBe(first.length);
  });

  it('gives numbers from 0 to 1, spread evenly', () => {
    const row = numbers(7);
    expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...row)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const among = row.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(among).toBeGreaterThan(70);
      expect(among).toBeLessThan(130);
    }
  });

  it('picks every item of a list, and nothing from an empty one', () => {
    const chance = seeded(3);
    const picked = new Set(Array.from({ length: 100 }, () => chance.pick(['a', 'b', 'c'])));
    expect(picked).toEqual(new Set(['a', 'b', 'c']));
    expect(() => chance.pick([])).toThrow('nothing to pick');
  });
});

describe('shrinking', () => {
  it('leaves what a failure needs, in order, whatever stands between', async () => {
    const row = fc.uniqueArray(fc.nat(1_000), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(row, fc.integer({ min: 1, max: 4 }), async (items, count) => {
        const needed = items.filter((_item, index) => index % Math.ceil(items.length / count) === 0);
        const holdsAll = (fewer: readonly number[]) => Promise.resolve(needed.every((item) => fewer.includes(item)));
        expect(await shrink(items, holdsAll, Infinity)).toEqual(needed);
      }),
    );
  });

  it('asks about single items only after the large parts', async () => {
    const fails = vi.fn<(fewer: readonly number[]) => Promise<boolean>>((fewer) => Promise.resolve(fewer.includes(99)));
    expect(
      await shrink(
        Array.from({ length: 100 }, (_item, index) => index),
        fails,
        Infinity,
      ),
    ).toEqual([99]);
    expect(fails.mock.calls.length).toBeLessThan(20);
  });

  it('stops asking after so many tries', async () => {
    const fails = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    const items = Array.from({ length: 100 }, (_item, index) => index);
    expect(await shrink(items, fails, 5)).toEqual(items);
    expect(fails).toHaveBeenCalledTimes(5);
  });
});

describe('what an act took out of the fields', () => {
  it('is every field that is gone or holds something else, and no new one', () => {
    expect(emptied({ Team: 'Mill', Note: 'wet', Deadline: '' }, { Team: 'Mill', Note: '', More: 'x' })).toEqual([
      'Note is "" in place of "wet"',
      'Deadline is undefined in place of ""',
    ]);
    expect(emptied({}, { Note: 'wet' })).toEqual([]);
  });
});
