import {
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  test as base,
  type ViewportSize,
} from '@playwright/test';
import { TESTED_WIDTHS } from '@/testing/testedWidths';
import { DESK } from '../playwright.config';
import { shortenStacks } from './shortStacks';
import { deriveOnce } from './deriveOnce';
import { prepareEngine, whyNot } from './engines/prepareEngine';
import { holdToOwnFiles } from './ownFiles';
import { takeOffPaper } from './paper';
import { leaveUnpainted } from './unpainted';

shortenStacks();

/** The demonstration's password, as the README tells it. */
export const PASSWORD = 'weftline-demo';

/** All routes with the h1 of their screens (SHELL-1). */
export const SCREENS = [
  ['/', 'Customer Operations Platform'],
  ['/po-tracker', 'Purchase Order Tracker'],
  ['/tickets', 'Ticketing System'],
  ['/communications', 'Communications Hub'],
  ['/smart-inbox', 'Smart Inbox and Ticket Hub'],
  ['/radar', 'Weekly Radar Report'],
  ['/momentum', 'Momentum Tracker'],
  ['/files', 'Customer File Hub'],
] as const;

/** For `test.use`: panels slide and toasts fade as they do for people, so that presses come while they move. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export interface Watched {
  /** Everything the page printed, and its uncaught errors. */
  printed: string[];
  /** Address of everything the page requested. */
  requested: string[];
  /** Ends the listening, for a page that other tests go on with. */
  end: () => void;
}

/** Lines that the browser prints about the password field; they are not the page's. */
const BROWSERS_OWN = /^verbose:|^info: Autofocus processing was blocked because/;

/** Of what was printed, what the page itself printed. */
export const printedByPage = (printed: readonly string[]) => printed.filter((line) => !BROWSERS_OWN.test(line));

/** Listens to a page from its first line on. */
export function watch(page: Page): Watched {
  const printed: string[] = [];
  const requested: string[] = [];
  const notePrinted = (message: ConsoleMessage) => printed.push(`${message.type()}: ${message.text()}`);
  const noteError = (error: Error) => printed.push(`error: ${error.message}`);
  const noteRequest = (request: Request) => requested.push(request.url());
  page.on('console', notePrinted).on('pageerror', noteError).on('request', noteRequest);
  const end = () => page.off('console', notePrinted).off('pageerror', noteError).off('request', noteRequest);
  return { printed, requested, end };
}

/** How often a page was led, for no two entries may share their notes. */
let led = 0;

