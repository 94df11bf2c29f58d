import type { ReactNode } from 'react';

/** One column of a table: how its cells look, and how they stand on a phone. */
export interface DataColumn<Row, Key extends string = string> {
  /** Names the column for sorting; unique within the table. */
  key: Key;
  /** Exactly what stands over the column. */
  header: string;
  /** What stands in a cell. */
  cell: (row: Row) => ReactNode;
  /** Least width in pixels; what is left over is shared among all columns. */
  width: number;
  /** Figures stand at the end. */
  align?: 'start' | 'end';
  /** A header that sorts; columns of actions do not. */
  sortable?: boolean;
  /** Stays in sight while the others scroll: the first column, and a last one of actions, which paper leaves out. */
  sticky?: 'start' | 'end';
  /** Takes the whole width of the card on phones: long texts. */
  wide?: boolean;
  /** Heads the card on phones; one column only, the first one otherwise. */
  primary?: boolean;
}

/** Which column is sorted, and how; null is the data's own order. */
export type ColumnSort<Key extends string> = { column: Key; direction: 'ascending' | 'descending' } | null;

/** What a table and its cards have in common. */
export interface DataRowsProps<Row, Key extends string> {
  /** The accessible name. */
  title: string;
  /** In the order shown. The same array from render to render, or every row is drawn anew. */
  columns: readonly DataColumn<Row, Key>[];
  /** In the order shown. */
  rows: readonly Row[];
  /** Unique, and the same for a row whatever is filtered or sorted. */
  rowKey: (row: Row, index: number) => string;
  /** Pixels; every row of the table is this high. */
  rowHeight: number;
  /** Stands where the rows would when there are none. */
  emptyState: ReactNode;
}
