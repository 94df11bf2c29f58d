import { ArrowDown, ArrowUp } from 'lucide-react';
import { type FocusEvent, useId } from 'react';
import type { ColumnSort, DataColumn } from './column';

/** The browser leaves a button half cut at the edge as it is; by mouse it must not move under the press. */
function showWhole({ currentTarget: button }: FocusEvent<HTMLButtonElement>) {
  if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest', inline: 'center' });
}

const signs = { ascending: ArrowUp, descending: ArrowDown };

export interface CardSortProps<Row, Key extends string> {
  /** Those that are sortable get a button each, in this order. */
  columns: readonly DataColumn<Row, Key>[];
  /** Marks the pressed button with its direction; null presses none. */
  sort: ColumnSort<Key>;
  /** A column's button was pressed; the caller moves its sort on to the next direction. */
  onSort: (column: Key) => void;
}

/**
 * Sorts cards as the headers sort the table that they stand in for: the first press ascending, the second descending,
 * the third unsorted.
 */
export function CardSort<Row, Key extends string>({ columns, sort, onSort }: CardSortProps<Row, Key>) {
  const labelId = useId();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      // What is cut fades out; at the end the padding lies under the fade.
      className="flex items-center gap-2 overflow-x-auto max-sm:pr-6 max-sm:[mask-image:linear-gradient(to_left,transparent,var(--ink)_24px)] sm:flex-wrap sm:overflow-visible print:hidden"
    >
      <span id={labelId} className="shrink-0 text-label text-ink-2">
        Sort by
      </span>
      {columns.map((column) => {
        if (!column.sortable) return null;
        const { key, header } = column;
        const direction = sort?.column === key ? sort.direction : undefined;
        const Sign = direction && signs[direction];
        return (
          <button
            key={key}
            type="button"
            aria-label={direction ? `${header}, ${direction}` : undefined}
            aria-pressed={direction !== undefined}
            data-edge
            className="flex min-h-8 shrink-0 cursor-pointer items-center gap-1 rounded-control border border-outline bg-panel px-3 text-dense -outline-offset-2 aria-pressed:border-ink aria-pressed:font-medium pointer-coarse:min-h-11"
            onFocus={showWhole}
            onClick={() => onSort(key)}
          >
            {header}
            {Sign && <Sign aria-hidden size={14} />}
          </button>
        );
      })}
    </div>
  );
}
