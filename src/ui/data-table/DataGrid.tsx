import { type ReactNode, useEffect, useRef } from 'react';
import { copyCells } from '@/ui/copyCells';
import { keysOf } from '@/ui/longList';
import { NotPrinted } from '@/ui/NotPrinted';
import type { DataColumn, DataRowsProps } from './column';
import { GridRow } from './GridRow';
import { HEAD_PX, LEAST_ROWS_IN_SIGHT, useRowWindow } from './useRowWindow';
import { useScrollRegion } from './useScrollRegion';

const SCROLLBAR_PX = 10;

/** The least height of a table, in pixels. */
export const leastGridHeight = (rowCount: number, rowHeight: number) =>
  HEAD_PX + SCROLLBAR_PX + Math.min(rowCount, LEAST_ROWS_IN_SIGHT) * rowHeight;

/** Scrolls the region, and nothing else, as little as brings a row into sight: below the header, with all of it. */
function showRow(region: HTMLElement, place: number, rowHeight: number) {
  const top = place * rowHeight;
  const room = region.clientHeight - HEAD_PX;
  if (top < region.scrollTop) region.scrollTop = top;
  else if (top + rowHeight > region.scrollTop + room) region.scrollTop = top + rowHeight - room;
}

/** Holds the place of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />;
}

/** Size of a table's text, in pixels. */
const TEXT_PX = 13;

/** Pixels as widths of text, so that columns grow with it where a person has the text alone enlarged. */
const inText = (width: number) => `${width / TEXT_PX}em`;

const widthOf = (columns: readonly { width: number }[]) => columns.reduce((total, { width }) => total + width, 0);

/** What stands beside a table that is as wide as the window, at most: the page's margins, its borders, a scroll bar. */
const BESIDE_TABLE_PX = 82;

/** By so much a column grows at most, in pixels; of a wider window all columns have their share. */
const MOST_GROWN_PX = 64;

/** The width of a column that grows. */
const grown = (columns: readonly { width: number; grows?: boolean }[], width: number) =>
  `calc(${inText(width)} + clamp(0px, (100vw - ${BESIDE_TABLE_PX}px - ${inText(widthOf(columns))}) / ${columns.filter(({ grows }) => grows).length}, ${MOST_GROWN_PX}px))`;

/** Size of a header's text, in pixels: its buttons take the room beside the columns that stay in ems of it. */
const HEAD_TEXT_PX = 12;

/** Columns that stay in sight at a side; what takes the focus, in text of any size, is scrolled clear of them. */
const roomBeside = <Row, Key extends string>(columns: readonly DataColumn<Row, Key>[], side: 'start' | 'end') =>
  `${widthOf(columns.filter(({ sticky }) => sticky === side)) / HEAD_TEXT_PX}em`;

export interface DataGridProps<Row, Key extends string> extends DataRowsProps<Row, Key> {
  /** Pixels; every row is this high. */
  rowHeight: number;
  /**
   * Pixels of the window's height that are not rows, at least, where a screen has more of them than most: its first frame
   * draws rows for the rest.
   */
  besideRows?: number;
  /** The headers, one for each of `columns`. */
  heads: ReactNode;
  /** The record that a panel shows; its row is marked behind it. */
  openRow?: Row | undefined;
}

/** The rows as a table in a region that scrolls by its own keys. */
export function DataGrid<Row, Key extends string>({
  title,
  columns,
  rows,
  rowKey,
  rowHeight,
  besideRows,
  countInWords,
  emptyState,
  heads,
  openRow,
}: DataGridProps<Row, Key>) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const { drawn, windowed, leftOut, onFocusRow } = useRowWindow(title, rows, rowKey, rowHeight, scrollRef, besideRows);
  useScrollRegion(scrollRef, title);
  const openPlace = openRow === undefined ? -1 : rows.indexOf(openRow);
  useEffect(() => {
    if (scrollRef.current && openPlace >= 0) showRow(scrollRef.current, openPlace, rowHeight);
  }, [openPlace, rowHeight]);
  const shown = drawn.flatMap(({ index, slot }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, index, slot }];
  });
  const keys = keysOf(shown, ({ row }) => rowKey(row));
  const body: ReactNode[] = [];
  let next = 0;
  for (const [place, { row, index, slot }] of shown.entries()) {
    if (index > next) body.push(<Gap key={`gap ${next}`} height={(index - next) * rowHeight} />);
    body.push(
      <GridRow
        // A row that stays is moved, so that nothing in it seems to change; in a window, elements are reused.
        key={windowed ? slot : keys[place]}
        row={row}
        index={index}
        windowed={windowed}
        height={rowHeight}
        isOpen={row === openRow}
        columns={columns}
      />,
    );
    next = index + 1;
  }
  if (next < rows.length && leftOut === 0)
    body.push(<Gap key="gap at the end" height={(rows.length - next) * rowHeight} />);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes which row holds the focus
    <div
      ref={scrollRef}
      role="region"
      aria-label={`${title}, scrollable`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must take the focus to be scrolled by keys
      tabIndex={0}
      className={`data-grid relative ${rows.length === 0 ? '@container' : ''} overflow-auto rounded-b-card text-dense`}
      style={{
        minHeight: rows.length > 0 ? leastGridHeight(rows.length, rowHeight) : undefined,
        '--room-beside': `${roomBeside(columns, 'start')} ${roomBeside(columns, 'end')}`,
      }}
      onFocus={onFocusRow}
    >
      <table
        aria-label={title}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
        className="w-full table-fixed border-separate [border-spacing:0]"
        style={{ minWidth: inText(widthOf(columns)) }}
        onCopy={copyCells}
      >
        <colgroup>
          {columns.map(({ key, width, grows, notPrinted }) => (
            <col
              key={key}
              style={{ width: grows ? grown(columns, width) : inText(width) }}
              className={notPrinted ? 'print:hidden' : undefined}
            />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={windowed ? 1 : undefined}>{heads}</tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>
                {/* As wide as the region, not as the columns: in sight however far they reach. */}
                <div className="sticky left-0 w-[100cqw] p-5">{emptyState}</div>
              </td>
            </tr>
          )}
          {body}
        </tbody>
      </table>
      <NotPrinted leftOut={leftOut} countWords={countInWords(rows.length)} />
    </div>
  );
}
