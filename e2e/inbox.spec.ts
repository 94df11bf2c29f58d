import type { Locator, Page } from '@playwright/test';
import {
  IN_MOTION,
  enter,
  atWidths,
  expect,
  expectNoSidewaysScroll,
  holdSlidingOut,
  open,
  tabTo,
  test,
  toasts,
  WIDTHS,
} from './app';

const CREATE = 'Create Ticket & Notify Teams';
const card = (page: Page) => page.getByRole('button', { name: 'View Thread: PO-24817' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: /PO-24817/ });

test('the triage by keyboard alone: filter, ask why, read, correct, create, and back on the card', async ({ show }) => {
  const page = await show('/smart-inbox');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('lab dips');
  await expect(page.getByRole('heading', { name: 'Email Threads (1)' })).toBeVisible();
  await tabTo(page, page.getByRole('switch', { name: 'AI Actions Only' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Why? PO-24817' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Overdue: urgent timeline concerns and potential delivery delays')).toBeVisible();
  await tabTo(page, card(page));
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  const emails = panelOf(page).getByRole('region', { name: 'Emails' });
  await tabTo(page, emails);
  await page.keyboard.press('End');
  await expect(emails.getByText('Could you tell us when the navy and oat dips')).toBeInViewport();
  const priority = panelOf(page).getByRole('combobox', { name: 'Priority' });
  await expect(priority).toHaveAccessibleDescription('Filled in by AI');
  await tabTo(page, priority);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'High' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Urgent' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(priority).toHaveText('Urgent');
  await expect(priority).toHaveAccessibleDescription('');
  await tabTo(page, panelOf(page).getByRole('button', { name: CREATE }));
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Delay ticket created for PO-24817 and assigned to Hana Petrov.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page)).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('lab dips');
  await expect(page).toHaveURL('/smart-inbox');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the triage by touch: the same way, with room for a finger on every control', async ({ page }) => {
    const heightOf = async (control: Locator) => (await control.boundingBox())?.height ?? 0;
    await open(page, '/smart-inbox');
    for (const control of [
      page.getByRole('searchbox'),
      page.getByRole('combobox', { name: 'Assignee' }),
      page.locator('label').filter({ has: page.getByRole('switch') }),
      page.getByRole('button', { name: 'Clear All' }),
      card(page),
      page.getByRole('button', { name: 'AI Actions: PO-24817' }),
    ]) {
      expect(await heightOf(control)).toBeGreaterThanOrEqual(41);
    }
    await page.getByText('AI Actions Only').tap();
    await expect(page.getByRole('heading', { name: 'Email Threads (2)' })).toBeVisible();
    await card(page).tap();
    await expect(panelOf(page)).toBeInViewport({ ratio: 0.9 });
    await expect(panelOf(page).getByText('Latest', { exact: true })).toBeVisible();
    for (const name of ['Close', 'View PO', 'View Tickets (2)', 'Dismiss', 'Quick Escalate', CREATE]) {
      const button = panelOf(page).getByRole('button', { name, exact: true });
      // 'Dismiss' ends the thread; the others are in sight at once.
      if (name === 'Dismiss') await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await heightOf(button)).toBeGreaterThanOrEqual(44);
    }
    const priority = panelOf(page).getByRole('combobox', { name: 'Priority' });
    await priority.tap();
    await page.getByRole('option', { name: 'Urgent' }).tap();
    await expect(priority).toHaveText('Urgent');
    await panelOf(page).getByRole('button', { name: CREATE }).tap();
    await expect(toasts(page)).toContainText('Ticket Created Successfully');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('switch')).toBeChecked();
  });
});

