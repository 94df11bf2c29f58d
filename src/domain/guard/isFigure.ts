/** True for a finite number that is small enough to be exact. */
export const isFigure = (value: number): boolean =>
  // Null, which a faulty source may send, would count as 0.
  Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
