/** A count as shown: '1,234,567', a dash when it is no number, or too large to be exact. */
export function countText(count: number): string {
  return Math.abs(count) <= Number.MAX_SAFE_INTEGER ? count.toLocaleString('en-US') : '–';
}
