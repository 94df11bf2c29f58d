/** True for a text without anything to read: empty, white space alone, or left out by a faulty source. */
export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';
