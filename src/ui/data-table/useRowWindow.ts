import { useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useContext, useState } from 'react';
import { countInSight, ScreenStartContext, useDrawnWhole } from '@/ui/inSightFirst';
import { PRINTED_ROWS, usePrinting, WINDOWED_ABOVE_ROWS, withFocused } from '@/ui/longList';
import { KeptScrollContext } from './keptScroll';

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
  /** The focus left a row, for another one or for anything else. */
  onBlurRow: () => void;
}

/** What stands above the rows of every table, its own heading and header among it, takes at least this, in pixels. */
const ABOVE_ROWS_PX = 300;

const NO_ROWS: readonly never[] = [];

const fromTo = (from: number, to: number): readonly DrawnRow[] =>
  Array.from({ length: to - from }, (_, place) => ({ index: from + place, slot: String(from + place) }));
const upTo = (count: number) => fromTo(0, count);

/**
 * Of the rows that will all stand in the document, those to draw now: those in sight in the first frame of new rows, as
 * after a change of screen or a key in a search box. A row that may hold the focus never goes.
 */
function useRowsDrawn(
  title: string,
  rows: readonly unknown[],
  rowHeight: number,
  hasFocus: boolean,
): readonly DrawnRow[] {
  const kept = useContext(KeptScrollContext);
  const start = useContext(ScreenStartContext);
  const whole = useDrawnWhole(rows, start !== null && !hasFocus);
  const count = rows.length;
  if (whole) return upTo(count);
  // One more, for where it is scrolled the first and the last are seen in part.
  const shown = countInSight(rowHeight, ABOVE_ROWS_PX) + 1;
  const scrolled = Math.floor((kept?.read(title)?.top ?? 0) / rowHeight);
  const from = Math.max(0, Math.min(scrolled, count - shown));
  return fromTo(from, Math.min(count, from + shown));
}

/** Assigns row elements. The row with the focus keeps its own out of sight; a row that would take it gets another. */
function assignSlots(indexes: readonly number[], focused: number, slots: number): readonly DrawnRow[] {
  const kept = indexes.includes(focused) ? focused : -1;
  return indexes.map((index) => {
    const taken = kept !== -1 && index !== kept && index % slots === kept % slots;
    return { index, slot: taken ? 'beside' : String(index % slots) };
  });
}

/**
 * Chooses the rows to draw: all of them up to a threshold, otherwise those in sight and the one with the focus.
 * @param title names the table's place in the history
 */
export function useRowWindow(
  title: string,
  rows: readonly unknown[],
  rowHeight: number,
  scrollRef: RefObject<HTMLElement | null>,
): RowWindow {
  const count = rows.length;
  const [focused, setFocused] = useState(-1);
  const [hasFocus, setHasFocus] = useState(false);
  const [slots, setSlots] = useState(MIN_SLOTS);
  const printing = usePrinting();
  const windowed = count > WINDOWED_ABOVE_ROWS;
  const rowsDrawn = useRowsDrawn(title, windowed ? NO_ROWS : rows, rowHeight, hasFocus);
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
    setHasFocus(row !== null);
  };
  const onBlurRow = () => setHasFocus(false);
  if (!windowed) return { drawn: rowsDrawn, windowed, leftOut: 0, onFocusRow, onBlurRow };
  if (printing) {
    const printed = Math.min(count, PRINTED_ROWS);
    return { drawn: upTo(printed), windowed, leftOut: count - printed, onFocusRow, onBlurRow };
  }
  const indexes = virtualizer.getVirtualItems().map(({ index }) => index);
  // One more than the window may be drawn: the row with the focus.
  if (indexes.length > slots + 1) setSlots(slots * 2);
  return { drawn: assignSlots(indexes, focused, slots), windowed, leftOut: 0, onFocusRow, onBlurRow };
}
