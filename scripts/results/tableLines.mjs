/**
 * The lines of a table in columns as wide as their longest cell.
 * @param {string[]} heads
 * @param {string[][]} rows
 * @param {readonly number[]} rightAligned places of the columns of figures
 */
export function tableLines(heads, rows, rightAligned = []) {
  const table = [heads, ...rows];
  const widths = heads.map((_head, column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  return table.map((row) =>
    row
      .map((cell, column) =>
        rightAligned.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
