/** A count as shown: '1,234,567', a dash when it is not a number. */
export function countText(count: number): string {
  return Number.isFinite(count) ? count.toLocaleString('en-US') : '–';
}
