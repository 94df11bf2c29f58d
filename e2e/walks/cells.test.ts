import { describe, expect, it } from 'vitest';
import { allCells, type Cell, chosenBy, titleOf } from './cells';
import { EVENTS } from './events';
import { WALKED_SCREENS } from './states';
import { WALK_PART as part, WALK_TABLE as cells } from './table';

describe('the table of walks', () => {
  it('holds every state of every screen in every event', () => {
    const states = WALKED_SCREENS.flatMap((screen) => screen.states.map((state) => `${screen.name}: ${state.name}`));
    expect(new Set(cells.map(({ screen, state }) => `${screen}: ${state}`))).toEqual(new Set(states));
    expect(new Set(cells.map(({ event }) => event))).toEqual(new Set(EVENTS.map(({ name }) => name)));
    expect(cells.length).toBeGreaterThan(1_000);
  });

  it('holds a state only at the widths at which it can be', () => {
    const widthsOf = (screenName: string, stateName: string) =>
      new Set(
        cells.filter(({ screen, state }) => screen === screenName && state === stateName).map(({ width }) => width),
      );
    expect(widthsOf('tickets', "'Show All' open")).toEqual(new Set([1440]));
    expect(widthsOf('dashboard', 'scrolled')).toEqual(new Set([390]));
    expect(widthsOf('tickets', 'scrolled')).toEqual(new Set([1440, 390]));
  });

  it('leaves out what means nothing', () => {
    const some = allCells({
      screens: [{ name: 'a', states: [{ name: 's' }, { name: 't' }] }],
      widths: [320],
      events: [{ name: 'e' }, { name: 'f' }],
      fits: ({ state, event }) => state === 's' || event === 'f',
    });
    expect(some.map(titleOf)).toEqual(['a at 320 px: s, e', 'a at 320 px: s, f', 'a at 320 px: t, f']);
  });

  it('has a title of its own for each cell, which chooses it', () => {
    expect(new Set(cells.map(titleOf)).size).toBe(cells.length);
    const one = cells.find(({ state }) => state === 'thread panel open');
    expect(one && chosenBy(cells, titleOf(one))).toEqual([one]);
  });

  it('is chosen from by the words of a title', () => {
    const inbox = chosenBy(cells, 'smart-inbox');
    expect(new Set(inbox.map(({ screen }) => screen))).toEqual(new Set(['smart-inbox']));
    expect(chosenBy(cells, '')).toEqual(cells);
    expect(chosenBy(cells, 'no such walk')).toEqual([]);
  });
});

describe('the part that runs with all tests', () => {
  it.each([
    ['screen at each width', ({ screen, width }: Cell) => `${screen} ${width}`],
    ['event', ({ event }: Cell) => event],
  ])('meets every %s', (_what, kindOf) => {
    const met = new Set(part.map(kindOf));
    expect([...new Set(cells.map(kindOf))].filter((kind) => !met.has(kind))).toEqual([]);
  });

  it('meets every state but those that are like another', () => {
    const states = WALKED_SCREENS.flatMap((screen) =>
      screen.states.map((state) => ({ ...state, screen: screen.name })),
    );
    const own = states.filter(({ isLikeAnother }) => !isLikeAnother).map(({ screen, name }) => `${screen}: ${name}`);
    const met = part.map(({ screen, state }) => `${screen}: ${state}`);
    // A phone's own states come after those of the desk.
    expect(met.toSorted()).toEqual(own.toSorted());
    expect(own.length).toBeLessThan(states.length);
  });

  it('is small', () => {
    expect(part.length).toBeLessThan(80);
  });
});
