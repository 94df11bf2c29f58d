import { cva } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { DataColumn } from './column';

const headCell = cva(
  'sticky top-0 border-b border-line bg-panel px-3 py-2 align-bottom first:pl-5 last:pr-5 text-label font-medium text-ink-2',
  {
    variants: {
      align: { start: 'text-left', end: 'text-right' },
      sticky: { none: 'z-2', start: 'left-0 z-3', end: 'right-0 z-3 pl-5' },
      notPrinted: { true: 'select-none print:hidden' },
    },
  },
);

/** Stands beside the words, so that sorting moves no column. */
const sortIcon = cva('absolute top-1/2 left-full ml-0.5 -translate-y-1/2', {
  variants: {
    sorted: {
      true: '',
      // A finger does not hover.
      false: 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-60 print:hidden',
    },
  },
});
const sortIcons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

export interface GridHeadProps<Row, Key extends string> {
  /** Its title, alignment and stickiness; without `sortable` the header is plain words. */
  column: DataColumn<Row, Key>;
  /** 'none' also for a column that does not sort. */
  direction: 'none' | 'ascending' | 'descending';
  /** The header was pressed; the caller moves its sort on to the next direction. */
  onSort: (column: Key) => void;
}

/** The header of one column: a button that sorts where the column does. */
export function GridHead<Row, Key extends string>({ column, direction, onSort }: GridHeadProps<Row, Key>) {
  const { align = 'start', sticky = 'none', notPrinted } = column;
  const look = headCell({ align, sticky, notPrinted });
  if (!column.sortable) {
    return (
      <th scope="col" className={look}>
        <span className="inline-flex min-h-6 items-center">{column.header}</span>
      </th>
    );
  }
  const Icon = sortIcons[direction];
  return (
    <th scope="col" aria-sort={direction} className={look}>
      <button
        type="button"
        className="group min-h-6 cursor-pointer rounded-tag [text-align:inherit] text-inherit hover:text-ink"
        onClick={() => onSort(column.key)}
      >
        {/* The whole header is pressed, with a finger the 3 px below a low one too. */}
        <span className="absolute inset-0 pointer-coarse:min-h-11" />
        {/* Marked and copied with the rows: of a button alone Firefox marks nothing. */}
        <span className="relative inline-block [@supports(-moz-appearance:none)]:select-text">
          {column.header}
          <Icon aria-hidden size={12} className={sortIcon({ sorted: direction !== 'none' })} />
        </span>
      </button>
    </th>
  );
}
