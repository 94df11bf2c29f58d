// Names every failed test of the last run, last of all that is printed: a log that is cut loses its beginning.
import { stripVTControlCharacters } from 'node:util';
import { startedDirectly } from './install.mjs';
import { collectProofs, readReport } from './ledger.mjs';

/** @typedef {Parameters<typeof collectProofs>[0]['unitReports'][number]} VitestReport */
/** @typedef {Parameters<typeof collectProofs>[0]['e2eReport']} PlaywrightReport */

/** Enough for what was expected and what was found. */
const LINES_OF_MESSAGE = 12;

/**
 * @param {{ vitest: VitestReport[], e2e: PlaywrightReport }} reports undefined where nothing ran
 * @returns {string[]} of each failed test its place and name, then the first lines of what it said
 */
export function failureLines({ vitest, e2e }) {
  return collectProofs({ stories: [], storyRows: [], unitReports: vitest, e2eReport: e2e })
    .filter(({ result }) => result === 'failed')
    .flatMap(({ file, line, name, message = '' }) => [
      `FAILED ${file}${line === undefined ? '' : `:${line}`}  ${name}`,
      ...stripVTControlCharacters(message)
        .split('\n')
        // Frames of a library's own code lead nowhere.
        .filter((text) => text.trim() !== '' && !text.includes('/node_modules/'))
        .slice(0, LINES_OF_MESSAGE)
        .map((text) => `    ${text}`),
    ]);
}

if (startedDirectly(import.meta.url)) {
  const lines = failureLines({
    vitest: [readReport('unit.json'), readReport('tools.json'), readReport('stories.json')],
    e2e: readReport('e2e.json'),
  });
  for (const line of lines) console.log(line);
}
