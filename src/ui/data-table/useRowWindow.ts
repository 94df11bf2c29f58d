import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Up to here every row stands in the document, where find in page and print see it; above, only the rows in sight are
 * drawn. Measured by `npm run bench:tables`: 50 rows of eleven cells are drawn within two or three frames, 100 take twice as long.
 */
export const WINDOWED_ABOVE_ROWS = 50;

/** How many rows a windowed table puts on paper; it says what it left out. */
export const PRINTED_ROWS = 500;

/** Rows drawn beyond each edge, so that a turn of the wheel shows no gap. */
const OVERSCAN_ROWS = 4;

/** How many row elements are reused at first; a higher window takes more. */
const MIN_SLOTS = 32;

/** A row to draw. */
export interface DrawnRow {
  index: number;
  /**
   * Which row element it takes. A row that leaves the window passes its element on to one that enters, which only
   * changes its texts: half the work of a new element.
   */
  slot: string;
}

export interface RowWindow {
  /** Ascending, each once. */
  drawn: readonly DrawnRow[];
  windowed: boolean;
  /** Rows that are not printed, 0 unless printing. */
  leftOut: number;
  /** Remembers the row that has the focus; it stays drawn wherever the person scrolls. */
  onFocusRow: (event: FocusEvent<HTMLElement>) => void;
}

const upTo = (count: number): readonly DrawnRow[] =>
  Array.from({ length: count }, (_, index) => ({ index, slot: String(index) }));

/** Assigns row elements. The row with the focus keeps its own out of sight; a row that would take it gets another. */
function assignSlots(indexes: readonly number[], focused: number, slots: number): readonly DrawnRow[] {
  const kept = indexes.includes(focused) ? focused : -1;
  return indexes.map((index) => {
    const taken = kept !== -1 && index !== kept && index % slots === kept % slots;
    return { index, slot: taken ? 'beside' : String(index % slots) };
  });
}

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
  const [slots, setSlots] = useState(MIN_SLOTS);
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
  if (!windowed) return { drawn: upTo(count), windowed, leftOut: 0, onFocusRow };
  if (printing) {
    const printed = Math.min(count, PRINTED_ROWS);
    return { drawn: upTo(printed), windowed, leftOut: count - printed, onFocusRow };
  }
  const indexes = virtualizer.getVirtualItems().map(({ index }) => index);
  // One more than the window may be drawn: the row with the focus.
  if (indexes.length > slots + 1) setSlots(slots * 2);
  return { drawn: assignSlots(indexes, focused, slots), windowed, leftOut: 0, onFocusRow };
}
