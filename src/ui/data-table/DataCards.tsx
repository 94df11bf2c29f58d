import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Panel } from '@/ui/Panel';
import type { DataRowsProps } from './column';
import { NotPrinted } from './NotPrinted';
import { PRINTED_ROWS, usePrinting, WINDOWED_ABOVE_ROWS } from './useRowWindow';

/** Height of a card before it is measured, in pixels. */
const ESTIMATED_CARD_PX = 260;
const CARD_GAP_PX = 12;

type CardProps<Row, Key extends string> = Pick<DataRowsProps<Row, Key>, 'columns'> & { row: Row };

function Card<Row, Key extends string>({ columns, row }: CardProps<Row, Key>) {
  const primary = columns.find((column) => column.primary) ?? columns[0];
  return (
    <Panel padding="medium">
      <div className="flex flex-col gap-3">
        {primary && <h3 className="text-card font-semibold wrap-anywhere">{primary.cell(row)}</h3>}
        <dl className="grid grid-flow-dense grid-cols-2 gap-x-4 gap-y-2">
          {columns
            .filter((column) => column !== primary)
            .map((column) => (
              <div key={column.key} className={column.wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
                <dt className="text-label text-ink-2">{column.header}</dt>
                <dd className="text-body wrap-anywhere">{column.cell(row)}</dd>
              </div>
            ))}
        </dl>
      </div>
    </Panel>
  );
}

type CardListProps<Row, Key extends string> = Omit<DataRowsProps<Row, Key>, 'rowHeight' | 'emptyState'>;

/** Cards one after another, as many as are given. */
function PlainCards<Row, Key extends string>({ title, columns, rows, rowKey }: CardListProps<Row, Key>) {
  return (
    <ul aria-label={title} className="flex flex-col gap-3">
      {rows.map((row, index) => (
        <li key={rowKey(row, index)} className="break-inside-avoid">
          <Card columns={columns} row={row} />
        </li>
      ))}
    </ul>
  );
}

/** Only the cards in sight, and the one that holds the focus. */
function WindowedCards<Row, Key extends string>({ title, columns, rows, rowKey }: CardListProps<Row, Key>) {
  const listRef = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState(-1);
  useLayoutEffect(() => {
    const place = () => {
      if (listRef.current) setTop(Math.round(listRef.current.getBoundingClientRect().top + window.scrollY));
    };
    place();
    // What stands above the list may have grown since.
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ESTIMATED_CARD_PX,
    gap: CARD_GAP_PX,
    overscan: 3,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      if (focused < 0 || focused >= rows.length || seen.includes(focused)) return seen;
      return [...seen, focused].toSorted((first, second) => first - second);
    },
  });
  return (
    <ul ref={listRef} aria-label={title} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes which card holds the focus
            <li
              key={rowKey(row, index)}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
              onFocus={() => setFocused(index)}
            >
              <Card columns={columns} row={row} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The rows as cards in a list, every value under its column's name. */
export function DataCards<Row, Key extends string>({ emptyState, ...props }: DataRowsProps<Row, Key>) {
  const printing = usePrinting();
  const { rows } = props;
  if (rows.length === 0) return <>{emptyState}</>;
  if (rows.length <= WINDOWED_ABOVE_ROWS) return <PlainCards {...props} />;
  if (!printing) return <WindowedCards {...props} />;
  const printed = rows.slice(0, PRINTED_ROWS);
  return (
    <>
      <PlainCards {...props} rows={printed} />
      <NotPrinted leftOut={rows.length - printed.length} count={rows.length} />
    </>
  );
}
