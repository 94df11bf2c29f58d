// Made once, for making one takes far longer than using it.
const format = new Intl.NumberFormat('en-US');

/** A count as shown: '1,234,567', a dash when it is no number, or too large to be exact. */
export function countText(count: number): string {
  // Null, which a faulty source may send, would count as 0.
  return Number.isFinite(count) && Math.abs(count) <= Number.MAX_SAFE_INTEGER ? format.format(count) : '–';
}
