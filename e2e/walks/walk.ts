import type { Page } from '@playwright/test';
import { MOST_LAYERS, type Watched } from '../app';
import { type Cell, titleOf } from './cells';
import { asBefore, EVENTS, type Expected, follow, NotPossible, type Walk, type WalkedEvent } from './events';
import { see, type Sight, unspecified } from './sight';
import { arrive, jump, openStopped, pass, stopClock } from './stage';
import { type State, WALKED_SCREENS } from './states';

const HEIGHT = 800;
const WIDEST = 1440;
const LONGEST_TOAST_MS = 6_000;
/** After this a control counts as not there. */
const LONGEST_PRESS_MS = 20_000;
const known = <Item extends { name: string }>(items: readonly Item[], name: string): Item => {
  const item = items.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`Nothing is called '${name}'`);
  return item;
};

/** Goes to an address to which no link leads. */
async function visit(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await arrive(page);
}

/** False when there was nothing to act on. */
async function happened(acting: Promise<void>): Promise<boolean> {
  try {
    await acting;
    return true;
  } catch (error) {
    if (error instanceof NotPossible) return false;
    throw error;
  }
}

/** The differences from what was expected, in words. */
function differences(expected: Expected, found: Sight): string[] {
  const wrong: string[] = [];
  const compare = (what: string, wanted: unknown, got: unknown) => {
    if (JSON.stringify(wanted) !== JSON.stringify(got))
      wrong.push(`${what} is ${JSON.stringify(got)} in place of ${JSON.stringify(wanted)}`);
  };
  if (expected.heading !== undefined) compare('the heading', expected.heading, found.heading);
  if (expected.layers) compare('what is open', expected.layers, found.layers);
  // Firefox keeps whole pixels of a position that lies between two.
  if (expected.scroll !== undefined && Math.abs(expected.scroll - found.scroll) > 1)
    compare('the scroll position', expected.scroll, found.scroll);
  for (const [name, top] of Object.entries(expected.tableScroll ?? {})) {
    const foundTop = found.tableScroll[name];
    if (foundTop === undefined || Math.abs(top - foundTop) > 1) compare(`the place of ${name}`, top, foundTop);
  }
  if (expected.told) compare('what is told', expected.told, found.told);
  for (const part of ['settings', 'typed'] as const) {
    for (const [name, value] of Object.entries(expected[part] ?? {})) compare(name, value, found[part][name]);
  }
  return wrong;
}

/** All that a state may change, wherever the focus is. */
const stateSeen = (sight: Sight) => JSON.stringify([asBefore(sight), sight.unfolded]);

interface Walked {
  /** What was wrong, each with the title of its cell. */
  failures: readonly string[];
  /** The titles of cells whose event had nothing to act on. */
  idle: readonly string[];
}

/** Walks through cells of one screen: one login, one state after the other, one event in each. */
export async function walk(page: Page, watched: Watched, origin: string, cells: readonly Cell[]): Promise<Walked> {
  const [first] = cells;
  if (!first) return { failures: ['There is nothing to walk through'], idle: [] };
  const screen = known(WALKED_SCREENS, first.screen);
  const from = known(WALKED_SCREENS, screen.name === 'radar' ? 'files' : 'radar');
  const fromLink = from.link ?? '';
  const failures: string[] = [];
  const idle: string[] = [];

  const setUp = async (width: number) => {
    await page.context().setOffline(false);
    await page.setViewportSize({ width, height: HEIGHT });
  };
  /** The screen as it opens, come to from the other one; nothing is open and no toast is left. */
  const begin = async (width: number) => {
    // The way in is walked at a desk, where no sheet lies between two screens.
    await setUp(WIDEST);
    // A list in a panel stands before the panel, which is all that is seen of the two.
    for (let press = 0; press < MOST_LAYERS && (await see(page)).layers.length > 0; press += 1) {
      await page.keyboard.press('Escape');
      await pass(page);
    }
    await jump(page, LONGEST_TOAST_MS);
    if ((await see(page)).heading !== from.heading) await follow(page, fromLink);
    await (screen.link === undefined ? visit(page, screen.path) : follow(page, screen.link));
    await setUp(width);
    await pass(page, 60, 1);
  };
  page.setDefaultTimeout(LONGEST_PRESS_MS);
  await stopClock(page);
  await openStopped(page, from.path);

  for (const cell of cells) {
    const state: State = known(screen.states, cell.state);
    const event: WalkedEvent = known(EVENTS, cell.event);
    const wrong: string[] = [];
    const printedBefore = watched.printed.length;
    const requestedBefore = watched.requested.length;
    const look = async (when: string) => {
      const sight = await see(page);
      for (const fault of sight.faults) wrong.push(`${when}: ${fault}`);
      if (sight.heading === 'Unexpected Application Error!') throw new Error('The error screen is shown');
      return sight;
    };
    try {
      await begin(cell.width);
      const plain = await look('on the way in');
      if (plain.heading !== screen.heading) throw new Error(`'${plain.heading}' is shown`);
      const steps: Walk = {
        page,
        state,
        from: { link: fromLink, heading: from.heading },
        link: screen.link,
        look,
      };
      await state.enter(page);
      const before = await look('before');
      if (state !== screen.states[0] && stateSeen(plain) === stateSeen(before))
        throw new Error('The state was not reached');
      if (event.entersItself) {
        await begin(cell.width);
      }
      const isPossible = await happened(event.act(steps, before));
      if (!isPossible) {
        idle.push(titleOf(cell));
        if (!event.mayBeIdle?.(before, steps)) wrong.push('there was nothing to act on');
      }
      const after = await look('afterwards');
      wrong.push(...differences(isPossible ? event.expected(before, steps) : asBefore(before), after));
      if (after.focus === 'body' && before.focus !== 'body' && !event.dropsFocus)
        wrong.push(`the focus went from ${before.focus} to nothing`);
      if (plain.focus === 'body') wrong.push('the focus was nowhere on the way in');
    } catch (error) {
      wrong.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
    wrong.push(
      ...unspecified(
        { printed: watched.printed.slice(printedBefore), requested: watched.requested.slice(requestedBefore) },
        [...(screen.prints ?? []), ...(event.prints ?? [])],
        origin,
      ),
    );
    for (const fault of new Set(wrong)) failures.push(`${titleOf(cell)}: ${fault}`);
    if (wrong.length > 0) {
      // A failure must not affect the next cell.
      await setUp(cell.width);
      await openStopped(page, from.path);
    }
  }
  return { failures, idle };
}
