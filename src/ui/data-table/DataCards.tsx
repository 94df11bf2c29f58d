import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DataRowsProps } from './column';
import { WINDOWED_ABOVE_ROWS } from './useRowWindow';

/** Height of a card before it is measured, in pixels. */
const ESTIMATED_CARD_PX = 260;
const CARD_GAP_PX = 12;

type CardProps<Row, Key extends string> = Pick<DataRowsProps<Row, Key>, 'columns'> & { row: Row };

function Card<Row, Key extends string>({ columns, row }: CardProps<Row, Key>) {
  const primary = columns.find((column) => column.primary) ?? columns[0];
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-panel p-4">
      {primary && <h3 className="text-card font-semibold">{primary.cell(row)}</h3>}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {columns
          .filter((column) => column !== primary)
          .map((column) => (
            <div key={column.key} className="min-w-0">
              <dt className="text-label text-ink-2">{column.header}</dt>
              <dd className="text-body break-words">{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** The rows as cards in a list, every value under its column's name. */
export function DataCards<Row, Key extends string>({
  title,
  columns,
  rows,
  rowKey,
  emptyState,
}: DataRowsProps<Row, Key>) {
  const listRef = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const windowed = rows.length > WINDOWED_ABOVE_ROWS;
  useLayoutEffect(() => {
    if (listRef.current) setTop(listRef.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: windowed ? rows.length : 0,
    estimateSize: () => ESTIMATED_CARD_PX,
    gap: CARD_GAP_PX,
    overscan: 3,
    scrollMargin: top,
  });
  if (rows.length === 0) return <>{emptyState}</>;
  if (!windowed) {
    return (
      <ul aria-label={title} className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <li key={rowKey(row, index)}>
            <Card columns={columns} row={row} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul ref={listRef} aria-label={title} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <li
              key={rowKey(row, index)}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <Card columns={columns} row={row} />
            </li>
          )
        );
      })}
    </ul>
  );
}