test('INBOX-16: going back closes the panel, and the filters survive', async ({ show }) => {
  const page = await show('/smart-inbox');
  await page.getByRole('combobox', { name: 'Risk level' }).click();
  await page.getByRole('option', { name: 'Overdue' }).click();
  await page.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option', { name: 'Mei Tanaka' }).click();
  await card(page).click();
  await expect(toasts(page)).toContainText('Email Thread');
  await expect(toasts(page)).toContainText('Opening thread for PO-24817');
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page)).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Risk level' })).toHaveText('Overdue');
  await page.getByRole('link', { name: /^Tickets/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Email Threads (1)' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Assignee' })).toHaveText('Mei Tanaka');
});

test('THREAD-14: the form outlives back, forward and another screen; View Thread alone fills it anew', async ({
  show,
}) => {
  const page = await show('/radar');
  await page.getByRole('banner').getByRole('link', { name: 'Smart Inbox' }).click();
  await card(page).click();
  const description = panelOf(page).getByRole('textbox', { name: 'Description' });
  const filledIn = await description.inputValue();
  await description.fill('mine');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(description).toHaveValue('mine');
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly Radar Report' })).toBeVisible();
  await page.evaluate(() => history.go(2));
  await expect(description).toHaveValue('mine');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page).click();
  await expect(description).toHaveValue(filledIn);
});

test('nothing of inbox and panel stands out of the page at any width', async ({ show }) => {
  const page = await show('/smart-inbox');
  await atWidths(page, WIDTHS, () => expectNoSidewaysScroll(page));
  await card(page).click();
  const body = panelOf(page).getByRole('region', { name: 'Thread', exact: true });
  await atWidths(page, WIDTHS, async () => {
    await expect(panelOf(page).getByRole('button', { name: CREATE })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    expect(await body.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('what is typed in a panel that a reload has opened is there again after a step and back', async ({ page }) => {
  await open(page, '/smart-inbox');
  await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await enter(page);
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Description' }).fill('Call the mill');
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).not.toContainText('PO-24803');
  await panel.getByRole('button', { name: 'Previous' }).click();
  await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('Call the mill');
});

test('what is typed in threads that were stepped through is there after a way through another screen', async ({
  page,
}) => {
  await open(page, '/radar');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Smart Inbox/ })
    .click();
  await page.getByRole('button', { name: 'View Thread: PO-24817' }).click();
  const panel = page.getByRole('dialog');
  const description = panel.getByRole('textbox', { name: 'Description' });
  const filledIn = await description.inputValue();
  await description.fill('Call the mill');
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('PO-24803');
  await description.fill('Ask the factory');
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly Radar Report');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Inbox and Ticket Hub');
  await page.goForward();
  await expect(description).toHaveValue('Ask the factory');
  await panel.getByRole('button', { name: 'Previous' }).click();
  await expect(description).toHaveValue('Call the mill');
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(description).toHaveValue('Ask the factory');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Thread: PO-24817' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('PO-24817');
  await expect(description).toHaveValue(filledIn);
});

test.describe('in motion', () => {
  test.use(IN_MOTION);

  test('THREAD-14: a key that steps while the panel slides out keeps no form from being filled anew', async ({
    page,
  }) => {
    await open(page, '/smart-inbox');
    const panel = page.getByRole('dialog');
    const description = panel.getByRole('textbox', { name: 'Description' });
    const stepFromFirst = async () => {
      await page.getByRole('button', { name: 'View Thread: PO-24817' }).click();
      await expect(panel.getByRole('heading', { level: 2 })).toContainText('PO-24817');
      await panel.getByRole('button', { name: 'Next' }).click();
      await expect(panel.getByRole('heading', { level: 2 })).toContainText('PO-24803');
    };
    await page.getByRole('button', { name: 'View Thread: PO-24817' }).click();
    await expect(panel).toBeVisible();
    const letGo = await holdSlidingOut(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog][data-state=closed]')).toHaveCount(1);
    await page.keyboard.press('Alt+ArrowDown');
    await letGo();
    await expect(panel).toHaveCount(0);
    await stepFromFirst();
    const filledIn = await description.inputValue();
    await description.fill('Ask the factory');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await stepFromFirst();
    await expect(description).toHaveValue(filledIn);
  });
});
