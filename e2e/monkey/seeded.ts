/** Random numbers from a seed: the same numbers in the same order on every machine (Mulberry32). */
export interface Chance {
  /** From 0 up to, never quite, 1. */
  next: () => number;
  /** One of a list that is not empty. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Starts a sequence of numbers. @param seeds whole numbers; other ones give another sequence */
export function seeded(...seeds: readonly number[]): Chance {
  let state = 0;
  // Mixed well, so that similar seeds give unrelated sequences.
  for (const seed of seeds) state = Math.imul(state ^ seed, 0x9e37_79b1) + 0x7f4a_7c15;
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}
