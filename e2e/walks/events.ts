import type { Page } from '@playwright/test';
import { TESTED_WIDTHS } from '@/testing/testedWidths';
import type { Need } from '../engines/prepareEngine';
import type { Sight } from './sight';
import { arrive, jump, logIn, pass } from './stage';
import type { State } from './states';

/** What an event finds on its way, beside the page itself. */
export interface Walk {
  page: Page;
  state: State;
  /** The screen that the walk came from, and how it is reached. */
  from: { link: string; heading: string };
  /** Of the screen walked; undefined where no link leads there. */
  link: string | undefined;
  /** Checks the page, and records its faults under a name. */
  look: (when: string) => Promise<Sight>;
}

export type Expected = Partial<
  Pick<Sight, 'heading' | 'settings' | 'typed' | 'layers' | 'scroll' | 'tableScroll' | 'told'>
>;

/** Thrown where an event has nothing to act on, such as a press beside a panel that fills the page. */
export class NotPossible extends Error {}

export interface WalkedEvent {
  name: string;
  /** Left out where it means nothing. */
  fits?: (state: State) => boolean;
  /** What an engine must be able to do for it. */
  need?: Need;
  /** Begins before the state is entered rather than in it. */
  entersItself?: boolean;
  act: (walk: Walk, before: Sight) => Promise<void>;
  /** Where it may find nothing to act on; anywhere else that is a failure. */
  mayBeIdle?: (before: Sight, walk: Walk) => boolean;
  /** What must stand there afterwards. Toasts stand three seconds at least, which is longer than most events take. */
  expected: (before: Sight, walk: Walk) => Expected;
  /** May leave the focus on the body, as browsers do after a press on an empty place. */
  dropsFocus?: boolean;
  /** Console lines that the browser itself prints for it. */
  prints?: readonly RegExp[];
}

const HEIGHT = 800;
const FIVE_MINUTES_MS = 300_000;
const DAY_MS = 86_400_000;

const isPanel = (layer: string) => layer.startsWith('panel: ');
/** The sheet of destinations stands only where a press opened it. */
const comesBack = (layer: string) => isPanel(layer) && layer !== 'panel: Go to';
const isList = (layer: string) => layer.startsWith('list: ');

/** Everything as it was. */
export const asBefore = ({ heading, settings, typed, layers, scroll, tableScroll, told }: Sight): Expected => ({
  heading,
  settings,
  typed,
  layers,
  scroll,
  tableScroll,
  told,
});

/** What is asked of the scroll position once a panel was closed, whatever has opened again since. */
const scrollOnceClosed = ({ scroll, tableScroll }: Sight, { state }: Walk): Expected =>
  state.scrollsWhenClosed ? {} : { scroll, tableScroll };

const isToast = (message: string) => message.startsWith('toast: ');

/** What is told once a panel was closed, whatever has opened again since. */
const toldOnceClosed = ({ told }: Sight, { state }: Walk) =>
  state.toastGoesWithPanel ? told.filter((message) => !isToast(message)) : told;

const ofPage = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('panel: ')));

/** The page without its panel, with which goes what belongs to it. */
const withoutPanel = (before: Sight, walk: Walk): Expected => ({
  heading: before.heading,
  settings: ofPage(before.settings),
  typed: ofPage(before.typed),
  told: toldOnceClosed(before, walk),
  ...scrollOnceClosed(before, walk),
});

/** As it was, with the topmost of what was open closed. */
const oneLess = (before: Sight, walk: Walk): Expected => ({
  ...(isPanel(before.layers.at(-1) ?? '') ? withoutPanel(before, walk) : asBefore(before)),
  layers: before.layers.slice(0, -1),
});

/** Lists and what unfolds close again at the second press of their opener. */
const opensOnce = ({ opener, name }: State) => opener !== undefined && !/^list |^'/.test(name);

/** The search box that has the focus, by its name. */
const focusedSearch = ({ focus }: Sight) => /^searchbox '(.*)'$/.exec(focus)?.[1];

const covers = (layer: string) => isPanel(layer) || isList(layer);

/** Presses the bar, or else the page, where nothing of what is open lies. */
async function pressBeside(page: Page, where: 'bar' | 'page') {
  const free = await page.evaluate((place) => {
    const links = document.querySelectorAll('header a, #brand');
    const centres = [...links]
      .map((link) => link.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
    const edges = [8, window.innerWidth - 8].map((x) => [x, 200] as const);
    return (place === 'bar' ? centres : edges).find(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return x > 0 && seen && !seen.closest('[role=dialog], [role=listbox], [data-notifications]');
    });
  }, where);
  if (!free) throw new NotPossible();
  await page.mouse.click(free[0], free[1]);
  await pass(page);
}

