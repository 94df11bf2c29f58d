import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Up to here every row stands in the document, where find in page and print see it; above, only the rows in sight are
 * drawn. Measured by `npm run bench:tables`: 100 rows of eleven cells take a frame or two, 300 a quarter of a second.
 */
export const WINDOWED_ABOVE_ROWS = 100;

/** How many rows a windowed table puts on paper; it says what it left out. */
export const PRINTED_ROWS = 500;

/** Rows drawn beyond each edge, so that a flick of the wheel meets no gap. */
const OVERSCAN_ROWS = 6;

export interface RowWindow {
  /** Indexes of the rows to draw, ascending, each once. */
  indexes: readonly number[];
  windowed: boolean;
  /** Rows that paper does not get, 0 unless printing. */
  leftOut: number;
  /** Remembers the row that holds the focus, which stays drawn wherever one scrolls. */
  onFocusRow: (event: FocusEvent<HTMLElement>) => void;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Whether the page is being printed; turns true before the paper is laid out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
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

/** Chooses the rows to draw: all of them up to a threshold, otherwise those in sight and the one with the focus. */
export function useRowWindow(count: number, rowHeight: number, scrollRef: RefObject<HTMLElement | null>): RowWindow {
  const [focused, setFocused] = useState(-1);
  const printing = usePrinting();
  const windowed = count > WINDOWED_ABOVE_ROWS;
  const virtualizer = useVirtualizer({
    count: windowed ? count : 0,
    estimateSize: () => rowHeight,
    getScrollElement: () => scrollRef.current,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (focused < 0 || focused >= count || seen.includes(focused)) return seen;
      return [...seen, focused].toSorted((first, second) => first - second);
    },
  });
  const onFocusRow = (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>('[data-row]');
    setFocused(row ? Number(row.dataset['row']) : -1);
  };
  if (!windowed) return { indexes: upTo(count), windowed, leftOut: 0, onFocusRow };
  if (printing) {
    const printed = Math.min(count, PRINTED_ROWS);
    return { indexes: upTo(printed), windowed, leftOut: count - printed, onFocusRow };
  }
  return { indexes: virtualizer.getVirtualItems().map(({ index }) => index), windowed, leftOut: 0, onFocusRow };
}
