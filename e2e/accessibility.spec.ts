import type { Page } from '@playwright/test';
import { enter, expect, open, test } from './app';
import { violations } from './axe';

const places: Record<string, (page: Page) => Promise<void>> = {
  login: async (page) => {
    await page.goto('/');
    await enter(page, 'wrong');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  dashboard: async (page) => {
    await open(page);
    await page.getByRole('button', { name: 'Generate Weekly Report' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toBeVisible();
  },
  drawer: async (page) => {
    await open(page);
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  sheet: async (page) => {
    await open(page);
    await page.locator('#brand').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'purchase orders': (page) => open(page, '/po-tracker'),
  tickets: (page) => open(page, '/tickets'),
  'ticket form': async (page) => {
    await open(page, '/tickets');
    await page.getByRole('tab', { name: 'Log New Issue' }).click();
    await expect(page.getByRole('form')).toBeVisible();
  },
  'radar report': (page) => open(page, '/radar'),
  momentum: (page) => open(page, '/momentum'),
  'smart inbox': (page) => open(page, '/smart-inbox'),
  'thread panel': async (page) => {
    await open(page, '/smart-inbox');
    await page.getByRole('button', { name: 'View Thread: PO-24817' }).click();
    await expect(page.getByRole('dialog', { name: /PO-24817/ })).toBeVisible();
  },
  'not found': (page) => open(page, '/nowhere'),
  error: async (page) => {
    await page.route(/DashboardScreen-/, (route) => route.abort());
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`axe, ${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });
      for (const [place, go] of Object.entries(places)) {
        test(`${place} breaks no rule`, async ({ page }) => {
          await go(page);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}
