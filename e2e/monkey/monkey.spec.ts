import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test, watch } from '../app';
import { kindOfFault, runSeed, runSteps } from './monkey';
import { shrink } from './shrink';
import type { Step } from './steps';

interface Wanted {
  steps: number;
  seed: number;
  /** A file that a failure left. */
  replay?: string;
}

/** With all tests the monkey goes a short way. */
const SHORT: Wanted = { steps: 60, seed: 1 };
/** A part has a page of its own, so that what a failure needs is never far back. */
const PART_STEPS = 250;
const MOST_REPLAYS = 60;
const SAME_STEPS = 20;
const LONGEST_PART_MS = 1_200_000;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by scripts/monkey.mjs
const wanted = JSON.parse(process.env['WEFTLINE_MONKEY'] ?? JSON.stringify(SHORT)) as Wanted;

/** Of the build's server; without one the tests would not have started. */
const originOf = (baseURL: string | undefined) => baseURL ?? '';

// Without it a seed is no way back to a failure. With all tests the short way tells as much as there is time for.
if (process.env['WEFTLINE_MONKEY'] !== undefined && wanted.replay === undefined) {
  test(`seed 1 is one path: ${SAME_STEPS} steps are the same twice`, async ({ browser, baseURL }) => {
    test.setTimeout(LONGEST_PART_MS);
    const traceOf = async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const { steps, trace } = await runSeed(page, watch(page), originOf(baseURL), 1, 0, SAME_STEPS);
      await context.close();
      return { steps, trace };
    };
    const first = await traceOf();
    expect(first.steps).toHaveLength(SAME_STEPS);
    expect(await traceOf()).toEqual(first);
  });
}

if (wanted.replay === undefined) {
  for (let part = 0; part * PART_STEPS < wanted.steps; part += 1) {
    const count = Math.min(PART_STEPS, wanted.steps - part * PART_STEPS);
    test(`seed ${wanted.seed}, steps ${part * PART_STEPS + 1} to ${part * PART_STEPS + count}`, async ({
      page,
      browser,
      watched,
      baseURL,
    }) => {
      test.setTimeout(LONGEST_PART_MS);
      const run = await runSeed(page, watched, originOf(baseURL), wanted.seed, part, count);
      test.info().annotations.push({ type: 'trace', description: run.trace });
      if (run.faults.length === 0) return;

      const fails = async (steps: readonly Step[]) => {
        const context = await browser.newContext();
        const again = await context.newPage();
        const { faults } = await runSteps(again, watch(again), originOf(baseURL), steps);
        await context.close();
        return kindOfFault(faults[0]) === kindOfFault(run.faults[0]);
      };
      const tail = await shrink(run.steps, fails, MOST_REPLAYS);
      const file = `reports/monkey-${wanted.seed}-${part}.json`;
      mkdirSync('reports', { recursive: true });
      writeFileSync(file, `${JSON.stringify(tail, null, 2)}\n`);
      expect(
        run.faults,
        // The file lies on one machine; the words are kept wherever the failure is.
        `seed ${wanted.seed}; ${tail.length} steps lead there: npm run monkey -- --replay ${file}\n${JSON.stringify(tail)}`,
      ).toEqual([]);
    });
  }
} else {
  const file = wanted.replay;
  test(`the steps of ${file}`, async ({ page, watched, baseURL }) => {
    test.setTimeout(LONGEST_PART_MS);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
    const steps = JSON.parse(readFileSync(file, 'utf8')) as Step[];
    expect((await runSteps(page, watched, originOf(baseURL), steps)).faults).toEqual([]);
  });
}
