import { isText } from '@/domain/guard/guard';

/** True for a text without anything to read: empty, or white space alone; and for what a faulty source left out. */
export const isBlank = (text: unknown): boolean => !isText(text) || text.trim() === '';
