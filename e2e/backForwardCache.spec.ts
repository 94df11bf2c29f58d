import { browserFlags } from '../scripts/browser.mjs';
import { enter, expect, open, passwordField, test } from './app';

const executablePath = process.env['WEFTLINE_BROWSER'];

// Playwright turns the back-forward cache off unless told otherwise.
test.use({
  launchOptions: {
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  },
});

test('GATE-7: a page out of the back-forward cache shows the gate again', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', (event) => document.documentElement.toggleAttribute('data-restored', event.persisted));
  });
  await open(page);
  await page.goto('/favicon.svg');
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-restored]')).toHaveCount(1);
  await expect(passwordField(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('weftline.authenticated'))).toBeNull();
  await enter(page);
  await expect(page.getByRole('banner')).toBeVisible();
});
