import type { Page, Route } from '@playwright/test';
import { enter, expect, PASSWORD, passwordField, SCREENS, test } from './app';

/** Notes what jumps from the first line of a page on, also right after a press, which browsers' own figure leaves out. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) window.shifts.push(`${Object(entry).value} at ${location.pathname}`);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeShifts = () => {
      note(observer.takeRecords());
      return window.shifts;
    };
  });

declare global {
  interface Window {
    /** Each jump of something that stood there already: its share of the window, and where. */
    shifts: string[];
    /** The same, with what the browser has not told yet. */
    takeShifts: () => string[];
  }
}

/** What comes late has come. */
const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** The same after all letters are there. */
const settled = async (page: Page) => {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await twoFrames(page);
};

/** They come while the password is typed. */
const lettersAreThere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /^"?Inter"?$/.test(family) && status === 'loaded'),
  );

// What is not painted does not jump.
test.use({ painted: true });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing jumps on any screen at ${width} px, after the login and after a change of screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await noteShifts(page);
    for (const [address, title] of SCREENS) {
      await page.goto(address);
      await passwordField(page).fill(PASSWORD);
      await lettersAreThere(page);
      await passwordField(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await settled(page);
      expect(await page.evaluate(() => window.takeShifts())).toEqual([]);
    }
    for (const [address, title] of SCREENS) {
      await page.locator('#brand').click();
      await page.getByRole('dialog').locator(`a[href="${address}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await settled(page);
    }
    expect(await page.evaluate(() => window.takeShifts())).toEqual([]);
  });
}

// The letters until then are drawn to the measures of those that come.
for (const [address, title] of SCREENS.slice(0, 3)) {
  test(`letters that come after ${address}, where Enter is pressed at once on a slow line, hardly move its words`, async ({
    page,
  }) => {
    await noteShifts(page);
    /** Requests for letters, which wait. */
    const asked: Route[] = [];
    await page.route('**/*.woff2', (route) => {
      asked.push(route);
    });
    await page.goto(address);
    await enter(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await twoFrames(page);
    for (const route of asked) await route.continue();
    await lettersAreThere(page);
    await settled(page);
    const shares = (await page.evaluate(() => window.takeShifts())).map((shift) => Number.parseFloat(shift));
    expect(
      shares.reduce((sum, share) => sum + share, 0),
      'share of the window',
    ).toBeLessThan(0.005);
  });
}
