// What the words after `npm run test:unit --`, `test:tools --`, `test:stories --` and `test:e2e --` mean.

/** Capitals, spaces and hyphens aside: 'Long Subject', 'longSubject' and 'long-subject' are one. @param {string} text */
const plain = (text) => text.toLowerCase().replaceAll(/[\s_-]/g, '');

/**
 * Whether every word is found in one of the texts.
 * @param {string[]} texts
 * @param {string[]} words
 */
export function areMeant(texts, words) {
  const plainTexts = texts.map(plain);
  return words.every((word) => plainTexts.some((text) => text.includes(plain(word))));
}

/**
 * A regular expression for test names that hold all the words, in any order, in capitals or not.
 * @param {string[]} words
 */
export const namesWith = (words) =>
  `^${words
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .map((word) => word.replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`))
    .map((word) => `(?=.*${word})`)
    .join('')}`;
