/** A text, or other words when it is empty or only white space. */
export const textOr = (text: string, otherwise: string): string => (text.trim() === '' ? otherwise : text);

/** A text as shown: a dash when it is empty or only white space. */
export const orDash = (text: string): string => textOr(text, '–');
