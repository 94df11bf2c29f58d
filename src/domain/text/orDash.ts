/** A text as shown: a dash when it is empty or only white space. */
export const orDash = (text: string): string => (text.trim() === '' ? '–' : text);
