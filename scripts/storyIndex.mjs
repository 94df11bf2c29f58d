// Which stories there are and which clauses each declares, read from the story files as Storybook reads them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { projectFolder } from './install.mjs';

/** How a clause is named: area and number. */
export const CLAUSE_ID =
  /\b(?:DATA|GATE|SHELL|TOAST|DASH|PO|TICKET|COMMS|INBOX|THREAD|RADAR|MOMENTUM|FILES)-\d{1,2}\b/g;

/** @typedef {{ id: string, name: string, file: string, hasPlay: boolean, clauses: string[] }} IndexedStory */

/** Sidebar names of the folders below stories/, as in .storybook/main.ts. @type {Record<string, string>} */
const rooms = { ui: 'UI', 'screen-maps': 'Screen maps' };

/** @param {string} folder */
const roomOf = (folder) => rooms[folder] ?? folder.charAt(0).toUpperCase() + folder.slice(1);

/**
 * The title that Storybook gives a file: a file of its folder's name stands for the folder.
 * @param {string[]} path below stories/
 */
export function titleOf(path) {
  const parts = [roomOf(path[0] ?? ''), ...path.slice(1)].map((part) => part.replace('.stories.tsx', ''));
  const [name = '', folder = ''] = parts.toReversed();
  return (name.toLowerCase() === folder.toLowerCase() ? parts.toSpliced(-2, 1) : parts).join('/');
}

/**
 * @param {(path: string, text: string) => boolean} [isWanted] tells by its path and text which file is read; reading takes time
 * @returns {IndexedStory[]} one entry a story, in the order of the files
 * @throws {Error} when two stories have one id
 */
export function readStories(isWanted = () => true) {
  const folder = join(projectFolder, 'stories');
  const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted()
    .flatMap((file) => {
      const path = file.split(/[\\/]/);
      const text = readFileSync(join(folder, file), 'utf8');
      if (!isWanted(`stories/${path.join('/')}`, text)) return [];
      const title = titleOf(path);
      const csf = loadCsf(text, { fileName: file, makeTitle: () => title }).parse();
      return csf.indexInputs.map(({ __id: id = '', name = '', tags = [] }) => ({
        id,
        name: `${title}: ${name}`,
        file: `stories/${path.join('/')}`,
        hasPlay: tags.includes('play-fn'),
        clauses: tags.filter((tag) => /^[A-Z]+-\d+$/.test(tag)),
      }));
    });
  const ids = stories.map(({ id }) => id);
  const repeated = ids.find((id, place) => ids.indexOf(id) !== place);
  if (repeated) throw new Error(`Two stories have the id ${repeated}.`);
  return stories;
}
