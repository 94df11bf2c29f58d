import type { Page } from '@playwright/test';
import { expect, open, printedByPage, SCREENS, test } from './app';
import { translate } from './translated';

// In stories every text is watched (.storybook/changedTexts.ts); here is a page as the browser leaves it.

async function openTranslated(page: Page, address: string) {
  await open(page, address);
  await translate(page);
  await expect(page.locator('h1 font font')).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('combobox', { name });

async function choose(page: Page, name: string, option: string) {
  await field(page, name).click();
  await page.getByRole('option', { name: option }).click();
  await expect(field(page, name)).toHaveText(option);
}

test('in a translated page, every screen opens, and fields say what is chosen', async ({ page, watched }) => {
  await openTranslated(page, '/tickets');
  await page.getByRole('tab', { name: 'Log New Issue' }).click();
  await choose(page, 'Linked PO', 'PO-24803 · BRACKENBY · Quilted Gilet');
  await choose(page, 'Team', 'HK Ops');
  await choose(page, 'Team', 'UK Design');
  await page.getByRole('button', { name: 'Clear Linked PO' }).click();
  await expect(field(page, 'Linked PO')).toHaveText('Not chosen');
  for (const [address, title] of SCREENS) {
    await page.getByRole('button', { name: /all destinations$/ }).click();
    await page.getByRole('dialog').locator(`a[href="${address}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await choose(page, 'Customer', 'LARKSPAN');
  // The name of a file is what it is.
  await expect(page.getByRole('rowheader').first()).toHaveText(/\.\w+$/);
  await expect(page.getByRole('rowheader').locator('font')).toHaveCount(0);
  expect(printedByPage(watched.printed)).toEqual([]);
});

test('in a translated page, a panel shows the record that it stepped to', async ({ page, watched }) => {
  await openTranslated(page, '/smart-inbox');
  const shown = page.getByRole('dialog');
  await page.getByRole('button', { name: /^View Thread.*PO-24817/ }).click();
  for (const press of ['Next', 'Next', 'Previous']) {
    const before = (await shown.getByRole('heading', { level: 2 }).innerText()).trim();
    await shown.getByRole('button', { name: press, exact: true }).click();
    await expect(shown.getByRole('heading', { level: 2 })).not.toHaveText(before);
    // The dialog is named by its title.
    await expect(
      page.getByRole('dialog', { name: await shown.getByRole('heading', { level: 2 }).innerText() }),
    ).toBeVisible();
  }
  expect(printedByPage(watched.printed)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('in a translated page, the orders are sorted and the sort is taken back', async ({ page, watched }) => {
    await openTranslated(page, '/po-tracker');
    await choose(page, 'Sort by', 'Style Name');
    await page.getByRole('button', { name: /^Ascending/ }).click();
    const direction = page.getByRole('button', { name: /^Descending/ });
    await expect(direction).toHaveText('Descending');
    await direction.click();
    await expect(field(page, 'Sort by')).toHaveText('Not sorted');
    expect(printedByPage(watched.printed)).toEqual([]);
  });
});
