export interface NotPrintedProps {
  /** How many are not printed; with 0 nothing is said. */
  leftOut: number;
  /** All of the table or list, printed or not. */
  count: number;
  /** What they are called, in the plural: 'rows'. */
  noun: string;
}

/** Says on paper what it leaves out. */
export function NotPrinted({ leftOut, count, noun }: NotPrintedProps) {
  if (leftOut === 0) return null;
  return (
    <p className="p-4 text-dense">
      {leftOut.toLocaleString('en-US')} more {noun} of {count.toLocaleString('en-US')} are not printed. Narrow the{' '}
      {noun === 'rows' ? 'table' : 'list'} to print them.
    </p>
  );
}
