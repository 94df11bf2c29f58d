// Keeps what each story showed in each mode, and says of every failing one where it is, which clauses it proves and in
// which mode and step it failed.
import {
  markNew,
  picturesFolder,
  readResults,
  removeOldPictures,
  withAccepted,
  writeResults,
} from './results/book.mjs';
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

export default class StoryReporter {
  /** @type {import('./results/runStories.mjs').StoriesWanted} */
  wanted = JSON.parse(process.env['WEFTLINE_STORIES'] ?? '{}');
  /** @type {StoryRow[]} */
  failures = [];
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
    for (const row of rowsOf(test).map(withAccepted)) {
      this.rows.set(keyOf(row), row);
      if (row.result === 'failed') this.failures.push(row);
    }
  }

  onTestModuleEnd() {
    // The matrix goes on from here when it is stopped.
    if (this.wanted.name === 'matrix') this.write('matrix');
  }

  onTestRunEnd() {
    if (this.wanted.name) {
      this.write(this.wanted.name);
      removeOldPictures();
    }
    this.tellLeftOut();
    if (this.failures.length > 0) this.tellFailures();
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
    const told = this.failures.map(({ storyId, mode, step, picture }) => {
      const story = stories.get(storyId);
      return [
        story?.name ?? storyId,
        `  address   http://localhost:6006/?path=/story/${storyId}${mode === 'dark' ? '&globals=appearance:dark' : ''}`,
        `  clauses   ${story?.clauses.join(', ') || 'none'}`,
        `  mode      ${mode}`,
        `  step      ${step ?? 'outside any step'}`,
        `  picture   ${picture ? picturesFolder.replace(`${process.cwd()}/`, '') + `/${picture}` : 'none'}`,
        `  again     npm run test:stories -- --story=${storyId} --mode=${mode}`,
      ].join('\n');
    });
    console.log(`\nFailing stories\n\n${told.join('\n\n')}\n`);
  }
}
