/**
 * Signs that are not seen and change what is: controls and ends of line, marks that turn the direction of reading,
 * and blanks of no width. They would let 'order\u202Efdp.exe' pass for 'orderexe.pdf'.
 */
// oxlint-disable-next-line no-control-regex -- control signs are what is looked for
const HIDDEN_SIGNS = /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;
/** Seen in place of a sign that is not. */
const SHOWN_SIGN = '\uFFFD';
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Letters that an ending may have at the most; longer ones are part of the name, as in 'v2.final version'. */
const LONGEST_ENDING = 10;
const ENDING = new RegExp(`(?<=[^./\\\\\\s]\\.)[\\p{L}\\p{N}]{1,${LONGEST_ENDING}}$`, 'u');
/** Letters before the ending that stay in sight when a name is cut: they tell versions apart. */
const TAIL_LETTERS = 10;
/** Takes a text apart into what people see as one letter. */
const graphemes = new Intl.Segmenter('en');

/** A file's name as shown: hidden signs are made visible, a blank name reads 'Unnamed document'. */
export function shownFileName(name: string): string {
  const shown = name.replaceAll(HIDDEN_SIGNS, SHOWN_SIGN);
  return shown.trim() === '' ? 'Unnamed document' : shown;
}

/** What a search looks through: the name without the signs that nobody sees or types. */
export const searchedFileName = (name: string): string => name.replaceAll(HIDDEN_SIGNS, '');

/** A file's ending in small letters, 'pdf'; empty when it has none, and for names that are an ending alone. */
export function fileEnding(name: string): string {
  return ENDING.exec(name)?.[0].toLowerCase() ?? '';
}

/** A shown name in the parts of which only the first is cut when there is no room. */
export interface FileNameParts {
  head: string;
  /** The end of the name with its ending; written from left to right whatever stands before it. */
  tail: string;
}

/** Takes a name apart so that it can be cut in the middle; head and tail together are the shown name. */
export function fileNameParts(name: string): FileNameParts {
  const shown = shownFileName(name);
  const ending = fileEnding(shown);
  const stemLength = ending === '' ? shown.length : shown.length - ending.length - 1;
  const stem = shown.slice(0, stemLength);
  // Words that run from right to left would be torn apart, so of them only the ending stays.
  if (RIGHT_TO_LEFT.test(stem)) return { head: stem, tail: shown.slice(stemLength) };
  const letters = [...graphemes.segment(stem)];
  const place = Math.max(letters.length - TAIL_LETTERS, 0);
  // The dots of a cut stand close to the letters after them.
  const tailStart =
    letters.slice(place).find(({ segment }) => place === 0 || segment.trim() !== '')?.index ?? stemLength;
  return { head: shown.slice(0, tailStart), tail: shown.slice(tailStart) };
}
