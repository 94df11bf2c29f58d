import type { Page } from '@playwright/test';
import { enter, expect, open, test, toasts } from './app';
import { expectAccessible, violations } from './axe';

/** Places that leave nothing behind: an address, and how one goes on from there. */
const places: Record<string, { address: string; goOn?: (page: Page) => Promise<void>; panels?: number }> = {
  drawer: {
    address: '/',
    goOn: (page) =>
      page
        .getByRole('button', { name: /^View Details/ })
        .first()
        .click(),
    panels: 1,
  },
  sheet: { address: '/', goOn: (page) => page.locator('#brand').click(), panels: 1 },
  'purchase orders': { address: '/po-tracker' },
  tickets: { address: '/tickets' },
  'ticket form': {
    address: '/tickets',
    goOn: async (page) => {
      await page.getByRole('tab', { name: 'Log New Issue' }).click();
      await expect(page.getByRole('form')).toBeVisible();
    },
  },
  'radar report': { address: '/radar' },
  momentum: { address: '/momentum' },
  'smart inbox': { address: '/smart-inbox' },
  'thread panel': {
    address: '/smart-inbox',
    goOn: (page) => page.getByRole('button', { name: 'View Thread: PO-24817' }).click(),
    panels: 1,
  },
  'not found': { address: '/nowhere' },
};

for (const [place, { address, goOn, panels = 0 }] of Object.entries(places)) {
  test(`${place} breaks no rule of axe on a phone, light and dark`, async ({ show }) => {
    const page = await show(address);
    await goOn?.(page);
    await expect(page.getByRole('dialog')).toHaveCount(panels);
    await expectAccessible(page, () => expect(page.getByRole('dialog')).toHaveCount(panels));
  });
}

test('login breaks no rule of axe on a phone, light and dark', async ({ page }) => {
  await page.goto('/');
  await enter(page, 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('dashboard with a toast breaks no rule of axe, light and dark, wide and narrow', async ({ show }) => {
  const page = await show('/');
  // A toast disappears with time, so it is shown again before each check.
  const showAgain = async () => {
    await page.getByRole('button', { name: 'Generate Weekly Report' }).click();
    await expect(toasts(page)).toBeVisible();
  };
  await expectAccessible(page, showAgain, [1280, 390]);
});

test('error breaks no rule of axe on a phone, light and dark', async ({ page }) => {
  await page.route(/DashboardScreen-/, (route) => route.abort());
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expectAccessible(page);
});

test('axe sees the colours of a page that is not painted', async ({ show }) => {
  const page = await show('/tickets');
  await expect(page.locator('body')).toHaveCSS('opacity', '0');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.style.setProperty('color', 'Canvas'));
  expect(await violations(page, true)).toEqual([expect.stringMatching(/^color-contrast: <h1/)]);
  await expect(page.locator('body')).toHaveCSS('opacity', '0');
  await heading.evaluate((element) => element.style.removeProperty('color'));
  expect(await violations(page, true)).toEqual([]);
});
