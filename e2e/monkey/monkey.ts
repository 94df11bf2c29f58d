import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Watched } from '../app';
import { see, type Sight, unspecified } from '../walks/sight';
import { openStopped, stopClock } from '../walks/stage';
import { seeded } from './seeded';
import { drawStep, type Step, take } from './steps';

/** How a run ended. */
export interface Run {
  steps: readonly Step[];
  /** What was found wrong after the last step; empty when nothing was. */
  faults: readonly string[];
  /** A hash of all that was done and seen: equal for equal paths. */
  trace: string;
}

/** Lines that the screens print by specification. */
const SPECIFIED = [/^log: (Ticket|Blocker|Note) /];
/** Acts after which everything typed must stand, whatever they close. */
const EMPTIES_NOTHING: ReadonlySet<Step['do']> = new Set(['resize', 'hide', 'jump']);
/** Keys that edit nothing and lead to no other tab, wherever the focus is. */
const MOVING_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift+Tab', 'F8', 'Alt+T', 'Control+a']);

/** Forward from the newest entry of the history leads nowhere. */
const isNewest = (page: Page) => page.evaluate(() => !navigation.canGoForward);

/** Whether everything typed must stand after a step; to be asked before it is taken. */
async function emptiesNothing(page: Page, step: Step): Promise<boolean> {
  if (step.do === 'key') return MOVING_KEYS.has(step.key);
  return step.do === 'forward' ? isNewest(page) : EMPTIES_NOTHING.has(step.do);
}

/** What an act took out of the fields. */
export const emptied = (before: Sight['typed'], after: Sight['typed']): string[] =>
  Object.entries(before)
    .filter(([name, value]) => after[name] !== value)
    .map(([name, value]) => `${name} is ${JSON.stringify(after[name])} in place of ${JSON.stringify(value)}`);

/** As a failure names it. */
const nameOf = (step: Step) => (step.do === 'key' ? step.key : step.do);

/**
 * Runs steps on the app until something is wrong or there are no more steps.
 * @param nextStep gives the step to take, undefined at the end
 */
async function run(
  page: Page,
  watched: Watched,
  origin: string,
  nextStep: () => Promise<Step | undefined>,
): Promise<Run> {
  await stopClock(page);
  await openStopped(page, '/');
  const steps: Step[] = [];
  const trace = createHash('sha256');
  let before = await see(page);
  /** Since the page last came to rest. */
  let droppedSince = false;
  /** What was begun before, such as a ticket that is being created, may still empty a form. */
  let isAtRest = true;
  for (let step = await nextStep(); step; step = await nextStep()) {
    steps.push(step);
    const faults: string[] = [];
    try {
      const mustStand = isAtRest && (await emptiesNothing(page, step));
      const mayDropFocus = await take(page, step);
      const after = await see(page);
      trace.update(JSON.stringify([step, after]));
      // What still moves may be incomplete.
      if (step.rests) {
        faults.push(...after.faults);
        if (after.heading === 'Unexpected Application Error!') faults.push('the error screen is shown');
        if (after.focus === 'body' && before.focus !== 'body' && !mayDropFocus && !droppedSince)
          faults.push(`the focus went from ${before.focus} to nothing by '${nameOf(step)}'`);
        if (mustStand)
          faults.push(...emptied(before.typed, after.typed).map((what) => `after '${nameOf(step)}' ${what}`));
        before = after;
        droppedSince = false;
      } else droppedSince ||= mayDropFocus;
      isAtRest = step.rests;
    } catch (error) {
      faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
    faults.push(...unspecified(watched, SPECIFIED, origin));
    if (faults.length > 0) return { steps, faults, trace: trace.digest('hex') };
  }
  return { steps, faults: [], trace: trace.digest('hex') };
}

/** Takes steps that a seed draws. @param part which part of the seed's path */
export function runSeed(page: Page, watched: Watched, origin: string, seed: number, part: number, count: number) {
  const chance = seeded(seed, part);
  let taken = 0;
  return run(page, watched, origin, async () => {
    taken += 1;
    return taken > count ? undefined : drawStep(page, chance);
  });
}

/** Takes given steps. */
export function runSteps(page: Page, watched: Watched, origin: string, steps: readonly Step[]) {
  const left = [...steps];
  return run(page, watched, origin, () => Promise.resolve(left.shift()));
}

/** A fault without its figures and names: what is wrong, wherever it is. */
export const kindOfFault = (fault: string | undefined): string | undefined => fault?.replaceAll(/\d+|'[^']*'/g, '');
