// Keeps what each story showed in each mode, and says of every failing one what was wrong, where, in which mode and step,
// which clauses it proves and how to run it again.
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  markNew,
  picturesFolder,
  readResults,
  removeOldPictures,
  withAccepted,
  writeResults,
} from './results/book.mjs';
import { elementsInWords } from './results/elementsInWords.mjs';
import { describeRun } from './results/run.mjs';
import { readStories } from './storyIndex.mjs';

/** @typedef {import('./results/book.mjs').StoryRow} StoryRow */

/** @param {{ storyId: string, mode: string }} row */
const keyOf = ({ storyId, mode }) => `${storyId} ${mode}`;

/**
 * The rows of a test. A failure that none of them shows, a time limit or an error on the console, is the last one's.
 * @param {import('vitest/node').TestCase} test
 * @returns {StoryRow[]}
 */
export function rowsOf(test) {
  const { storyId = '', modes = [] } = test.meta();
  const { state, errors = [] } = test.result();
  if (state === 'skipped' || storyId === '') return [];
  const rows = modes.map((result) => ({ storyId, ...result }));
  if (state !== 'failed' || rows.some(({ result }) => result === 'failed')) return rows;
  const last = rows.pop();
  if (!last) return [];
  return [...rows, { ...last, result: 'failed', message: errors.map(({ message }) => message).join('\n') }];
}

/** @typedef {{ file: string, line: number }} Place */

/** Lines of a message that say enough: what was wrong, what was expected, what was there. */
const LINES_SAID = 8;

/**
 * Where in the sources of the product or of its stories a test failed, if anywhere: axe, for one, fails in neither. What
 * stories share is named where nothing else is.
 * @param {{ stacks?: readonly Place[] }} error
 * @param {string} folder the project's
 */
export function placeOf({ stacks = [] }, folder = process.cwd()) {
  const places = stacks
    .map(({ file, line }) => `${relative(folder, file).split(sep).join('/')}:${line}`)
    .filter((place) => /^(src|stories)\//.test(place));
  return places.find((place) => !place.startsWith('src/testing/')) ?? places[0];
}

/**
 * The first lines of a message, with the names of elements instead of their HTML, without what stands elsewhere beside it.
 * @param {string} message
 */
export const linesSaid = (message) =>
  elementsInWords(stripVTControlCharacters(message))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(Step: |Mode: |Click to debug )/.test(line))
    .slice(0, LINES_SAID)
    .map((line) => (line.length > 240 ? `${line.slice(0, 240)} ...` : line));

/**
 * All that one needs to know of the stories that failed, last of what a run prints; those that said the same in several
 * modes once.
 * @param {StoryRow[]} rows
 * @param {Map<string, import('./storyIndex.mjs').IndexedStory>} stories by their ids
 * @param {Map<string, string>} places where each story failed, by its id
 * @returns {string[]}
 */
export function failureTexts(rows, stories, places) {
  /** @type {Map<string, [StoryRow, ...StoryRow[]]>} */
  const alike = new Map();
  for (const row of rows) {
    const key = JSON.stringify([row.storyId, row.step, row.message]);
    const known = alike.get(key);
    if (known) known.push(row);
    else alike.set(key, [row]);
  }
  return [...alike.values()].map((same) => {
    const [{ storyId, mode, step, picture, message = '' }] = same;
    const story = stories.get(storyId);
    const dark = mode === 'dark' ? '&globals=appearance:dark' : '';
    return [
      story?.name ?? storyId,
      ...linesSaid(message).map((line, count) => `  ${count === 0 ? 'says    ' : '        '}  ${line}`),
      `  at        ${places.get(storyId) ?? story?.file ?? 'unknown'}`,
      `  step      ${step ?? 'outside any step'}`,
      `  mode      ${same.map((row) => row.mode).join(', ')}`,
      `  clauses   ${story?.clauses.join(', ') || 'none'}`,
      `  picture   ${picture ? picturesFolder.replace(`${process.cwd()}/`, '') + `/${picture}` : 'none'}`,
      `  address   http://localhost:6006/?path=/story/${storyId}${dark}`,
      `  again     npm run test:stories -- --story=${storyId} ${same.map((row) => `--mode=${row.mode}`).join(' ')}`,
    ].join('\n');
  });
}

/**
 * What went wrong outside any story, each once: files that could not be loaded, and errors that nobody caught.
 * @param {{ relativeModuleId: string, errors: () => readonly { message: string, cause?: unknown }[] }[]} modules
 * @param {readonly { message: string, stacks?: readonly Place[], VITEST_TEST_NAME?: string }[]} uncaught
 * @param {string} folder the project's
 * @returns {string[]}
 */
