import { enter, expect, open, passwordField, test } from './app';

// The headless Chromium of the tests has no such cache, so the page gets the events that a browser with one fires.
test('GATE-7: a page out of the back-forward cache leaves unseen and comes back as the gate', async ({ page }) => {
  await open(page, '/smart-inbox');
  await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const tell = (kind: 'pagehide' | 'pageshow') =>
    page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), kind);

  await tell('pagehide');
  expect(await page.evaluate(() => localStorage.getItem('weftline.authenticated'))).toBeNull();
  await expect(page.locator('body')).toHaveCSS('opacity', '0');

  await tell('pageshow');
  await expect(passwordField(page)).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);

  await enter(page);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/PO-24803/);
});

test('GATE-7: who comes back from another page stands at the gate, and finds the panel behind it', async ({ page }) => {
  await open(page, '/smart-inbox');
  await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/favicon.svg');
  await page.goBack();
  await expect(passwordField(page)).toBeFocused();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await enter(page);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/PO-24803/);
});
