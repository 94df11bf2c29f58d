import { describe, expect, it } from 'vitest';
import { flakeBound, readOutput } from './flakes.mjs';

describe('what a run printed', () => {
  it('a green one', () => {
    expect(readOutput('ok\n\n4567 passed, 0 failed\n')).toEqual({ passed: 4567, failed: 0, failures: [] });
  });

  it('a red one, with the names of what failed', () => {
    const output =
      'FAILED e2e/a.spec.ts:3  walks\n    Expected: 2\nFAILED src/b.test.ts  runs\n\n12 passed, 2 failed\n';
    expect(readOutput(output)).toEqual({
      passed: 12,
      failed: 2,
      failures: ['e2e/a.spec.ts:3  walks', 'src/b.test.ts  runs'],
    });
  });

  it('one that broke off is red', () => {
    expect(readOutput('== test:unit\n')).toEqual({ passed: 0, failed: 1, failures: [] });
  });
});

// Clopper and Pearson's one-sided bounds, 95 %.
it.each([
  [10, 0, 0.2589],
  [60, 0, 0.0487],
  [10, 1, 0.3942],
  [20, 3, 0.3437],
  [4, 4, 1],
])('of %i runs %i red: at most %f', (runs, red, bound) => {
  expect(flakeBound(runs, red)).toBeCloseTo(bound, 3);
});
