// Names every failed test of the last run, last of all that is printed: a log that is cut loses its beginning.
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectFolder, startedDirectly } from './install.mjs';
import { collectProofs, readReport } from './ledger.mjs';

/** @typedef {Parameters<typeof collectProofs>[0]['unitReports'][number]} VitestReport */
/**
 * @typedef {Parameters<typeof collectProofs>[0]['e2eReport'] & {
 *   errors?: { message?: string, location?: { file: string, line: number } }[],
 * }} PlaywrightReport
 */

/** Enough for what was expected and what was found. */
const LINES_OF_MESSAGE = 12;

/** @param {string} message */
const linesOf = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    // Frames of a library's own code lead nowhere.
    .filter((text) => text.trim() !== '' && !text.includes('/node_modules/'))
    .slice(0, LINES_OF_MESSAGE)
    .map((text) => `    ${text.replaceAll(projectFolder, '')}`);

/** @param {string} file */
const fromProject = (file) => relative(projectFolder, file).split(sep).join('/');

/**
 * Files that were not loaded, so that none of their tests could fail.
 * @param {VitestReport | undefined} report
 */
const unloaded = (report) =>
  (report?.testResults ?? [])
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .flatMap(({ name = '', message = '' }) => [
      `FAILED ${fromProject(name)}  none of its tests ran`,
      ...linesOf(message),
    ]);

/**
 * What kept the end-to-end tests from running: a file with a fault, a server that did not start.
 * @param {PlaywrightReport | undefined} report
 */
const unstarted = (report) =>
  (report?.errors ?? []).flatMap(({ message = '', location }) => [
    `FAILED ${location ? `${fromProject(location.file)}:${location.line}` : 'e2e'}  outside any test`,
    ...linesOf(message),
  ]);

/**
 * @param {{ vitest: (VitestReport | undefined)[], e2e: PlaywrightReport | undefined }} reports undefined where nothing ran
 * @returns {string[]} of each failed test its place and name, then the first lines of what it said
 */
export function failureLines({ vitest, e2e }) {
  return [
    ...collectProofs({ stories: [], storyRows: [], unitReports: vitest, e2eReport: e2e })
      .filter(({ result }) => result === 'failed')
      .flatMap(({ file, line, name, message = '' }) => [
        `FAILED ${file}${line === undefined ? '' : `:${line}`}  ${name}`,
        ...linesOf(message),
      ]),
    ...vitest.flatMap(unloaded),
    ...unstarted(e2e),
  ];
}

if (startedDirectly(import.meta.url)) {
  const lines = failureLines({
    vitest: [readReport('unit.json'), readReport('tools.json'), readReport('stories.json')],
    e2e: readReport('e2e.json'),
  });
  for (const line of lines) console.log(line);
}
