import { isFigure } from '@/domain/guard/isFigure';

// Made once, for making one takes far longer than using it.
const format = new Intl.NumberFormat('en-US');

/** A figure as shown: '1,204', '38.4'. @param figure must be a number */
export const figureText = (figure: number): string => format.format(figure);

/** The noun that goes with a count: 'email' for 1, else 'emails'. @param noun in the singular; an 's' makes the plural */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);

/**
 * A count with its noun: '1 email', '3 emails', '1,204 emails'; a dash when it is not a number.
 * @param noun in the singular; an 's' makes the plural
 */
export function counted(count: number, noun: string): string {
  const figure = isFigure(count) ? figureText(count) : '–';
  return `${figure} ${nounFor(count, noun)}`;
}
