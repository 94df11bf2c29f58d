/** A count as shown: '1,234,567', and a dash for what is no number. */
export function countText(count: number): string {
  return Number.isFinite(count) ? count.toLocaleString('en-US') : '–';
}
