import type { Locator, Page } from '@playwright/test';
import { expect, SCREENS, test, toasts } from './app';

/** The least text spacing that a person may set without losing anything (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Sets it as an extension of the browser does, for the page's policy allows no style of others. */
const setSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
const takeSpacingAway = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/** How far the page reaches beyond the window, in pixels. */
const beyondWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [address, title] of SCREENS) {
  test(`wide text spacing makes ${address} no wider than its window`, async ({ show }) => {
    const page = await show(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await setSpacing(page);
    for (const width of [1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => beyondWindow(page), `at ${width} px`).toBe(0);
    }
    await takeSpacingAway(page);
  });
}

/** Panels by the screen and the button that opens them, with how many toasts tell of it. */
const PANELS = [
  ['/', 'View Details: TARNFELL', 1],
  ['/smart-inbox', /^View Thread/, 1],
  ['/tickets', /^View TK-/, 0],
  ['/momentum', /^Quoting/, 1],
  ['/', /all destinations$/, 0],
] as const;

/** Sends a toast off, in one go with looking for it, for it may go by itself meanwhile. */
const sendOff = (toast: Locator) =>
  toast
    .getByRole('button', { name: 'Dismiss', includeHidden: true })
    .evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()));

for (const [address, opener, told] of PANELS) {
  test(`at a zoom of 400 % all actions of the panel behind ${opener} on ${address} can be reached`, async ({
    show,
  }) => {
    const page = await show(address);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole('button', { name: opener }).first().click();
    await expect(toasts(page)).toHaveCount(told);
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    // Otherwise it covers what stands below it for seconds.
    await sendOff(toasts(page));
    await expect(toasts(page)).toHaveCount(0);
    const controls = panel.locator(':is(button, a, input, textarea, [role="combobox"]):not([aria-disabled="true"])');
    expect(await controls.count(), 'actions of the panel').toBeGreaterThan(2);
    for (const control of await controls.all()) {
      await control.scrollIntoViewIfNeeded();
      // Playwright tries the press: what is covered or out of the window fails here.
      await control.click({ trial: true });
    }
    await setSpacing(page);
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await takeSpacingAway(page);
  });
}
