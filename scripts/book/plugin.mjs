// Hands Storybook's pages what is read from the sources, as the modules `virtual:book`, `virtual:book-pages`,
// `virtual:checklists` and `virtual:declared-tests`.
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { filesBelow } from '../filesBelow.mjs';
import { projectFolder } from '../install.mjs';
import { evidencePlaces, readCriteria } from '../conformance.mjs';
import { titleOf } from '../storyTitles.mjs';
import { readChecklists } from './checklists.mjs';
import { readDeclaredTests } from './declaredTests.mjs';
import { readBookFacts } from './facts.mjs';

const NAME = 'virtual:book';
const RESOLVED = `\0${NAME}`;
const PAGES = 'virtual:book-pages';
const CHECKLISTS = 'virtual:checklists';
const TESTS = 'virtual:declared-tests';

/**
 * Addresses of the pages of components by the names of their story files.
 * @returns {Record<string, string>} 'components-threads-threadcard' for 'ThreadCard'
 */
export function readComponentPages() {
  const files = filesBelow('stories').filter((file) =>
    /^stories\/(?!(guides|foundations|screen-maps)\/).*\.stories\.tsx$/.test(file),
  );
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/^.*\//, '').replace('.stories.tsx', ''),
      toId(titleOf(file.split('/').slice(1))),
    ]),
  );
}

/** @returns {import('vite').Plugin} */
export const bookPlugin = () => ({
  name: 'weftline:book',
  resolveId: (id) => ([NAME, PAGES, CHECKLISTS, TESTS].includes(id) ? `\0${id}` : undefined),
  load(id) {
    // Every page links to others; few show icons and facts, which are twenty times as much.
    if (id === `\0${PAGES}`) return `export const componentPages = ${JSON.stringify(readComponentPages())};`;
    if (id === `\0${CHECKLISTS}`) return `export const checklists = ${JSON.stringify(readChecklists())};`;
    if (id === `\0${TESTS}`) {
      return [
        `export const declaredTests = ${JSON.stringify(readDeclaredTests())};`,
        `export const evidencePlaces = ${JSON.stringify(evidencePlaces(readCriteria()))};`,
      ].join('\n');
    }
    if (id !== RESOLVED) return;
    const { facts, files } = readBookFacts();
    for (const file of files) this.addWatchFile(join(projectFolder, file));
    const glyphs = facts.icons.filter(({ own }) => !own).map(({ name }) => name);
    return [
      `import { ${glyphs.join(', ')} } from 'lucide-react';`,
      `export const glyphs = { ${glyphs.join(', ')} };`,
      `export const facts = ${JSON.stringify(facts)};`,
    ].join('\n');
  },
});
