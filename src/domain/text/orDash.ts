/** A text as shown: one that is empty or only white space is a dash. */
export const orDash = (text: string): string => (text.trim() === '' ? '–' : text);
