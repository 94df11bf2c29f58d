/** True for a text without anything to read: empty, or white space alone. */
export const isBlank = (text: string): boolean => text.trim() === '';
