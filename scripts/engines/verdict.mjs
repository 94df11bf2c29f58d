// What the tests in other engines say, by engine and part.

/** @typedef {import('../results/playwrightTests.mjs').Ran} Ran */
/**
 * missing says why the engine cannot be started, project is then of no tests; lacks says what its own tests leave out.
 * @typedef {{ name: string, project: string, missing?: string, lacks?: string }} Engine
 */
/** @typedef {{ part: string, passed: number, failed: number, notRun: number }} Cell */

/** The parts, each with the file of its tests. WebKitGTK's stand in one file, in groups of the parts' names. */
export const PARTS = /** @type {const} */ ({
  gate: 'prerendered.spec.ts',
  walks: 'walks.spec.ts',
  panels: 'panels.spec.ts',
  history: 'history.spec.ts',
  'back-forward cache': 'backForwardCache.spec.ts',
  print: 'print.spec.ts',
});

/** @param {Ran} test */
const partOf = ({ file, groups }) =>
  Object.entries(PARTS).find(
    ([part, name]) => file.endsWith(`/${name}`) || file === name || groups.includes(part),
  )?.[0];

/** @param {readonly Ran[]} tests @param {Engine} engine @returns {Cell[]} one for each part, in order */
export const cellsOf = (tests, { project }) =>
  Object.keys(PARTS).map((part) => {
    const own = tests.filter((test) => test.project === project && partOf(test) === part);
    const passed = own.filter(({ ok }) => ok).length;
    const notRun = own.filter(({ skipped }) => skipped).length;
    return { part, passed, failed: own.length - passed - notRun, notRun };
  });

/** A whole test, or a step of one. @param {{ type: string }} annotation */
const isLeftOut = ({ type }) => type === 'skip' || type === 'left out';

/** @param {Cell} cell @returns {string} never empty: a part of which nothing ran says so */
export const cellText = ({ passed, failed, notRun }) =>
  [
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(passed > 0 ? [`${passed} passed`] : []),
    ...(notRun > 0 ? [`${notRun} not run`] : []),
  ].join(', ') || 'not run';

/**
 * What was not run, and why.
 * @param {readonly Ran[]} tests
 * @param {readonly Engine[]} engines
 * @returns {string[]} a sentence for each reason of each engine and part
 */
export const notRun = (tests, engines) =>
  engines.flatMap((engine) => {
    if (engine.missing !== undefined) return [`${engine.name}: nothing was run: ${engine.missing}.`];
    const left = cellsOf(tests, engine).flatMap(({ part, passed, failed, notRun: skipped }) => {
      if (passed + failed + skipped === 0) return [`${engine.name}, ${part}: not run: the run ended before.`];
      /** @type {Map<string, number>} */
      const reasons = new Map();
      for (const test of tests) {
        if (test.project !== engine.project || partOf(test) !== part) continue;
        for (const { description = 'no reason was given' } of test.annotations.filter(isLeftOut))
          reasons.set(description, (reasons.get(description) ?? 0) + 1);
      }
      return [...reasons].map(([why, count]) => `${engine.name}, ${part}: ${count} not run: ${why}.`);
    });
    return engine.lacks === undefined ? left : [`${engine.name}: ${engine.lacks}.`, ...left];
  });

/**
 * Whether every engine was there and every part of each ran without a failure.
 * @param {readonly Ran[]} tests
 * @param {readonly Engine[]} engines
 */
export const holds = (tests, engines) =>
  engines.every(
    (engine) =>
      engine.missing === undefined &&
      cellsOf(tests, engine).every(({ passed, failed, notRun: left }) => failed === 0 && passed + left > 0),
  );