/** Leads a page that has gone through the gate to an address, as a new entry of the history without notes. */
async function lead(page: Page, address: string) {
  led += 1;
  await page.evaluate(
    ([to, key]) => {
      history.pushState({ key }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [address, `led ${led}`] as const,
  );
}

/** The in-app toasts that stand on a page. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
/** The browser's own messages that stand on a page. */
export const notices = (page: Page) => page.getByRole('region', { name: 'Browser messages' }).getByRole('listitem');

/** What tells of something past, and the key that leads there. */
const TOASTERS = [
  [toasts, 'F8'],
  [notices, 'Alt+t'],
] as const;

/** What lies over a page. What lies under another layer counts too, which roles alone do not find. */
const layers = (page: Page) => page.locator('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]');

/** More than ever lie one over the other. */
export const MOST_LAYERS = 4;

interface Fixtures {
  /** Whether each login derives its key anew in the browser. */
  derivesKeys: boolean;
  /** Whether a request beyond the app's own files, or a call that could make one, fails the test (SHELL-9). */
  ownFilesOnly: boolean;
  /** Whether pages are painted; most tests do not need it, nor does the page that `show` gives. */
  painted: boolean;
  /** Leaves a test out, with the reason, where the engine cannot run it. */
  fitting: void;
  watched: Watched;
  /** Opens an address in the worker's one page, of this size; for tests that change nothing that outlives the screen. */
  show: (address: string, size?: ViewportSize) => Promise<Page>;
}

export const test = base.extend<Fixtures, { shown: { page: Page; noted: readonly string[] } }>({
  fitting: [
    async ({ browserName, channel }, provide, info) => {
      const why = whyNot(channel ?? browserName, info.tags);
      // Never in silence: `npm run test:engines` prints each with its reason; in Chromium nothing is left out.
      info.skip(why !== undefined, why);
      await provide();
    },
    { auto: true },
  ],
  derivesKeys: [false, { option: true }],
  ownFilesOnly: [true, { option: true }],
  painted: [true, { option: true }],
  context: async ({ context, derivesKeys, ownFilesOnly, painted, baseURL }, provide, { project }) => {
    await prepareEngine(context, project.use);
    if (!painted) await leaveUnpainted(context);
    if (!derivesKeys) await deriveOnce(context);
    const noted = ownFilesOnly ? await holdToOwnFiles(context, baseURL ?? '') : [];
    await provide(context);
    expect(noted, "beyond the app's own files, or refused by the policy").toEqual([]);
  },
  watched: async ({ page }, provide) => provide(watch(page)),
  shown: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({
        ...DESK,
        baseURL: project.use.baseURL ?? '',
        // Other engines give no such permissions.
        ...((project.use.browserName ?? 'chromium') === 'chromium' && {
          permissions: ['clipboard-read', 'clipboard-write'],
        }),
      });
      await prepareEngine(context, project.use);
      if ('painted' in project.use && project.use.painted === false) await leaveUnpainted(context);
      await deriveOnce(context);
      const noted = await holdToOwnFiles(context, project.use.baseURL ?? '');
      const page = await context.newPage();
      await open(page);
      await provide({ page, noted });
      await context.close();
    },
    { scope: 'worker' },
  ],
  show: async ({ shown: { page, noted }, contextOptions: { reducedMotion = null } }, provide) => {
    await page.emulateMedia({ reducedMotion });
    // Shorter than a toast stands. Asked once, Firefox over BiDi may have a new page's contexts not ready.
    await expect(toasts(page), 'toasts of the test before').toHaveText([], { timeout: 1000 });
    await provide(async (address, size = DESK.viewport) => {
      await page.setViewportSize(size);
      await lead(page, '/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
      if (address !== '/nowhere') {
        await lead(page, address);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404');
      }
      await expect(page.getByRole('progressbar', { name: 'Loading screen' })).toHaveCount(0);
      expect(await page.evaluate(() => scrollY), 'pixels by which the screen is scrolled').toBe(0);
      return page;
    });
    // Closes what is open as a person does; after a failure the worker starts again.
    for (let left = await layers(page).count(); left > 0; left = await layers(page).count()) {
      await page.keyboard.press('Escape');
      await expect.poll(() => layers(page).count(), 'layers that are open after Escape').toBeLessThan(left);
    }
    for (const [toldOn, key] of TOASTERS) {
      const told = toldOn(page);
      if ((await told.count()) === 0) continue;
      await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      await expect(told).toHaveCount(0);
    }
    // Where the pointer rested, the next test may draw something that it would hover.
    await page.mouse.move(0, 0);
    await takeOffPaper(page);
    await page.emulateMedia({ colorScheme: null });
    expect(noted, "beyond the app's own files, or refused by the policy").toEqual([]);
  },
});

export { expect };

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Types a password and presses Enter. */
export async function enter(page: Page, password = PASSWORD) {
  await passwordField(page).fill(password);
  await passwordField(page).press('Enter');
}

/** Opens an address and goes through the gate. */
export async function open(page: Page, address = '/') {
  await page.goto(address);
  await enter(page);
  await expect(page.getByRole('banner')).toBeVisible();
}

/**
 * Waits for the page's next turn: a list or panel hears presses beside it from then on, not from when it is seen, and
 * a busy machine keeps that turn waiting.
 */
export const nextTurn = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

/**
 * Keeps a panel that slides out on its way until the returned function is called, or one that slides in as well: a slide
 * of half a second is over before a busy machine has looked.
 */
export async function holdSlidingOut(page: Page, slidingIn = false): Promise<() => Promise<void>> {
  const state = slidingIn ? '' : '[data-state=closed]';
  const hold = await page.evaluateHandle((which) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is([role=dialog], .panel-overlay)${which} { animation-play-state: paused !important }`);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, state);
  return () =>
    hold.evaluate((sheet) => {
      sheet.disabled = true;
    });
}

/** No toast stands there; waited for, one would go by itself. */
export async function expectUntold(page: Page) {
  await nextTurn(page);
  expect(await toasts(page).allTextContents(), 'toasts that stand there').toEqual([]);
}

/** The error screen stands there, with what went wrong and where (SHELL-8). */
export async function expectErrorScreen(page: Page, message: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('paragraph').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stack trace' })).toContainText(message);
}

/** More Tab stops than any screen has before a control. */
const MOST_STOPS = 100;

/**
 * Presses Tab until a control has the focus.
 * @param atStop is called at each stop, the last one too
 * @throws Error when the keyboard does not reach it
 */
export async function tabTo(page: Page, control: Locator, atStop?: () => Promise<void>): Promise<void> {
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    await atStop?.();
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} presses of Tab do not lead to ${String(control)}.`);
}

/** From the widest on. */
export const WIDTHS = TESTED_WIDTHS.toReversed();

/** Makes one loaded page as wide as each of these in turn, so that no width costs a load of its own. */
export async function atWidths(page: Page, widths: readonly number[], check: (width: number) => Promise<void>) {
  for (const width of widths) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await check(width);
    });
  }
}

/** Nothing stands out of the page to the right. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, 'pixels that stand out to the right').toBeLessThanOrEqual(0);
}
