import { isBlank } from './isBlank';
/** A text, or other words when it is empty or only white space. */
export const textOr = (text: string, otherwise: string): string => (isBlank(text) ? otherwise : text);

/** A text as shown: a dash when it is empty or only white space. */
export const orDash = (text: string): string => textOr(text, '–');
