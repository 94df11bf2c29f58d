export interface NotPrintedProps {
  /** Rows that are not printed; with 0 nothing is said. */
  leftOut: number;
  /** All rows of the table, printed or not. */
  count: number;
}

/** Says on paper what it leaves out. */
export function NotPrinted({ leftOut, count }: NotPrintedProps) {
  if (leftOut === 0) return null;
  return (
    <p className="p-4 text-dense">
      {leftOut.toLocaleString('en-US')} more rows of {count.toLocaleString('en-US')} are not printed. Narrow the table
      to print them.
    </p>
  );
}
