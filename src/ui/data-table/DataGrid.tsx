import { type ReactNode, useRef } from 'react';
import { NotPrinted } from '@/ui/NotPrinted';
import type { ColumnSort, DataRowsProps } from './column';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import { useRowWindow } from './useRowWindow';

/** Holds the place of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden style={{ height }} />;
}

export interface DataGridProps<Row, Key extends string> extends DataRowsProps<Row, Key> {
  /** Which column is sorted, and how. */
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
    body.push(<GridRow key={slot} row={row} index={index} windowed={windowed} height={rowHeight} columns={columns} />);
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
              <GridHead
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
      <NotPrinted leftOut={leftOut} count={rows.length} noun="rows" />
    </div>
  );
}