/** Goes to a screen by its link in the bar or, where the bar has none, in the sheet. */
export async function follow(page: Page, name: string) {
  const link = { name: new RegExp(`^${name}`) };
  const inBar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', link);
  if (await inBar.isVisible()) await inBar.click();
  else {
    await page.getByRole('banner').getByRole('button').click();
    await pass(page);
    await page.getByRole('dialog').getByRole('link', link).click();
  }
  await arrive(page);
}

async function back(page: Page) {
  await page.goBack();
  await arrive(page);
}

async function forward(page: Page) {
  await page.goForward();
  await arrive(page);
}

async function show(page: Page, seen: boolean) {
  await page.evaluate((visible) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (visible ? 'visible' : 'hidden'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, seen);
}

/** What can happen to a screen, whatever is open on it. */
export const EVENTS: readonly WalkedEvent[] = [
  {
    name: 'reload',
    act: async ({ page, look }) => {
      await page.reload();
      const gate = await look('at the gate');
      if (gate.layers.length > 0) throw new Error('Something is open over the gate');
      await logIn(page);
    },
    expected: (before) => ({
      ...asBefore(before),
      // Page and panels come back, what was typed does not.
      settings: ofPage(before.settings),
      typed: {},
      layers: before.layers.filter(comesBack),
      told: [],
    }),
  },
  {
    name: 'back',
    act: ({ page }) => back(page),
    expected: (before, walk) =>
      before.layers.some(isPanel)
        ? { ...withoutPanel(before, walk), layers: [] }
        : { heading: walk.from.heading, layers: [], told: before.told },
  },
  {
    name: 'back and forward',
    act: async ({ page, look }) => {
      await back(page);
      await look('after back');
      await forward(page);
    },
    expected: (before, walk) => ({
      heading: before.heading,
      settings: before.settings,
      typed: before.typed,
      told: toldOnceClosed(before, walk),
      layers: before.layers.filter(comesBack),
      ...scrollOnceClosed(before, walk),
    }),
  },
  {
    name: 'forward',
    // Behind an open list no link can be pressed, and by the history alone 'back and forward' goes the same way.
    fits: ({ name }) => !name.startsWith('list '),
    act: async ({ page, look, from }, before) => {
      const hasPanel = before.layers.some(isPanel);
      // From a panel the way back is two entries long, and one of them is walked forward again.
      await (hasPanel ? back(page) : follow(page, from.link));
      await back(page);
      const between = await look('after back');
      const wanted = hasPanel ? from.heading : before.heading;
      if (between.heading !== wanted) throw new Error(`Back led to '${between.heading}'`);
      await forward(page);
    },
    expected: (before, walk) =>
      before.layers.some(isPanel)
        ? { ...withoutPanel(before, walk), layers: [] }
        : { heading: walk.from.heading, layers: [], told: before.told },
  },
  {
    name: 'link of another screen, and back',
    mayBeIdle: ({ layers, fillsWidth }) => layers.some(covers) && fillsWidth,
    act: async ({ page, look, from }, before) => {
      if (before.layers.some(covers)) {
        await pressBeside(page, 'bar');
        return;
      }
      await follow(page, from.link);
      const there = await look('on the other screen');
      if (there.heading !== from.heading) throw new Error(`The link led to '${there.heading}'`);
      await back(page);
    },
    expected: (before, walk) =>
      before.layers.some(covers) ? oneLess(before, walk) : { ...asBefore(before), layers: [] },
  },
  {
    name: 'link of the shown screen, and back',
    mayBeIdle: ({ layers }, { link }) => link === undefined || layers.some(covers),
    fits: ({ name }) => name !== 'sheet open',
    act: async ({ page, look, link, from }, before) => {
      if (link === undefined || before.layers.some(covers)) throw new NotPossible();
      await follow(page, link);
      const there = await look('after the link');
      if (JSON.stringify(there.settings) !== JSON.stringify(before.settings))
        throw new Error(`The link left ${JSON.stringify(there.settings)}`);
      await back(page);
      const after = await look('after back');
      if (after.heading === from.heading) await forward(page);
    },
    expected: ({ heading, settings, typed, told }) => ({ heading, settings, typed, layers: [], told }),
  },
  {
    name: 'double click on the opener',
    need: '@double-click',
    entersItself: true,
    fits: opensOnce,
    act: async ({ page, state }) => {
      await state.opener?.(page).dblclick();
      await pass(page);
    },
    expected: asBefore,
  },
  {
    name: 'double click, and Escape',
    need: '@double-click',
    entersItself: true,
    fits: opensOnce,
    act: async ({ page, state }) => {
      await state.opener?.(page).dblclick();
      await pass(page);
      await page.keyboard.press('Escape');
      await pass(page);
    },
    expected: oneLess,
  },
  {
    name: 'Escape',
    act: async ({ page }) => {
      await page.keyboard.press('Escape');
      await pass(page);
    },
    // In a search box it empties the box, and that is all.
    expected: (before, walk) => {
      const search = focusedSearch(before);
      if (search !== undefined) return { ...asBefore(before), settings: { ...before.settings, [search]: '' } };
      const after = oneLess(before, walk);
      // Where nothing is open it is the toast that it sends away; a browser message it must be led to first.
      return before.layers.length > 0 ? after : { ...after, told: before.told.filter((message) => !isToast(message)) };
    },
  },
  {
    name: 'press beside',
    dropsFocus: true,
    mayBeIdle: ({ fillsWidth }) => fillsWidth,
    act: ({ page }) => pressBeside(page, 'page'),
    expected: oneLess,
  },
  {
    name: 'resize',
    act: async ({ page, look }, before) => {
      const size = page.viewportSize();
      for (const width of [...TESTED_WIDTHS, ...TESTED_WIDTHS.toReversed()]) {
        await page.setViewportSize({ width, height: HEIGHT });
        // The focus of what a width hides is moved two frames later.
        await pass(page, 60, 3);
        const { focus } = await look(`at ${width} px`);
        if (focus === 'body' && before.focus !== 'body') throw new Error(`At ${width} px the focus was nowhere`);
      }
      if (size) await page.setViewportSize(size);
      await pass(page, 60, 3);
    },
    expected: ({ heading, settings, typed, layers, told }, { state }) => ({
      heading,
      settings,
      typed,
      // A list closes when its field has moved.
      layers: state.goesWithWidth ? [] : layers.filter((layer) => !isList(layer)),
      told,
    }),
  },
  {
    name: 'tab hidden for five minutes',
    act: async ({ page }) => {
      await show(page, false);
      await jump(page, FIVE_MINUTES_MS);
      await show(page, true);
      await pass(page);
    },
    // A browser message waits until it is seen.
    expected: (before) => ({ ...asBefore(before), told: before.told.filter((message) => !isToast(message)) }),
  },
  {
    name: 'a day later',
    act: async ({ page }) => {
      await jump(page, DAY_MS);
    },
    expected: (before) => ({ ...asBefore(before), told: [] }),
  },
  {
    name: 'storage cleared by another tab',
    act: async ({ page }) => {
      const otherTab = await page.context().newPage();
      await otherTab.goto('/favicon.svg');
      await otherTab.evaluate(() => localStorage.clear());
      await otherTab.close();
      await page.bringToFront();
      await pass(page);
    },
    expected: (before, { page }) => {
      const { heading, settings, typed, scroll, tableScroll, told } = before;
      // Other browsers than Chromium show the other tab meanwhile, which closes an open list.
      const showsOther = page.context().browser()?.browserType().name() !== 'chromium';
      return showsOther && before.layers.some(isList)
        ? { heading, settings, typed, scroll, tableScroll, told }
        : asBefore(before);
    },
  },
  {
    name: 'network gone, and back',
    act: async ({ page, look, from }, before) => {
      await page.context().setOffline(true);
      await pass(page);
      await look('without network');
      if (before.layers.length === 0) {
        await follow(page, from.link);
        await look('on the other screen without network');
        await page.context().setOffline(false);
        await back(page);
      } else {
        await page.keyboard.press('Escape');
        await pass(page);
        await look('after Escape without network');
        await page.context().setOffline(false);
      }
      await pass(page, 60, 1);
    },
    expected: (before, walk) => (before.layers.length === 0 ? asBefore(before) : oneLess(before, walk)),
    // A screen that was being fetched ahead; nobody waits for it, and a visit asks for it again.
    prints: [/^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/],
  },
];
