/**
 * Prints a table in columns as wide as their longest cell.
 * @param {string[]} heads
 * @param {string[][]} rows
 */
export function printTable(heads, rows) {
  const table = [heads, ...rows];
  const widths = heads.map((_head, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  console.log('');
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
