/** Patterns of console output that the running story means to cause. */
const patterns: RegExp[] = [];

/** Says that this story prints something on purpose; it must then appear, and anything else still fails the story. */
export function expectNoise(pattern: RegExp): void {
  patterns.push(pattern);
}

/** Takes and forgets what the story announced; for the test set-up. */
export function takeExpectedNoise(): RegExp[] {
  return patterns.splice(0);
}
