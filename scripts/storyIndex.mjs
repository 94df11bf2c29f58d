// Which stories there are and which clauses each declares, read from the story files as Storybook reads them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { filesBelow } from './filesBelow.mjs';
import { projectFolder, stop } from './install.mjs';
import { titleOf } from './storyTitles.mjs';

/** How a clause is named: area and number. */
export const CLAUSE_ID =
  /\b(?:DATA|GATE|SHELL|TOAST|DASH|PO|TICKET|COMMS|INBOX|THREAD|RADAR|MOMENTUM|FILES)-\d{1,2}\b/g;

/** @typedef {{ id: string, name: string, file: string, hasPlay: boolean, isTested: boolean, clauses: string[] }} IndexedStory */

/** @typedef {ReturnType<typeof loadCsf>} Csf */

/**
 * Whether a story plays: by itself, or as the story that it spreads or its component does. Storybook's own tag knows of
 * the first alone.
 * @param {Csf} csf
 * @param {string} exportName
 * @returns {boolean}
 */
export function hasPlay(csf, exportName) {
  const input = csf.indexInputs.find((each) => each.exportName === exportName);
  if (!input) return false;
  let node = csf.getStoryExport(exportName);
  while (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') node = node.expression;
  const properties = node.type === 'ObjectExpression' ? node.properties : [];
  // The last one wins.
  for (const property of properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const { argument } = property;
      if (argument.type === 'Identifier' && hasPlay(csf, argument.name)) return true;
    } else if (property.key.type === 'Identifier' && property.key.name === 'play') {
      const value = property.type === 'ObjectProperty' ? property.value : undefined;
      return value?.type !== 'Identifier' || value.name !== 'undefined';
    }
  }
  // Its component's, or one that is assigned to it later.
  const { __stats: stats } = input;
  return stats?.play === true;
}

/**
 * Whether Storybook's addon makes a test of a story.
 * @param {readonly string[]} tags those of its component before its own; the last word holds
 */
export const isTested = (tags) => tags.lastIndexOf('test') >= tags.lastIndexOf('!test');

/**
 * @param {string} file as a person finds it
 * @param {string} text of it
 * @param {string} title
 * @returns {Csf}
 * @throws {Error} that names the file, and the line where it is known: the parser's own names no file
 */
export function parseStories(file, text, title) {
  try {
    return loadCsf(text, { fileName: file, makeTitle: () => title }).parse();
  } catch (error) {
    const { message, loc } = /** @type {Error & { loc?: { line: number, column: number } }} */ (error);
    // Columns are counted from 0 there, and from 1 by editors.
    const place = loc ? `:${loc.line}:${loc.column + 1}` : '';
    const [reason = ''] = message.replace(/ \(\d+:\d+\)/, '').split('\n');
    throw new Error(`${file}${place} cannot be read as stories: ${reason}`, { cause: error });
  }
}

/**
 * @param {(path: string, text: string) => boolean} [isWanted] tells by its path and text which file is read; reading takes time
 * @returns {IndexedStory[]} one entry a story, in the order of the files
 * @throws {Error} when a file cannot be read as stories, and when two stories have one id
 */
export function readStories(isWanted = () => true) {
  const stories = filesBelow('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(projectFolder, file), 'utf8');
      if (!isWanted(file, text)) return [];
      const title = titleOf(file.split('/').slice(1));
      const csf = parseStories(file, text, title);
      return csf.indexInputs.map(({ __id: id = '', name = '', tags = [], exportName }) => ({
        id,
        name: `${title}: ${name}`,
        file,
        hasPlay: hasPlay(csf, exportName),
        isTested: isTested(tags),
        clauses: tags.filter((tag) => /^[A-Z]+-\d+$/.test(tag)),
      }));
    });
  const ids = stories.map(({ id }) => id);
  const repeated = ids.find((id, place) => ids.indexOf(id) !== place);
  if (repeated) throw new Error(`Two stories have the id ${repeated}.`);
  return stories;
}

/**
 * The same for a command, which ends with the sentence where stories cannot be read.
 * @param {Parameters<typeof readStories>[0]} [isWanted]
 */
export function readStoriesOrStop(isWanted) {
  try {
    return readStories(isWanted);
  } catch (error) {
    return stop(/** @type {Error} */ (error).message);
  }
}
