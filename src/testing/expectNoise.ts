/** Patterns of console output that the running story causes on purpose. */
const patterns: RegExp[] = [];

/** Says that this story prints something on purpose; it must then appear, and anything else still fails the story. */
export function expectNoise(pattern: RegExp): void {
  patterns.push(pattern);
}

/** Returns the patterns of the story and clears them; for the test set-up. */
export function takeExpectedNoise(): RegExp[] {
  return patterns.splice(0);
}
