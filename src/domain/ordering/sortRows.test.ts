import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareValues,
  createSort,
  nextSort,
  rankIn,
  type Sort,
  SORT_DIRECTIONS,
  sortRows,
  type SortValue,
} from './sortRows';

interface Row {
  value: SortValue;
  place: number;
}

const rowsOf = (values: readonly SortValue[]): readonly Row[] => values.map((value, place) => ({ value, place }));
const sorted = (values: readonly SortValue[], direction: (typeof SORT_DIRECTIONS)[number]) =>
  sortRows(rowsOf(values), ({ value }) => value, direction);
const valuesOf = (rows: readonly Row[]) => rows.map(({ value }) => value);

/** Few values, so that many are equal; '1', '01' and '001' are different texts of equal rank. */
const texts = fc.array(
  fc.oneof(
    fc.constantFrom('', 'a', 'A', 'b', 'é', 'é', '1', '01', '001', '2', '10', 'PO-9', 'PO-10', 'PO-010'),
    fc.string(),
  ),
);
const numbers = fc.array(fc.oneof(fc.constantFrom(0, -0, 1, 1.5, -3, Infinity, -Infinity, Number.NaN), fc.double()));
/** A column holds one kind, unless its source is faulty. */
const columns = fc.oneof(
  texts,
  numbers,
  fc.tuple(texts, numbers).chain(([some, others]) => fc.shuffledSubarray<SortValue>([...some, ...others])),
);
const directions = fc.constantFrom(...SORT_DIRECTIONS);

describe('texts stand as people order them', () => {
  it.each([
    ['numbers by their size', ['PO-10', 'PO-9', 'PO-100', 'PO-1'], ['PO-1', 'PO-9', 'PO-10', 'PO-100']],
    ['case after letters', ['b', 'B', 'a', 'A'], ['a', 'A', 'b', 'B']],
    ['marks after letters', ['f', 'é', 'z', 'e'], ['e', 'é', 'f', 'z']],
    ['nothing first', ['a', '', '1'], ['', '1', 'a']],
  ])('%s', (_what, values, expected) => {
    expect(valuesOf(sorted(values, 'ascending'))).toEqual(expected);
    expect(valuesOf(sorted(values, 'descending'))).toEqual(expected.toReversed());
  });
});

describe('numbers stand by their size, what is no number last', () => {
  it.each([
    ['ascending', [-Infinity, -3, 0, 0.5, 10, Infinity, Number.NaN, Number.NaN]],
    ['descending', [Infinity, 10, 0.5, 0, -3, -Infinity, Number.NaN, Number.NaN]],
  ] as const)('%s', (direction, expected) => {
    const values = [10, Number.NaN, -3, Infinity, 0.5, -Infinity, Number.NaN, 0];
    expect(valuesOf(sorted(values, direction))).toEqual(expected);
  });

  it.each(SORT_DIRECTIONS)('also among texts: %s', (direction) => {
    expect(sorted(['a', Number.NaN, 'z', 3], direction).at(-1)?.value).toBeNaN();
  });
});

describe('what a faulty source left out stands last, and leaves the others in order', () => {
  it.each([
    ['ascending', ['0', 'a', 'b', 'c', 'd', 'e', null, undefined]],
    ['descending', ['e', 'd', 'c', 'b', 'a', '0', null, undefined]],
  ] as const)('%s', (direction, expected) => {
    expect(valuesOf(sorted(['d', null, 'b', 'a', undefined, 'c', 'e', '0'], direction))).toEqual(expected);
  });
});

it('a missing word has no rank, and so stands last in both directions', () => {
  expect(rankIn(['Open', 'Resolved'], null)).toBeNaN();
  expect(rankIn(['Open', 'Resolved'], undefined)).toBeNaN();
});

describe('comparing two values', () => {
  const sameKind = fc.oneof(fc.tuple(fc.string(), fc.string()), fc.tuple(fc.double(), fc.double()));

  it('gives a number, 0 for a value and itself, and the opposite the other way round', () => {
    fc.assert(
      fc.property(sameKind, ([first, second]) => {
        expect(compareValues(first, first)).toBe(0);
        expect(Math.sign(compareValues(first, second)) + Math.sign(compareValues(second, first))).toBe(0);
      }),
    );
  });

  it.each([
    ['b', 10],
    ['10', 9],
    ['9', 10],
    ['', 10],
    ['x', 0],
  ])('a text stands behind a number: %j behind %s', (text, number) => {
    expect(compareValues(text, number)).toBeGreaterThan(0);
    expect(compareValues(number, text)).toBeLessThan(0);
  });

  it.each([Infinity, -Infinity, Number.NaN])('%s equals itself', (value) => {
    expect(compareValues(value, value)).toBe(0);
  });
});

