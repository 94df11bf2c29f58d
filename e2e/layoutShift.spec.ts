import type { Page } from '@playwright/test';
import { expect, PASSWORD, passwordField, SCREENS, test } from './app';

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

/** Two frames after all letters are there: what comes late has come. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** The app's letters come while the password is typed; where Enter is pressed before, words in the bar move by 3 px. */
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
