import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignSlots, MIN_SLOTS, slotsNeeded } from './rowSlots';

/** Rows one after the other, and a row with the focus somewhere, as a table draws them. */
const drawn = fc.record({
  from: fc.nat(1_000),
  count: fc.integer({ min: 1, max: 3 * MIN_SLOTS }),
  focused: fc.option(fc.nat(1_100), { nil: -1 }),
});

const indexesOf = (from: number, count: number, focused: number) => {
  const inSight = Array.from({ length: count }, (_, place) => from + place);
  return focused === -1 || inSight.includes(focused) ? inSight : [...inSight, focused].toSorted((a, b) => a - b);
};

it('no two rows stand on one element, in a window of any height, wherever the focus is', () => {
  fc.assert(
    fc.property(drawn, ({ from, count, focused }) => {
      const indexes = indexesOf(from, count, focused);
      const slots = assignSlots(indexes, focused, slotsNeeded(indexes.length, MIN_SLOTS));
      expect(new Set(slots.map(({ slot }) => slot)).size).toBe(indexes.length);
    }),
  );
});

it('one row more than there are elements takes twice as many', () => {
  expect(slotsNeeded(MIN_SLOTS, MIN_SLOTS)).toBe(MIN_SLOTS);
  expect(slotsNeeded(MIN_SLOTS + 1, MIN_SLOTS)).toBe(2 * MIN_SLOTS);
});

it('a row that stays in the window keeps its element, the one with the focus wherever it is', () => {
  const before = assignSlots(indexesOf(0, 20, 3), 3, MIN_SLOTS);
  const after = assignSlots(indexesOf(10, 20, 3), 3, MIN_SLOTS);
  for (const index of [3, 10, 19])
    expect(after.find((row) => row.index === index)).toEqual(before.find((row) => row.index === index));
});

it('a row with the focus that is not drawn keeps no element from another', () => {
  expect(assignSlots([8, 9], MIN_SLOTS + 8, MIN_SLOTS)).toEqual([
    { index: 8, slot: '8' },
    { index: 9, slot: '9' },
  ]);
});
