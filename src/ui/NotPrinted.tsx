import { countText } from './countText';

export interface NotPrintedProps {
  /** How many are not printed; with 0 nothing is said. */
  leftOut: number;
  /** How many there are, in words: '1,204 threads'. */
  countWords: string;
}

/** Says on paper what it leaves out. */
export function NotPrinted({ leftOut, countWords }: NotPrintedProps) {
  if (leftOut === 0) return null;
  return (
    <p className="p-4 text-dense">
      {`${countText(leftOut)} of ${countWords} ${leftOut === 1 ? 'is' : 'are'} not printed. Filter the list to print the ones you need.`}
    </p>
  );
}
