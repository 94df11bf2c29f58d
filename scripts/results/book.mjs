// The results that a published Storybook shows: one file a run below reports/results, pictures beside them.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../install.mjs';

/** @typedef {import('../../.storybook/testStory').ModeResult} ModeResult */
/**
 * One story in one mode; `accepted` is the file of the picture that `npm run review` accepted last.
 * @typedef {ModeResult & { storyId: string, isNew?: true, accepted?: string }} StoryRow
 */
/** @typedef {{ run: import('./run.mjs').Run, stories: number, rows: StoryRow[] }} StoryResults stories counts all that there are */

export const resultsFolder = join(projectFolder, 'reports', 'results');
export const picturesFolder = join(resultsFolder, 'pictures');

/** What all rows of a run may take, in bytes. */
export const LARGEST_FILE = 2_000_000;
/** Characters of a message: all that one needs to read, and what remains where too many failed. */
const MESSAGE_LENGTHS = [4000, 200, 40];

/** @param {string} name without ending */
export const resultFile = (name) => join(resultsFolder, `${name}.json`);

/** @param {string} name @returns {StoryResults | undefined} */
export const readResults = (name) =>
  existsSync(resultFile(name)) ? JSON.parse(readFileSync(resultFile(name), 'utf8')) : undefined;

/** @param {string} text */
// oxlint-disable-next-line no-control-regex -- these are what colours a terminal's text
const withoutColours = (text) => text.replaceAll(/\u001B\[[\d;]*m/g, '');

/**
 * As text, with messages as long as the whole allows.
 * @param {StoryResults} results
 */
export function serialise({ rows, ...rest }) {
  let text = '';
  for (const length of MESSAGE_LENGTHS) {
    const short = rows.map((row) =>
      row.message === undefined
        ? row
        : { ...row, message: withoutColours(row.message.slice(0, 2 * length)).slice(0, length) },
    );
    text = `${JSON.stringify({ ...rest, rows: short })}\n`;
    if (Buffer.byteLength(text) < LARGEST_FILE) return text;
  }
  throw new Error(`The results take ${Buffer.byteLength(text)} bytes, more than ${LARGEST_FILE}.`);
}

/** @param {string} name @param {StoryResults} results */
export function writeResults(name, results) {
  mkdirSync(resultsFolder, { recursive: true });
  // Whoever reads meanwhile finds the former file or the new one.
  const draft = resultFile(`${name}.draft`);
  writeFileSync(draft, serialise(results));
  renameSync(draft, resultFile(name));
}

/**
 * Puts the results of an earlier run aside, so that they are never taken for those of the run that begins.
 * @param {string} name
 */
export function putAside(name) {
  if (existsSync(resultFile(name))) renameSync(resultFile(name), formerFile(name));
}

/** Beside the folder that is published. @param {string} name */
const formerFile = (name) => join(projectFolder, 'reports', `${name}.former`);

/**
 * Marks the stories that the run before this did not have; nothing is new where there was no run before.
 * @param {string} name
 * @param {StoryRow[]} rows
 * @returns {StoryRow[]}
 */
export function markNew(name, rows) {
  if (!existsSync(formerFile(name))) return rows;
  /** @type {StoryResults} */
  const former = JSON.parse(readFileSync(formerFile(name), 'utf8'));
  const known = new Set(former.rows.map(({ storyId }) => storyId));
  return rows.map((row) => (known.has(row.storyId) ? row : { ...row, isNew: true }));
}

/** Where `npm run review` keeps what a person accepted, a picture for each appearance at the width of a desk. */
const acceptedFolder = join(projectFolder, 'reports', 'review', 'accepted');

/**
 * Puts the picture that was accepted last beside that of a failure, where both show the same mode.
 * @param {StoryRow} row
 * @returns {StoryRow}
 */
export function withAccepted(row) {
  const accepted = join(acceptedFolder, `${row.storyId}.${row.mode}.1280.png`);
  if (row.picture === undefined || !existsSync(accepted)) return row;
  const name = row.picture.replace('.png', '.accepted.png');
  copyFileSync(accepted, join(picturesFolder, name));
  return { ...row, accepted: name };
}

/** Pictures that no result names any more: a published book takes the whole folder. */
export function removeOldPictures() {
  if (!existsSync(picturesFolder)) return;
  const rows = ['stories', 'matrix'].flatMap((name) => readResults(name)?.rows ?? []);
  const named = new Set(rows.flatMap(({ picture, accepted }) => [picture, accepted]));
  for (const name of readdirSync(picturesFolder)) if (!named.has(name)) rmSync(join(picturesFolder, name));
}