export function faultsOutside(modules, uncaught, folder = process.cwd()) {
  const unread = modules.flatMap((module) =>
    module.errors().map(({ message, cause }) => {
      const { message: because = '' } = /** @type {{ message?: string }} */ (cause ?? {});
      const reason = linesSaid(`${message}\n${because}`).map((line) => line.replaceAll(` ${folder}/`, ' '));
      // The browser knows no more than that the server refused the file; the server has said why.
      const above = because.startsWith('Failed to fetch') ? ['The reason is above, beside "[vite]".'] : [];
      return [`${module.relativeModuleId}: none of its stories ran`, ...reason, ...above].join('\n  ');
    }),
  );
  /** @type {Map<string, string[]>} */
  const stories = new Map();
  for (const error of uncaught) {
    const key = [linesSaid(error.message).join('\n  '), ...[placeOf(error, folder) ?? []].flat()].join('\n  at ');
    stories.set(key, [...(stories.get(key) ?? []), error.VITEST_TEST_NAME ?? 'between two stories']);
  }
  return [
    ...unread,
    ...[...stories].map(([error, during]) => {
      const names = [...new Set(during)];
      const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
      const often = during.length === 1 ? 'Once' : `${during.length} times`;
      return `Nobody caught: ${error}\n  ${often}, during or after ${names.slice(0, 3).join(', ')}${more}`;
    }),
  ];
}

/**
 * Stories that were asked for, and that nobody ran: Storybook reads only the folders that .storybook/main.ts names, for one.
 * @param {readonly import('./storyIndex.mjs').IndexedStory[]} stories all that there are
 * @param {readonly string[] | undefined} wanted ids; all without any
 * @param {ReadonlySet<string>} ran ids
 * @param {readonly string[]} unread files that could not be loaded, which is told elsewhere
 * @returns {string[]} a line for each file
 */
export function notRun(stories, wanted, ran, unread) {
  const missing = stories.filter(
    ({ id, file, isTested }) => isTested && (wanted?.includes(id) ?? true) && !ran.has(id) && !unread.includes(file),
  );
  return [...new Set(missing.map(({ file }) => file))].map((each) => {
    const names = missing.filter(({ file }) => file === each).map(({ name }) => name);
    return `${each}: ${names.join('; ')}`;
  });
}

export default class StoryReporter {
  /** @type {import('./results/runStories.mjs').StoriesWanted} */
  wanted = JSON.parse(process.env['WEFTLINE_STORIES'] ?? '{}');
  /** @type {StoryRow[]} */
  failures = [];
  /** Where each failing story failed. @type {Map<string, string>} */
  places = new Map();
  /** Ids of the stories that this very run began. @type {Set<string>} */
  ran = new Set();
  /** @type {Map<string, StoryRow>} */
  rows = new Map();
  run = this.wanted.name ? describeRun(this.wanted.command ?? '', process.env['WEFTLINE_BROWSER']) : undefined;

  onInit() {
    if (this.wanted.name !== 'matrix') return;
    const kept = readResults('matrix');
    if (!kept) return;
    this.run = kept.run;
    for (const row of kept.rows) this.rows.set(keyOf(row), row);
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { storyId = '' } = test.meta();
    this.ran.add(storyId);
    for (const row of rowsOf(test).map(withAccepted)) {
      this.rows.set(keyOf(row), row);
      if (row.result === 'failed') this.failures.push(row);
    }
    const [error] = test.result().errors ?? [];
    const place = error && placeOf(error);
    if (place) this.places.set(storyId, place);
  }

  onTestModuleEnd() {
    // The matrix goes on from here when it is stopped.
    if (this.wanted.name === 'matrix') this.write('matrix');
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} uncaught
   * @param {import('vitest/node').TestRunEndReason} reason
   */
  onTestRunEnd(modules, uncaught, reason) {
    if (this.wanted.name) {
      this.write(this.wanted.name);
      removeOldPictures();
    }
    this.tellLeftOut();
    if (this.failures.length > 0) this.tellFailures();
    const outside = faultsOutside([...modules], [...uncaught]);
    if (outside.length > 0) console.log(`\nOutside any story\n\n${outside.join('\n\n')}\n`);
    // Who stops a run, or gives Vitest files by hand, knows that the rest did not run.
    const isOurs = this.wanted.name !== undefined || this.wanted.stories !== undefined;
    if (isOurs && reason !== 'interrupted') this.tellNotRun(modules);
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules */
  tellNotRun(modules) {
    const unread = modules.filter((module) => module.errors().length > 0).map((module) => module.relativeModuleId);
    const lines = notRun(readStories(), this.wanted.stories, this.ran, unread);
    if (lines.length === 0) return;
    console.log(`\nStories that did not run, though they were asked for\n\n  ${lines.join('\n  ')}\n`);
    process.exitCode = 1;
  }

  /** @param {'stories' | 'matrix'} name */
  write(name) {
    if (!this.run) return;
    writeResults(name, {
      run: this.run,
      stories: this.wanted.total ?? 0,
      rows: markNew(name, [...this.rows.values()]),
    });
  }

  tellLeftOut() {
    const left = [...this.rows.values()].filter(({ result }) => result === 'left out');
    if (left.length === 0) return;
    const names = new Map(readStories().map(({ id, name }) => [id, name]));
    const lines = new Set(left.map(({ storyId, reason }) => `  ${names.get(storyId)}: ${reason}`));
    console.log(`\nLeft out of the widths\n\n${[...lines].join('\n')}\n`);
  }

  tellFailures() {
    const stories = new Map(readStories().map((story) => [story.id, story]));
    const told = failureTexts(this.failures, stories, this.places);
    console.log(`\nFailing stories\n\n${told.join('\n\n')}\n`);
  }
}