describe('sorting', () => {
  it('is a permutation and leaves the rows as they were', () => {
    fc.assert(
      fc.property(columns, directions, (values, direction) => {
        const rows = rowsOf(values);
        const before = [...rows];
        const result = sortRows(rows, ({ value }) => value, direction);
        expect(result.map(({ place }) => place).toSorted((first, second) => first - second)).toEqual([
          ...values.keys(),
        ]);
        expect(result.every((row) => rows.includes(row))).toBe(true);
        expect(rows).toEqual(before);
      }),
    );
  });

  it('puts no row before one that stands before it, and keeps equals in the order of the data, in both directions', () => {
    fc.assert(
      fc.property(columns, directions, (values, direction) => {
        const result = sorted(values, direction);
        const wrong = result.slice(1).filter((row, index) => {
          const before = result[index];
          if (!before) return true;
          const order = compareValues(before.value, row.value);
          if (order === 0) return before.place > row.place;
          const missing = Number.isNaN(row.value);
          return direction === 'ascending' || missing ? order > 0 : order < 0;
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('keeps rows that are equal without being the same in the order of the data', () => {
    const values = ['01', '1', 'x', '001', '1', 'X1', 'x01'];
    expect(sorted(values, 'ascending').map(({ place }) => place)).toEqual([0, 1, 3, 4, 2, 6, 5]);
    expect(sorted(values, 'descending').map(({ place }) => place)).toEqual([5, 6, 2, 0, 1, 3, 4]);
  });

  it('what is sorted already stays as it is', () => {
    fc.assert(
      fc.property(columns, directions, (values, direction) => {
        const once = sorted(values, direction);
        expect(sortRows(once, ({ value }) => value, direction)).toEqual(once);
      }),
    );
  });

  it('sorts 300,000 rows of two texts that rank equal', () => {
    const values = Array.from({ length: 300_000 }, (_, place) => (place % 2 === 0 ? '1' : '01'));
    const result = sorted(values, 'ascending');
    expect(result).toHaveLength(values.length);
    expect(result.every(({ place }, index) => place === index)).toBe(true);
  });

  it('rows may be any values, undefined included', () => {
    expect(sortRows([undefined, [2], null, [1]], (row) => row?.[0] ?? Number.NaN, 'ascending')).toEqual([
      [1],
      [2],
      undefined,
      null,
    ]);
    expect(sortRows([], () => 0, 'ascending')).toEqual([]);
  });
});

describe("a header's presses", () => {
  it('go ascending, descending, the order of the data, and round again', () => {
    const first = nextSort<'id' | 'team'>(null, 'id');
    const second = nextSort(first, 'id');
    const third = nextSort(second, 'id');
    expect([first, second, third, nextSort(third, 'id')]).toEqual([
      { column: 'id', direction: 'ascending' },
      { column: 'id', direction: 'descending' },
      null,
      { column: 'id', direction: 'ascending' },
    ]);
  });

  it.each(SORT_DIRECTIONS)('of another column begin ascending, whatever the first one was: %s', (direction) => {
    const sort: Sort<'id' | 'team'> = { column: 'id', direction };
    expect(nextSort(sort, 'team')).toEqual({ column: 'team', direction: 'ascending' });
    expect(sort).toEqual({ column: 'id', direction });
  });
});

describe('the sort of a table', () => {
  const columnsOfTable = ['id', 'team'] as const;
  const { sort, isSort } = createSort({
    id: (row: { id: number; team: string }) => row.id,
    team: (row: { id: number; team: string }) => row.team,
  });
  const rows = [
    { id: 2, team: 'c' },
    { id: 1, team: 'a' },
    { id: 3, team: 'b' },
  ];

  it.each([
    ['by one column', { column: 'id', direction: 'ascending' }, [1, 2, 3]],
    ['by another, backwards', { column: 'team', direction: 'descending' }, [2, 3, 1]],
    ["the data's own order", null, [2, 1, 3]],
  ] as const)('%s', (_what, by, ids) => {
    expect(sort(rows, by).map(({ id }) => id)).toEqual(ids);
  });

  it('is recognised after it was stored', () => {
    for (const kept of [
      null,
      ...columnsOfTable.flatMap((column) => SORT_DIRECTIONS.map((direction) => ({ column, direction }))),
    ]) {
      expect(isSort(structuredClone(kept))).toBe(true);
    }
  });

  it.each([
    ['nothing', undefined],
    ['a word', 'id'],
    ['a number', 0],
    ['a list', ['id', 'ascending']],
    ['an empty record', {}],
    ['no direction', { column: 'id' }],
    ['no column', { direction: 'ascending' }],
    ['another column', { column: 'progress', direction: 'ascending' }],
    ['a column of every object', { column: 'constructor', direction: 'ascending' }],
    ['another direction', { column: 'id', direction: 'up' }],
    ['a list for a column', { column: ['id'], direction: 'ascending' }],
  ])('%s is none', (_what, kept) => {
    expect(isSort(kept)).toBe(false);
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(!isSort(kept) || kept === null || columnsOfTable.includes(kept.column)).toBe(true);
      }),
    );
  });
});

it('a word ranks by its vocabulary, an unknown one last', () => {
  expect(['b', 'a', 'new', ''].map((word) => rankIn(['a', 'b'], word))).toEqual([1, 0, 2, 2]);
});
