import { isBlank } from './isBlank';

/** A text, or other words when it is empty, only white space, or left out by a faulty source. */
export const textOr = (text: string | null | undefined, otherwise: string): string =>
  isBlank(text) ? otherwise : (text ?? otherwise);

/** A text as shown: a dash when there is nothing to read. */
export const orDash = (text: string | null | undefined): string => textOr(text, '–');
