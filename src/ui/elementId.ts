/** An id for an element, made of words that data may fill: white space, which HTML forbids in ids, is written in code. */
export const elementId = (words: string): string => words.replaceAll(/[\s%]/g, encodeURIComponent);
