import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Up to here every row or card stands in the document, where find in page and print see it; above, only those in sight
 * are drawn. Measured by `npm run bench tables`: 50 rows of eleven cells are drawn within two or three frames, 100 take twice as long.
 */
export const WINDOWED_ABOVE_ROWS = 50;

/** How many of a windowed list are put on paper; it says what it left out. */
export const PRINTED_ROWS = 500;

/** The first items that together hold no more than `most` rows, and at least one item, which counts as a row by itself. */
export function withinRows<Item>(
  items: readonly Item[],
  most: number,
  rowsIn: (item: Item) => number,
): readonly Item[] {
  let rows = 0;
  const end = items.findIndex((item) => {
    rows += Math.max(1, rowsIn(item));
    return rows > most;
  });
  return end < 0 ? items : items.slice(0, Math.max(1, end));
}

/** Whether a list is so long that only its rows in sight are drawn. */
export const isWindowed = <Item>(items: readonly Item[], rowsIn: (item: Item) => number): boolean =>
  withinRows(items, WINDOWED_ABOVE_ROWS, rowsIn).length < items.length;

/** Indexes of the rows to draw: those in sight, and others wherever they stand, as the one with the focus. @param others -1 for none */
export function withFocused(range: Range, ...others: readonly number[]): number[] {
  const kept = others.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((first, second) => first - second);
}

/** Whether the page is being printed; turns true before the paper is laid out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  // Before anything is painted, or who prints at once would get the list of the screen.
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** A key for each item, the same wherever the item stands, and of no other: bad data can give one to several. */
export function keysOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${times} ${key}`;
  });
}
