import { isBlank } from '@/domain/text/isBlank';
import { textOr } from '@/domain/text/textOr';

/** Signs that join letters or choose among their forms, which emoji and some scripts are written with. */
const JOINERS = '\\u200C\\u200D\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}';
/** After these a joiner means something; elsewhere it only hides in a word, as in 'p\u200Ddf'. */
const JOINED = `\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F\\u{E0020}-\\u{E007F}${[
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')}`;
/**
 * Invisible characters that change what people read: controls and line ends, marks that change the direction of text,
 * spaces of zero width, letters without a shape. They would let 'order\u202Efdp.exe' pass for 'orderexe.pdf'.
 */
const INVISIBLE = new RegExp(
  `(?<![${JOINED}])(?!\\uFE0F\\u20E3)[${JOINERS}]|(?![${JOINERS}])[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'gu',
);
/** Shown in place of an invisible character. */
const REPLACEMENT_CHARACTER = '\uFFFD';
/** All blocks whose letters run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Most letters that an extension has; more are part of the name, as in 'v2.final version'. */
const LONGEST_EXTENSION = 10;
const EXTENSION = new RegExp(`(?<=[^./\\\\\\s]\\.)[a-z0-9]{1,${LONGEST_EXTENSION}}$`, 'iu');
/** What looks like an extension at the end of a name, its dot included and blanks after it not. */
const EXTENSION_IN_SIGHT = new RegExp(
  `[.\\u2024\\uFF0E\\uFE52][\\p{L}\\p{N}\\p{M}]{1,${LONGEST_EXTENSION}}(?=\\s*$)`,
  'u',
);
/** Letters of Cyrillic, Greek, Coptic, Cherokee and Lisu that cannot be told from Latin ones. */
const LOOKS_LATIN =
  /[аеорсухѕіјԁԛԝһοναρικτυχАВЕКМНОРСТУХЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧⲟⲣⲥⲭⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧ\p{Script=Lisu}]/u;

/** Small capitals and letters with a mark among them. */
const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter.normalize('NFKC'));

/** The end of a name without what passes for an extension and is none, as 'рdf' with a Cyrillic 'р'. */
function withoutDisguise(end: string): string {
  const [dot = '', ...letters] = end;
  if (!letters.some(isLatin) && !letters.every((letter) => LOOKS_LATIN.test(letter))) return end;
  return [
    dot === '.' ? dot : REPLACEMENT_CHARACTER,
    ...letters.map((letter) => (/[a-z0-9]/iu.test(letter) ? letter : REPLACEMENT_CHARACTER)),
  ].join('');
}
/** Letters before the extension that stay visible when a name is cut: they tell versions apart. */
const TAIL_LETTERS = 10;
/** Most code units among which those letters are looked for; a letter with all its marks may take many. */
const LONGEST_TAIL = 200;
/** Splits a text into what people see as one letter each. */
const graphemes = new Intl.Segmenter('en');

/** A text of a sender as shown: each invisible character, which could change how it reads, is '\uFFFD'. */
export const withoutInvisible = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(INVISIBLE, REPLACEMENT_CHARACTER);

/**
 * A file's name as shown: invisible characters, and letters that only look like an extension, become '\uFFFD'; a name
 * that is blank, or left out by a faulty source, reads 'Unnamed document'.
 */
export function shownFileName(name: string | null | undefined): string {
  const shown = withoutInvisible(name).replace(EXTENSION_IN_SIGHT, withoutDisguise);
  return textOr(shown, 'Unnamed document');
}

/** The name as search compares it: without invisible characters, which nobody types. */
export const searchedFileName = (name: string | null | undefined): string => (name ?? '').replaceAll(INVISIBLE, '');

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
  // Splitting takes a while, and only the end is needed.
  const begin = Math.max(stemLength - LONGEST_TAIL, 0);
  const letters = [...graphemes.segment(stem.slice(begin))];
  const place = Math.max(letters.length - TAIL_LETTERS, 0);
  // No space between the ellipsis of a cut and the tail.
  const first = letters.slice(place).find(({ segment }) => place === 0 || !isBlank(segment));
  const tailStart = first ? begin + first.index : stemLength;
  return { head: shown.slice(0, tailStart), tail: shown.slice(tailStart) };
}
