/** A stream of numbers from 0 to below 1 that is the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
}

/** Random choices from a seed, the same for the same seed. */
export function createDraw(seed: number) {
  const random = createRandom(seed);
  /** A whole number from 0 to below the end. */
  const below = (end: number) => Math.floor(random() * end);
  return {
    below,
    oneOf: <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0],
    chance: (share: number) => random() < share,
    /** The whole numbers from 0 to below the end, each once, in any order. */
    shuffled: (end: number): Uint32Array => {
      const places = Uint32Array.from({ length: end }, (_, place) => place);
      for (let last = end - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const kept = places[last] ?? 0;
        places[last] = places[other] ?? 0;
        places[other] = kept;
      }
      return places;
    },
  };
}
