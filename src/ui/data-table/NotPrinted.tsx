export interface NotPrintedProps {
  /** Rows that paper does not get; nothing is said when there are none. */
  leftOut: number;
  /** Rows of the table. */
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
