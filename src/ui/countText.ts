// Made once, for making one takes far longer than using it.
const format = new Intl.NumberFormat('en-US');

/** A count as shown: '1,234,567', a dash when it is not a number. */
export function countText(count: number): string {
  return Number.isFinite(count) ? format.format(count) : '–';
}
