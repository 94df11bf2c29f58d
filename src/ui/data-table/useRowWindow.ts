import { useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useState } from 'react';
import { PRINTED_ROWS, usePrinting, WINDOWED_ABOVE_ROWS, withFocused } from '@/ui/longList';

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
    rangeExtractor: (range) => withFocused(range, focused),
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
