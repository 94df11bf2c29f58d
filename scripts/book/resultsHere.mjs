import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the last runs leave beside the book, each a file. */
const RESULTS = ['stories', 'matrix', 'ledger', 'sources'];

/**
 * The names of the results that the book may ask for: a browser prints each file that is not there as an error.
 * @param {string} folder
 * @param {boolean} isGrowing whether tests may still leave some there while the book is open
 * @returns {string[]}
 */
export const resultsHere = (folder, isGrowing) =>
  RESULTS.filter((name) => (isGrowing ? existsSync(folder) : existsSync(join(folder, `${name}.json`))));
