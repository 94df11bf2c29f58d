/** True for a finite number that is small enough to be exact. */
export const isFigure = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;
