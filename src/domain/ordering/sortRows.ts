import { type Guard, orNull, recordWith } from '@/domain/guard/guard';
import { oneOf } from '@/domain/guard/oneOf';

/** Which way a sorted column of a table runs. */
export const SORT_DIRECTIONS = ['ascending', 'descending'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** What a column sorts by: a text or a number; NaN, and what a faulty source left out, come last in both directions. */
export type SortValue = string | number | null | undefined;

/** Which column is sorted and how; null is the data's own order. */
export type Sort<Column extends string> = { column: Column; direction: SortDirection } | null;

/** Texts as people order them: 'PO-9' before 'PO-10', the same on every computer. */
const collator = new Intl.Collator('en', { numeric: true });

/** The next sort when a column's header is pressed: ascending, descending, the data's own order. */
export function nextSort<Column extends string>(sort: Sort<Column>, column: Column): Sort<Column> {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

const isMissing = (value: SortValue) => value === null || value === undefined || Number.isNaN(value);

/** Below 0 when the first value comes before the second, 0 when they rank equal; numbers come before texts. */
export function compareValues(first: SortValue, second: SortValue): number {
  if (isMissing(first) || isMissing(second)) return Number(isMissing(first)) - Number(isMissing(second));
  // Not by subtraction: Infinity - Infinity is NaN.
  if (typeof first === 'number' && typeof second === 'number') return Number(first > second) - Number(first < second);
  if (typeof first === 'string' && typeof second === 'string') return collator.compare(first, second);
  return typeof first === 'number' ? -1 : 1;
}

/**
 * The rows sorted by a column; rows of equal value keep the data's order in both directions. Equal values are compared
 * once, so that a column of few distinct values sorts in about linear time.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
): readonly Row[] {
  /** Rows of one value with their places, in two lists: pairs would be as many objects more as there are rows. */
  interface Equals {
    rows: Row[];
    places: number[];
  }
  const groups = new Map<SortValue, Equals>();
  rows.forEach((row, place) => {
    const value = valueOf(row);
    const known = groups.get(value);
    if (known) {
      known.rows.push(row);
      known.places.push(place);
    } else groups.set(value, { rows: [row], places: [place] });
  });
  const compare = (first: SortValue, second: SortValue) =>
    direction === 'ascending' || isMissing(first) || isMissing(second)
      ? compareValues(first, second)
      : compareValues(second, first);
  const ranks: { value: SortValue; equals: [Equals, ...Equals[]] }[] = [];
  for (const [value, own] of [...groups].toSorted(([first], [second]) => compare(first, second))) {
    const last = ranks.at(-1);
    // '1' and '01' are different texts of equal rank.
    if (last && compareValues(last.value, value) === 0) last.equals.push(own);
    else ranks.push({ value, equals: [own] });
  }
  return ranks.flatMap(({ equals: [first, ...others] }) => {
    if (others.length === 0) return first.rows;
    return [first, ...others]
      .flatMap(({ rows: own, places }) => own.map((row, index) => ({ row, place: places[index] ?? 0 })))
      .toSorted((one, other) => one.place - other.place)
      .map(({ row }) => row);
  });
}

/** Position of a word in its vocabulary; unknown words come last, ascending, and none at all in both directions. */
export function rankIn(vocabulary: readonly string[], word: string | null | undefined): number {
  if (word === null || word === undefined) return Number.NaN;
  const place = vocabulary.indexOf(word);
  return place === -1 ? vocabulary.length : place;
}

/** How the rows of a table are sorted: by what each of its columns sorts by. */
export function createSort<Row, Column extends string>(valuesOf: Readonly<Record<Column, (row: Row) => SortValue>>) {
  const isColumn: Guard<Column> = (name): name is Column => typeof name === 'string' && Object.hasOwn(valuesOf, name);
  return {
    /** The rows in the order of one column, or the data's own. */
    sort: (rows: readonly Row[], sort: Sort<Column>): readonly Row[] =>
      sort ? sortRows(rows, valuesOf[sort.column], sort.direction) : rows,
    /** True for a stored sort by one of these columns, and for null. */
    isSort: orNull(
      recordWith<{ column: Column; direction: SortDirection }>({ column: isColumn, direction: oneOf(SORT_DIRECTIONS) }),
    ),
  };
}
