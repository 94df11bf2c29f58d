import type { Page } from '@playwright/test';
import { enter, expect, open, test } from './app';
import { expectAccessible } from './axe';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

/** Ways to each place; one that passes with the time is brought back before each look. */
const places: Record<string, { go: (page: Page) => Promise<void>; before?: (page: Page) => Promise<void> }> = {
  login: {
    go: async (page) => {
      await page.goto('/');
      await enter(page, 'wrong');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  dashboard: {
    go: (page) => open(page),
    before: async (page) => {
      await page.getByRole('button', { name: 'Generate Weekly Report' }).click();
      await expect(toast(page)).toBeVisible();
    },
  },
  drawer: {
    go: async (page) => {
      await open(page);
      await page
        .getByRole('button', { name: /^View Details/ })
        .first()
        .click();
    },
    before: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  sheet: {
    go: async (page) => {
      await open(page);
      await page.locator('#brand').click();
    },
    before: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'purchase orders': { go: (page) => open(page, '/po-tracker') },
  tickets: { go: (page) => open(page, '/tickets') },
  'ticket form': {
    go: async (page) => {
      await open(page, '/tickets');
      await page.getByRole('tab', { name: 'Log New Issue' }).click();
    },
    before: (page) => expect(page.getByRole('form')).toBeVisible(),
  },
  'radar report': { go: (page) => open(page, '/radar') },
  momentum: { go: (page) => open(page, '/momentum') },
  'smart inbox': { go: (page) => open(page, '/smart-inbox') },
  'thread panel': {
    go: async (page) => {
      await open(page, '/smart-inbox');
      await page.getByRole('button', { name: 'View Thread: PO-24817' }).click();
    },
    before: (page) => expect(page.getByRole('dialog', { name: /PO-24817/ })).toBeVisible(),
  },
  'not found': { go: (page) => open(page, '/nowhere') },
  error: {
    go: async (page) => {
      await page.route(/DashboardScreen-/, (route) => route.abort());
      await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    },
  },
};

for (const [place, { go, before }] of Object.entries(places)) {
  test(`${place} breaks no rule of axe, light and dark, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await go(page);
    await expectAccessible(page, () => before?.(page) ?? Promise.resolve());
  });
}
