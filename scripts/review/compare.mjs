// What differs between two states of a book, story by story.
import { readFileSync, writeFileSync } from 'node:fs';
import { diffLines } from 'diff';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {import('./takeStories.mjs').Taken} Taken */
/** Lines that came, went or stayed. @typedef {{ sign: '+' | '-' | ' ', text: string }[]} LineChanges */
/**
 * @typedef {{
 *   key: string, kind: 'added' | 'changed' | 'removed', before: Taken | null, after: Taken | null,
 *   pixels: number, difference: string | null, tree: LineChanges, words: LineChanges,
 * }} Change
 * `pixels` is the number of those that differ, `difference` the file of the picture that shows them.
 */

/** Pixels differ from this distance on, 0 to 1; the library's own default. */
const PIXEL_THRESHOLD = 0.1;

/** @param {{ added: boolean, removed: boolean }} part @returns {LineChanges[number]['sign']} */
function signOf({ added, removed }) {
  if (added) return '+';
  return removed ? '-' : ' ';
}

/**
 * @param {string} before
 * @param {string} after
 * @returns {LineChanges} nothing where both are equal
 */
export function lineChanges(before, after) {
  if (before === after) return [];
  return diffLines(before, after).flatMap(({ added, removed, value }) => {
    const lines = value.replace(/\n$/, '').split('\n');
    return lines.map((text) => ({ sign: signOf({ added, removed }), text }));
  });
}

/** The same picture on a ground of another size. @param {PNG} picture @param {number} width @param {number} height */
function onGround(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/**
 * @param {string} beforeFile
 * @param {string} afterFile
 * @param {string} differenceFile written where any pixel differs
 * @returns {number} of pixels that differ; what one picture has more than the other counts
 */
export function comparePictures(beforeFile, afterFile, differenceFile) {
  const pictures = [beforeFile, afterFile].map((file) => PNG.sync.read(readFileSync(file)));
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [before, after] = pictures.map((picture) => onGround(picture, width, height).data);
  if (!before || !after) return 0;
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(before, after, difference.data, width, height, { threshold: PIXEL_THRESHOLD });
  if (pixels > 0) writeFileSync(differenceFile, PNG.sync.write(difference));
  return pixels;
}

/**
 * @param {Taken[]} before
 * @param {Taken[]} after
 * @param {(before: Taken, after: Taken) => { pixels: number, difference: string | null }} comparePair
 * @returns {Change[]} what is equal is left out
 */
export function changesBetween(before, after, comparePair) {
  const old = new Map(before.map((taken) => [taken.key, taken]));
  const fresh = new Set(after.map(({ key }) => key));
  const alone = { pixels: 0, difference: null, tree: [], words: [] };
  /** @type {Change[]} */
  const changes = before
    .filter(({ key }) => !fresh.has(key))
    .map((taken) => ({ key: taken.key, kind: 'removed', before: taken, after: null, ...alone }));
  for (const taken of after) {
    const was = old.get(taken.key);
    if (!was) {
      changes.push({ key: taken.key, kind: 'added', before: null, after: taken, ...alone });
      continue;
    }
    const pair = was.digest === taken.digest ? { pixels: 0, difference: null } : comparePair(was, taken);
    const tree = lineChanges(was.tree, taken.tree);
    const words = lineChanges(was.words, taken.words);
    if (pair.pixels === 0 && tree.length === 0 && words.length === 0 && was.play === taken.play) continue;
    changes.push({ key: taken.key, kind: 'changed', before: was, after: taken, ...pair, tree, words });
  }
  return changes.toSorted((first, second) => (first.key < second.key ? -1 : 1));
}
