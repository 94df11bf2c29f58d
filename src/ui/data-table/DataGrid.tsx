import { cva } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import type { ColumnSort, DataColumn, DataRowsProps } from './column';
import { NotPrinted } from './NotPrinted';
import { useRowWindow } from './useRowWindow';

const cell = cva('overflow-hidden border-b border-line px-3 text-dense', {
  variants: {
    align: { start: 'text-left', end: 'text-right tabular-nums' },
    sticky: { none: '', start: 'sticky left-0 z-1 bg-inherit', end: 'sticky right-0 z-1 bg-inherit print:hidden' },
  },
});
const headCell = cva('sticky top-0 border-b border-line bg-panel px-3 py-2 text-label font-medium text-ink-2', {
  variants: {
    align: { start: 'text-left', end: 'text-right' },
    sticky: { none: 'z-2', start: 'left-0 z-3', end: 'right-0 z-3 print:hidden' },
  },
});

/** Stands beside the words, so that sorting moves no column. */
const sortIcon = cva('absolute top-1/2 left-full ml-0.5 -translate-y-1/2', {
  variants: { sorted: { true: '', false: 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100' } },
});
const sortIcons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

interface HeadProps<Row, Key extends string> {
  column: DataColumn<Row, Key>;
  direction: 'none' | 'ascending' | 'descending';
  onSort: (column: Key) => void;
}

function Head<Row, Key extends string>({ column, direction, onSort }: HeadProps<Row, Key>) {
  const look = headCell({ align: column.align ?? 'start', sticky: column.sticky ?? 'none' });
  if (!column.sortable) {
    return (
      <th scope="col" className={look}>
        {column.header}
      </th>
    );
  }
  const Icon = sortIcons[direction];
  return (
    <th scope="col" aria-sort={direction} className={look}>
      <button
        type="button"
        className="group relative min-h-6 cursor-pointer rounded-tag [text-align:inherit] text-inherit hover:text-ink"
        onClick={() => onSort(column.key)}
      >
        {column.header}
        <Icon aria-hidden size={12} className={sortIcon({ sorted: direction !== 'none' })} />
      </button>
    </th>
  );
}

/** Wider than most letters of a cell, in pixels; a text that fits by it needs nothing around it. */
const LETTER_PX = 9;

/** A text of any length takes two lines at the most, so that every row stays as high as the others. */
function withinRow(content: ReactNode, width: number): ReactNode {
  if (typeof content !== 'string' || content.length * LETTER_PX <= width) return content;
  return <span className="line-clamp-2 wrap-anywhere">{content}</span>;
}

interface RowProps<Row, Key extends string> {
  row: Row;
  index: number;
  windowed: boolean;
  height: number;
  columns: readonly DataColumn<Row, Key>[];
}

function DataRow<Row, Key extends string>({ row, index, windowed, height, columns }: RowProps<Row, Key>) {
  return (
    <tr
      data-row={index}
      // The header is row 1.
      aria-rowindex={windowed ? index + 2 : undefined}
      className="group/row bg-panel hover:bg-hover"
      style={{ height }}
    >
      {columns.map((column, place) => {
        const look = cell({ align: column.align ?? 'start', sticky: column.sticky ?? 'none' });
        return place === 0 ? (
          <th key={column.key} scope="row" className={`${look} font-medium`}>
            {withinRow(column.cell(row), column.width)}
          </th>
        ) : (
          <td key={column.key} className={look}>
            {withinRow(column.cell(row), column.width)}
          </td>
        );
      })}
    </tr>
  );
}

/** A row is drawn again only when it is another row, or stands in another place. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets type parameters
const MemoRow = memo(DataRow) as typeof DataRow;

/** Holds the place of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />;
}

export interface DataGridProps<Row, Key extends string> extends DataRowsProps<Row, Key> {
  /** Marks the sorted column; null marks none. The rows come sorted already. */
  sort: ColumnSort<Key>;
  /** The header of a column was pressed. */
  onSort: (column: Key) => void;
}

/** The rows as a table in a region that scrolls by its own keys. */
export function DataGrid<Row, Key extends string>({
  title,
  columns,
  rows,
  rowHeight,
  emptyState,
  sort,
  onSort,
}: DataGridProps<Row, Key>) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const { drawn, windowed, leftOut, onFocusRow } = useRowWindow(rows.length, rowHeight, scrollRef);
  const body: ReactNode[] = [];
  let next = 0;
  for (const { index, slot } of drawn) {
    const row = rows[index];
    if (row === undefined) continue;
    if (index > next) body.push(<Gap key={`gap ${next}`} height={(index - next) * rowHeight} />);
    body.push(<MemoRow key={slot} row={row} index={index} windowed={windowed} height={rowHeight} columns={columns} />);
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
      className={`data-grid relative ${rows.length === 0 ? '@container' : ''} overflow-auto rounded-b-card -outline-offset-2`}
      onFocus={onFocusRow}
    >
      <table
        aria-label={title}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
        className="w-full table-fixed border-separate border-spacing-0"
        style={{ minWidth: columns.reduce((total, { width }) => total + width, 0) }}
      >
        <colgroup>
          {columns.map(({ key, width, sticky }) => (
            <col key={key} style={{ width }} className={sticky === 'end' ? 'print:hidden' : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={windowed ? 1 : undefined}>
            {columns.map((column) => (
              <Head
                key={column.key}
                column={column}
                direction={sort?.column === column.key ? sort.direction : 'none'}
                onSort={onSort}
              />
            ))}
          </tr>
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
      <NotPrinted leftOut={leftOut} count={rows.length} />
    </div>
  );
}
