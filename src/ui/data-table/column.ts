import type { ReactNode } from 'react';

/** A header that sorts, and what it sorts by; columns of actions do not. */
type Sorting<Key extends string> =
  | { sortable: true; /** Unique within the table. */ key: Key }
  | { sortable?: false; /** Unique within the table. */ key: string };

/** One column of a table. */
export type DataColumn<Row, Key extends string = string> = Sorting<Key> & {
  /** Exactly what stands over the column. */
  header: string;
  /** What stands in a cell. */
  cell: (row: Row) => ReactNode;
  /** Least width in pixels. */
  width: number;
  /** Takes an equal part of what is left over in a table as wide as the window, before all columns share the rest. */
  grows?: boolean;
  /** Figures stand at the end. */
  align?: 'start' | 'end';
  /** Stays in sight while the others scroll: the first column, and a last one of actions. */
  sticky?: 'start' | 'end';
  /** Left out on paper: a column of actions. */
  notPrinted?: boolean;
};

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
  /** The same for a row whatever is filtered or sorted; rows of one key, which bad data can have, are told apart. */
  rowKey: (row: Row) => string;
  /** A count of rows in words: '36 purchase orders'. */
  countInWords: (count: number) => string;
  /** Stands where the rows would when there are none. */
  emptyState: ReactNode;
}
