/** True for a number that people can rely on: none that is no number or endless, and none too large to be exact. */
export const isFigure = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;
