import { tableLines } from './tableLines.mjs';

/**
 * Prints a table below an empty line.
 * @param {string[]} heads
 * @param {string[][]} rows
 */
export function printTable(heads, rows) {
  console.log(['', ...tableLines(heads, rows)].join('\n'));
}
