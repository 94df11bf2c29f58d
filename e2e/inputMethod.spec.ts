import type { Page } from '@playwright/test';
import { expect, IN_MOTION, test } from './app';

test.use(IN_MOTION);

const panel = (page: Page) => page.locator('[role=dialog]');
const list = (page: Page) => page.getByRole('listbox');
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

/** Gives Escape to what has the focus; while composing it belongs to an input method, whose suggestions it closes. */
const pressEscape = (page: Page, isComposing: boolean) =>
  page.evaluate((composing) => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) throw new Error('Nothing has the focus.');
    activeElement.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Escape',
        code: 'Escape',
        bubbles: true,
        cancelable: true,
        isComposing: composing,
      }),
    );
  }, isComposing);

/** Time enough for what closes by going back: each letter is a way to the browser and back. */
const typeOn = async (page: Page) => {
  await description(page).pressSequentially(' and typed on');
  await expect(description(page)).toHaveValue(/ and typed on$/);
};

test('Escape of an input method empties no search box; the next one does', async ({ show }) => {
  const page = await show('/smart-inbox');
  const box = page.getByRole('searchbox');
  await box.fill('PO-24803');
  await pressEscape(page, true);
  // A letter more, so that an emptied box would show.
  await box.pressSequentially('1');
  await expect(box).toHaveValue('PO-248031');
  await pressEscape(page, false);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('Escape of an input method closes neither a panel nor a list in it; the next ones do, one by one', async ({
  show,
}) => {
  const page = await show('/smart-inbox');
  await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
  await expect(panel(page)).toHaveAttribute('data-state', 'open');
  await description(page).fill('Typed by a person');
  await test.step('in a field', async () => {
    await pressEscape(page, true);
    await typeOn(page);
    await expect(panel(page)).toHaveAttribute('data-state', 'open');
  });
  await test.step('in an open list', async () => {
    await page.getByRole('combobox', { name: 'Priority' }).press('Enter');
    await expect(list(page)).toBeVisible();
    await pressEscape(page, true);
    // What is chosen by key shows that the list still hears keys.
    await page.keyboard.press('Home');
    await expect(list(page).getByRole('option').first()).toBeFocused();
    await expect(panel(page)).toHaveAttribute('data-state', 'open');
    await pressEscape(page, false);
    await expect(list(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Priority' })).toBeFocused();
    await typeOn(page);
    await expect(panel(page)).toHaveAttribute('data-state', 'open');
  });
  await test.step('the next one in the field', async () => {
    await pressEscape(page, false);
    await expect(panel(page)).toHaveCount(0);
  });
});
