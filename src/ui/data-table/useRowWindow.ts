import { useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, startTransition, useContext, useEffect, useState } from 'react';
import { afterPaint, countInSight, ScreenStartContext, useDrawnBefore } from '@/ui/inSightFirst';
import { KeptViewContext } from '@/ui/keptView';
import { PRINTED_ROWS, usePrinting, WINDOWED_ABOVE_ROWS, withFocused } from '@/ui/longList';
import { assignSlots, type DrawnRow, MIN_SLOTS, slotsNeeded } from './rowSlots';

/** Height of the header, which stands over the rows, in pixels. */
export const HEAD_PX = 49;

/** Rows drawn beyond each edge, so that a turn of the wheel shows no gap. */
const OVERSCAN_ROWS = 4;

export interface RowWindow {
  /** Ascending, each once. */
  drawn: readonly DrawnRow[];
  windowed: boolean;
  /** Rows that are not printed, 0 unless printing. */
  leftOut: number;
  /** Remembers the row that has the focus; it stays drawn wherever the person scrolls. */
  onFocusRow: (event: FocusEvent<HTMLElement>) => void;
}

/** A window of any height shows so many rows; one that is too low scrolls as a page. */
export const LEAST_ROWS_IN_SIGHT = 6;

/** Of the window's height so much is not rows, at least, on every screen with a table, in pixels. */
const BESIDE_ROWS_PX = 300;

const NO_ROWS: readonly never[] = [];
/** Before the window is measured. */
const NOTHING_IN_SIGHT = { startIndex: 0, endIndex: 0 };

const upTo = (count: number): readonly DrawnRow[] =>
  Array.from({ length: count }, (_, index) => ({ index, slot: String(index) }));

/**
 * For short tables, which draw all their rows in the end. In the first frame of new rows, as after a change of screen or
 * a key in a search box, it gives only those in sight and those already drawn, which may hold the focus; then all.
 */
function useRowsDrawn<Row>(
  title: string,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  rowHeight: number,
  besideRows: number,
): readonly DrawnRow[] {
  const kept = useContext(KeptViewContext);
  const start = useContext(ScreenStartContext);
  const before = useDrawnBefore(rows, start === null ? rows : NO_ROWS);
  const count = rows.length;
  if (before === rows || start === null) return upTo(count);
  const standing = new Set(before.map(rowKey));
  // A restored screen may be scrolled: it draws for the least that any table has beside its rows.
  const beside = start === 'restored' ? BESIDE_ROWS_PX : besideRows;
  const shown = Math.max(LEAST_ROWS_IN_SIGHT, countInSight(rowHeight, beside));
  const scrolled = (kept?.readScroll(title)?.top ?? 0) / rowHeight;
  const from = Math.min(Math.floor(scrolled), count - shown);
  return upTo(count).filter(({ index }) => {
    const row = rows[index];
    // A scrolled table shows a part of its first row and a part of its last, which is one more.
    const isInSight = index >= from && index < scrolled + shown;
    return isInSight || (row !== undefined && standing.has(rowKey(row)));
  });
}

/**
 * Whether the rows beyond the edges are drawn too: not in the first frame of other rows, or of a place far from the last.
 * Without them that frame takes a third less time.
 * @param from the first row in sight
 * @param inSight how many are in sight
 */
function useDrawsBeyond(rows: readonly unknown[], from: number, inSight: number): boolean {
  const start = useContext(ScreenStartContext);
  const [stood, setStood] = useState<{ rows: readonly unknown[]; from: number }>({ rows: NO_ROWS, from: 0 });
  const moved = stood.rows === rows ? Math.abs(from - stood.from) : Infinity;
  const isFollowed = start === null || rows === NO_ROWS || moved <= inSight / 2;
  useEffect(() => {
    if (isFollowed) return;
    return afterPaint(() => startTransition(() => setStood({ rows, from })));
  }, [isFollowed, rows, from]);
  return start === null || moved <= inSight;
}

/**
 * Chooses the rows to draw: all of them up to a threshold, otherwise those in sight and the one with the focus.
 * @param title names the table's place in the history
 * @param besideRows as in `DataGridProps`
 */
export function useRowWindow<Row>(
  title: string,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  rowHeight: number,
  scrollRef: RefObject<HTMLElement | null>,
  besideRows = BESIDE_ROWS_PX,
): RowWindow {
  const kept = useContext(KeptViewContext);
  const count = rows.length;
  const [focused, setFocused] = useState(-1);
  const [slots, setSlots] = useState(MIN_SLOTS);
  const printing = usePrinting();
  const windowed = count > WINDOWED_ABOVE_ROWS;
  const rowsDrawn = useRowsDrawn(title, windowed ? NO_ROWS : rows, rowKey, rowHeight, besideRows);
  const virtualizer = useVirtualizer({
    // Measured anew when it begins: with a few rows the region may have been lower.
    enabled: windowed,
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scrollRef.current,
    // Where the first frame finds it scrolled.
    initialOffset: () => scrollRef.current?.scrollTop ?? kept?.readScroll(title)?.top ?? 0,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range) => withFocused(range, focused),
    // Drawn within the very frame of the scroll event, rows make it long. So a far jump shows a gap for a frame.
    useFlushSync: false,
  });
  const inWindow = virtualizer.getVirtualIndexes();
  // The range is up to date only after `getVirtualIndexes()`.
  const { startIndex, endIndex } = virtualizer.range ?? NOTHING_IN_SIGHT;
  const lastInSight = endIndex === count - 1 ? endIndex : endIndex - Math.floor(HEAD_PX / rowHeight);
  const drawsBeyond = useDrawsBeyond(windowed ? rows : NO_ROWS, startIndex, lastInSight - startIndex);
  const onFocusRow = (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>('[data-row]');
    setFocused(row ? Number(row.dataset['row']) : -1);
  };
  if (!windowed) return { drawn: rowsDrawn, windowed, leftOut: 0, onFocusRow };
  if (printing) {
    const printed = Math.min(count, PRINTED_ROWS);
    return { drawn: upTo(printed), windowed, leftOut: count - printed, onFocusRow };
  }
  const indexes = inWindow.filter(
    (index) => drawsBeyond || index === focused || (index >= startIndex && index <= lastInSight),
  );
  const needed = slotsNeeded(indexes.length, slots);
  if (needed !== slots) setSlots(needed);
  return { drawn: assignSlots(indexes, focused, slots), windowed, leftOut: 0, onFocusRow };
}
