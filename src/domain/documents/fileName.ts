/**
 * Invisible characters that change what people read: controls and line ends, marks that change the direction of text,
 * and spaces of zero width. They would let 'order\u202Efdp.exe' pass for 'orderexe.pdf'.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const INVISIBLE = /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;
/** Shown in place of an invisible character. */
const REPLACEMENT_CHARACTER = '\uFFFD';
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Most letters that an extension has; more are part of the name, as in 'v2.final version'. */
const LONGEST_EXTENSION = 10;
const EXTENSION = new RegExp(`(?<=[^./\\\\\\s]\\.)[\\p{L}\\p{N}]{1,${LONGEST_EXTENSION}}$`, 'u');
/** Letters before the extension that stay visible when a name is cut: they tell versions apart. */
const TAIL_LETTERS = 10;
/** Splits a text into what people see as one letter each. */
const graphemes = new Intl.Segmenter('en');

/** A file's name as shown: invisible characters become '\uFFFD', a blank name reads 'Unnamed document'. */
export function shownFileName(name: string): string {
  const shown = name.replaceAll(INVISIBLE, REPLACEMENT_CHARACTER);
  return shown.trim() === '' ? 'Unnamed document' : shown;
}

/** The name as search compares it: without invisible characters, which nobody types. */
export const searchedFileName = (name: string): string => name.replaceAll(INVISIBLE, '');

/** A file's extension in lower case, 'pdf'; empty when it has none, and for names like '.pdf'. */
export function fileExtension(name: string): string {
  return EXTENSION.exec(name)?.[0].toLowerCase() ?? '';
}

/** A shown name in two parts, of which only the first is cut when there is no room. */
export interface FileNameParts {
  head: string;
  /** The last letters with the extension; always left to right, whatever the direction of the head. */
  tail: string;
}

/** Splits a name so that it can be cut in the middle; head and tail together are the shown name. */
export function fileNameParts(name: string): FileNameParts {
  const shown = shownFileName(name);
  const extension = fileExtension(shown);
  const stemLength = extension === '' ? shown.length : shown.length - extension.length - 1;
  const stem = shown.slice(0, stemLength);
  // Right-to-left words would be torn apart, so the tail is the extension alone.
  if (RIGHT_TO_LEFT.test(stem)) return { head: stem, tail: shown.slice(stemLength) };
  const letters = [...graphemes.segment(stem)];
  const place = Math.max(letters.length - TAIL_LETTERS, 0);
  // No space between the ellipsis of a cut and the tail.
  const tailStart =
    letters.slice(place).find(({ segment }) => place === 0 || segment.trim() !== '')?.index ?? stemLength;
  return { head: shown.slice(0, tailStart), tail: shown.slice(tailStart) };
}
