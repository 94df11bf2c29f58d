import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, placeMarks } from '../stories/placeMarks';

const SIZE = 18;
const bounds = { left: -24, top: -24, width: 448, height: 348 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
const boxesOf = (places: readonly { left: number; top: number }[]) =>
  places.map(({ left, top }) => box(left, top, SIZE, SIZE));

/** The numbers that leave their bounds, or cover a part or another number. */
function faultsOf(parts: readonly Box[]) {
  const marks = boxesOf(placeMarks(parts, parts, bounds, SIZE));
  return marks.filter((mark, place) => {
    const others = [...parts, ...marks.filter((_, other) => other !== place)];
    const left = mark.left < bounds.left || mark.left + SIZE > bounds.left + bounds.width || mark.top < bounds.top;
    return left || others.some((other) => meets(mark, other));
  });
}

it('a number stands left of its part', () => {
  expect(placeMarks([box(40, 40, 100, 20)], [box(40, 40, 100, 20)], bounds, SIZE)).toEqual([{ left: 20, top: 40 }]);
});

it('a number gives way to words beside its part', () => {
  const words = [box(40, 40, 100, 20), box(0, 40, 40, 20)];
  const [mark] = boxesOf(placeMarks([box(40, 40, 100, 20)], words, bounds, SIZE));
  expect(mark && words.some((word) => meets(mark, word))).toBe(false);
});

it('parts that share a corner have their numbers beside each other', () => {
  const part = box(40, 40, 100, 20);
  const [first, second] = boxesOf(placeMarks([part, part], [], bounds, SIZE));
  expect(first && second && meets(first, second)).toBe(false);
});

it('a number does not stand on the part beside its own', () => {
  const [first, second] = [box(40, 40, 100, 80), box(150, 40, 100, 80)];
  const marks = boxesOf(placeMarks([first, second], [], bounds, SIZE));
  expect(marks.map((mark) => [first, second].map((part) => meets(mark, part)))).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('a number does not stand on a part that goes by the number of another', () => {
  const [part, further] = [box(40, 40, 100, 20), box(20, 40, 18, 20)];
  const [mark] = boxesOf(placeMarks([part], [], bounds, SIZE, [further]));
  expect(mark && meets(mark, further)).toBe(false);
});

it('between parts that leave it no room, a number stands in its own', () => {
  const cards = [0, 110, 220].flatMap((left) => [0, 90, 180].map((top) => box(left, top, 100, 80)));
  const marks = boxesOf(placeMarks(cards, [], box(0, 0, 320, 260), SIZE));
  expect(marks.map((mark) => cards.filter((card) => meets(mark, card)))).toEqual(cards.map((card) => [card]));
});

it('where a number stands apart, a line leads to its part', () => {
  const crowd = box(0, 0, 400, 300);
  const [mark] = placeMarks([box(40, 140, 300, 20)], [crowd], bounds, SIZE);
  expect(mark?.leadsTo).toBeDefined();
  expect(boxesOf(mark ? [mark] : []).some((place) => meets(place, crowd))).toBe(false);
});

it('numbers stay within their bounds and cover neither words nor each other while there is room', () => {
  const row = fc.record({ left: fc.integer({ min: 0, max: 250 }), width: fc.integer({ min: 20, max: 150 }) });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      expect(faultsOf(rows.map(({ left, width }, place) => box(left, place * 50, width, 20)))).toEqual([]);
    }),
  );
});
