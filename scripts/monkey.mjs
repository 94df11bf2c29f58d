// Runs a monkey test on the built app: random presses, typing and navigation, the same for the same seed.
import { parseArgs } from 'node:util';
import { testBuiltApp } from './builtApp.mjs';
import { readOrStop, requireNode, stop } from './install.mjs';
import { saveFigures } from './results/figures.mjs';

const USAGE = 'npm run monkey -- [--steps 10000] [--seed 1] [--save] | --replay <file that a failure left>';

const WHOLE_STEPS = 10_000;

const readArguments = () =>
  readOrStop(USAGE, () => {
    return parseArgs({
      options: {
        steps: { type: 'string', default: String(WHOLE_STEPS) },
        seed: { type: 'string', default: '1' },
        replay: { type: 'string' },
        save: { type: 'boolean', default: false },
      },
    }).values;
  });

requireNode();
const { steps, seed, replay, save } = readArguments();
const wanted = { steps: Number(steps), seed: Number(seed), ...(replay === undefined ? {} : { replay }) };
if (!Number.isInteger(wanted.steps) || wanted.steps < 1 || !Number.isInteger(wanted.seed)) stop(USAGE);

const begin = performance.now();
// Results of the monkey must not be taken for results of all end-to-end tests.
const exitCode = await testBuiltApp(['e2e/monkey', '--reporter=list'], { WEFTLINE_MONKEY: JSON.stringify(wanted) });
if (replay === undefined) {
  const seconds = (performance.now() - begin) / 1000;
  console.log(`${steps} steps of seed ${seed} in ${Math.round(seconds)} s, the build among them.`);
  saveFigures('monkey', `npm run monkey -- --steps ${steps} --seed ${seed}`, {
    figures: [
      { what: 'Steps asked for', value: wanted.steps, ok: true },
      { what: 'Runs that failed', value: exitCode === 0 ? 0 : 1, limit: 'none', ok: exitCode === 0 },
    ],
    // A short run must not be taken for a whole one.
    isSaved: save && wanted.steps >= WHOLE_STEPS,
  });
}
process.exit(exitCode);
