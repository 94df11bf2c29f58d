// The notes that stand beside a component's stories: when to use it and when not, one do and one don't.

/** The paragraphs of a notes file, in this order. */
const LABELS = /** @type {const} */ (['Use it', 'Not', 'Do', "Don't"]);
const MOST_WORDS = 120;

/** @typedef {{ useIt: string, notFor: string, good: string, bad: string }} Notes with names in backticks */

/**
 * Reads a notes file, as far as it has the paragraphs.
 * @param {string} text four paragraphs: '**Use it** ...', '**Not** ...', '**Do** ...', "**Don't** ..."
 * @returns {Notes}
 */
export function readNotes(text) {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim());
  const [useIt = '', notFor = '', good = '', bad = ''] = LABELS.map((label) =>
    (paragraphs.find((paragraph) => paragraph.startsWith(`**${label}** `)) ?? '').slice(label.length + 5),
  );
  return { useIt, notFor, good, bad };
}

/** Names that a text has in backticks. @param {string} text */
export const namesIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/**
 * What is wrong with a notes file.
 * @param {string} text
 * @param {ReadonlySet<string>} known names of components, of the component's props, and of its stories
 * @returns {string[]} a line each
 */
export function faultsOfNotes(text, known) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return [
    ...(paragraphs.length === LABELS.length && paragraphs.every((p, place) => p.startsWith(`**${LABELS[place]}** `))
      ? []
      : [`is not four paragraphs that begin with ${LABELS.map((label) => `**${label}**`).join(', ')}`]),
    ...(words > MOST_WORDS ? [`has ${words} words; ${MOST_WORDS} are the most`] : []),
    ...namesIn(text).flatMap((name) => (known.has(name) ? [] : [`names ${name}, which is gone`])),
  ];
}
