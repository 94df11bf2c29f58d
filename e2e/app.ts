import { expect, type Page, test as base, type ViewportSize } from '@playwright/test';
import { DESK } from '../playwright.config';
import { deriveOnce } from './deriveOnce';
import { prepareEngine, whyNot } from './engines/prepareEngine';
import { holdToOwnFiles } from './ownFiles';
import { takeOffPaper } from './paper';

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

declare global {
  interface Window {
    /** What the security policy refused since the page was loaded. */
    refused: string[];
  }
}

export interface Watched {
  /** Everything the page printed, and its uncaught errors. */
  printed: string[];
  /** Address of everything the page asked for. */
  requested: string[];
}

/** Listens to a page from its first line on. */
export function watch(page: Page): Watched {
  const watched: Watched = { printed: [], requested: [] };
  page.on('console', (message) => watched.printed.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => watched.printed.push(`error: ${error.message}`));
  page.on('request', (request) => watched.requested.push(request.url()));
  return watched;
}

/** Notes from the first line of a page on what its security policy refuses. */
const noteRefused = () => {
  window.refused = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.refused.push(`${effectiveDirective} ${blockedURI} ${sample}`);
  });
};

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

/** What tells of something past, and the key that leads there. */
const TOASTERS = [
  ['Notifications', 'F8'],
  ['Browser messages', 'Alt+t'],
] as const;

/** More than ever lie one over the other. */
export const MOST_LAYERS = 4;

interface Fixtures {
  /** Whether each login derives its key anew in the browser. */
  derivesKeys: boolean;
  /** Whether a request beyond the app's own files, or a call that could make one, fails the test (SHELL-9). */
  ownFilesOnly: boolean;
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
      info.skip(why !== undefined, why);
      await provide();
    },
    { auto: true },
  ],
  derivesKeys: [false, { option: true }],
  ownFilesOnly: [true, { option: true }],
  context: async ({ context, derivesKeys, ownFilesOnly, baseURL }, provide, { project }) => {
    await prepareEngine(context, project.use);
    if (!derivesKeys) await deriveOnce(context);
    const noted = ownFilesOnly ? await holdToOwnFiles(context, baseURL ?? '') : [];
    await provide(context);
    expect(noted, "beyond the app's own files").toEqual([]);
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
      await deriveOnce(context);
      await context.addInitScript(noteRefused);
      const noted = await holdToOwnFiles(context, project.use.baseURL ?? '');
      const page = await context.newPage();
      await open(page);
      await provide({ page, noted });
      await context.close();
    },
    { scope: 'worker' },
  ],
  show: async ({ shown: { page, noted } }, provide) => {
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
    for (let layer = 0; layer < MOST_LAYERS && (await page.getByRole('dialog').count()) > 0; layer += 1) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    for (const [list, key] of TOASTERS) {
      const told = page.getByRole('region', { name: list }).getByRole('listitem');
      if ((await told.count()) === 0) continue;
      await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      await expect(told).toHaveCount(0);
    }
    expect(await page.evaluate(() => window.refused), 'what the security policy refused').toEqual([]);
    // Where the pointer rested, the next test may draw something that it would hover.
    await page.mouse.move(0, 0);
    await takeOffPaper(page);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    expect(noted, "beyond the app's own files").toEqual([]);
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

/** A phone's, a tablet's, the bar's own breakpoints, a desk's: every width at which the layout is another one. */
export const WIDTHS = [1440, 1280, 1024, 768, 390, 320] as const;

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
