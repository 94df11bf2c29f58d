import { expect, open, test } from './app';

test.describe('the purchase order tracker', () => {
  test('PO-2, PO-3: going away and back finds filters and order as they were left', async ({ page }) => {
    await open(page, '/po-tracker');
    const table = page.getByRole('table', { name: 'Active Purchase Orders' });
    await page.getByRole('searchbox').fill('knit');
    await page.getByRole('button', { name: 'Progress', exact: true }).click();
    await page.getByRole('button', { name: 'Progress', exact: true }).click();
    const shown = await table.getByRole('rowheader').allTextContents();
    expect(shown.length).toBeGreaterThan(2);
    await page.getByRole('link', { name: /^Tickets/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('knit');
    await expect(page).toHaveURL('/po-tracker');
    await expect(page.getByRole('columnheader', { name: 'Progress' })).toHaveAttribute('aria-sort', 'descending');
    expect(await table.getByRole('rowheader').allTextContents()).toEqual(shown);
  });

  test('PO-10: filters survive opening and closing the drawer, by going back too', async ({ page }) => {
    await open(page, '/po-tracker');
    await page.getByRole('searchbox').fill('denim');
    await page.getByRole('button', { name: 'View PO: PO-24771' }).click();
    await expect(page.getByRole('dialog', { name: 'PO-24771' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('denim');
    await expect(page.getByRole('button', { name: 'View PO: PO-24771' })).toBeFocused();
  });

  test('by keyboard alone: the third order, the next one, and back to the row', async ({ page }) => {
    await open(page, '/po-tracker');
    const third = page.getByRole('button', { name: 'View PO: PO-24790' });
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      if (await third.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(third).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'PO-24790' })).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('dialog', { name: 'PO-24803' })).toContainText('4 of 36');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(third).toBeFocused();
  });
});

test.describe('a long table', () => {
  test('scrolls by its own keys', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await open(page, '/po-tracker');
    const region = page.getByRole('region', { name: 'Active Purchase Orders, scrollable' });
    const rows = region.getByRole('rowheader');
    await region.focus();
    await page.keyboard.press('PageDown');
    await expect(rows.first()).not.toBeInViewport();
    await page.keyboard.press('End');
    await expect(rows.last()).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(rows.first()).toBeInViewport();
    await expect(region).toBeFocused();
  });
});

test.describe('the ticketing system', () => {
  test('TICKET-8: the form is logged to the console and cleared, without a toast', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text());
    });
    await open(page, '/tickets');
    await page.getByRole('tab', { name: 'Log New Issue' }).click();
    await page.getByLabel('Description').fill('Zips are late');
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('');
    expect(logged.filter((line) => line.includes('Zips are late'))).toHaveLength(1);
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
  });

  test('by keyboard alone: the most overdue ticket, and its whole suggestion', async ({ page }) => {
    await open(page, '/tickets');
    const header = page.getByRole('button', { name: 'Days Overdue' });
    await header.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const first = page.getByRole('table', { name: 'All Tickets' }).getByRole('rowheader').first();
    await expect(first).toHaveText('TK-1035');
    await page.getByRole('button', { name: 'View TK-1035' }).press('Enter');
    const suggestion = page.getByRole('dialog', { name: 'TK-1035' }).getByRole('region', { name: 'AI Suggestion' });
    await expect(suggestion).toContainText('Ask for a split delivery so that the first colour can start.');
  });

  for (const width of [320, 390, 768, 1024, 1440]) {
    test(`nothing stands out of the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const address of ['/po-tracker', '/tickets']) {
        await open(page, address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  }
});
