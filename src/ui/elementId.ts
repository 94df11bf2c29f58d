/** An element's id from text that may come from data: white space, which HTML forbids in ids, is percent-encoded. */
export const elementId = (words: string): string => words.replaceAll(/[\s%]/g, encodeURIComponent);
