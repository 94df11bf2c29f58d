import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './app';
import { Ear, listen, said } from './ear';

const START = Date.UTC(2026, 0, 15, 12);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => panel(page).getByRole('heading', { level: 2 });

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Opens a screen whose clock stands; time passes only in `then`. */
async function listening(page: Page, address: string) {
  await page.clock.install({ time: START });
  await open(page, address);
  await page.clock.pauseAt(START + 3_600_000);
  await listen(page);
}

test.describe('what is said after an action, once or not at all', () => {
  /** Lets four seconds pass, and answers what was said. */
  const then = async (page: Page) => {
    for (let part = 0; part < 8; part += 1) await page.clock.runFor(500);
    return said(page);
  };

  test('in the order table: sorting, searching, a drawer and its steps', async ({ page }) => {
    await listening(page, '/po-tracker');
    await button(page, 'Progress').click();
    expect(await then(page), 'after sorting').toEqual([]);
    await button(page, 'Risk').click();
    expect(await then(page), 'after sorting by another column').toEqual([]);
    await page.getByRole('searchbox').pressSequentially('knit');
    const [found = '', ...more] = await then(page);
    expect(found).toMatch(/^\d+ purchase orders$/);
    expect(more).toEqual([]);
    await button(page, 'Clear search').click();
    expect(await then(page)).toEqual(['36 purchase orders']);
    await button(page, 'View PO: PO-24790').click();
    await expect(panel(page)).toBeVisible();
    const [opened = '', ...again] = await then(page);
    expect(opened, 'the toast of the drawer').toMatch(/^Notification View PO PO-24790 /);
    expect(again).toEqual([]);
    await button(page, 'Next').click();
    const [step = '', ...others] = await then(page);
    expect(step).toMatch(/^PO-\d+, \d+ of 36$/);
    expect(others).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await then(page), 'after closing the drawer').toEqual([]);
  });

  test('in the inbox: choices, a thread, a refused and a created ticket', async ({ page }) => {
    await listening(page, '/smart-inbox');
    await choose(page, 'Risk level', 'Overdue');
    expect(await then(page)).toEqual(['1 thread']);
    await button(page, 'Clear All').click();
    expect(await then(page)).toEqual(['3 threads']);
    await button(page, 'Why? PO-24817').click();
    expect(await then(page), 'after asking why').toEqual([]);
    await button(page, 'View Thread: PO-24817').click();
    await expect(panel(page)).toBeVisible();
    expect(await then(page), 'after opening a thread').toEqual([
      'Asking for the emails …',
      'Notification Email Thread Opening thread for PO-24817',
    ]);
    await page.getByRole('textbox', { name: 'Description' }).fill('');
    await button(page, 'Create Ticket & Notify Teams').click();
    expect(await then(page), 'after a refused ticket').toEqual([
      'Notification Missing Information Please fill in all required fields to create a ticket.',
    ]);
  });

  test('in files, timelines, tickets and messages', async ({ page }) => {
    await listening(page, '/files');
    await page.getByRole('searchbox').pressSequentially('weekly');
    expect(await then(page)).toEqual([expect.stringMatching(/^[1-9]\d* of 14 files$/)]);
    await page.getByRole('tab', { name: /^Ticket Archive/ }).click();
    expect(await then(page)).toEqual(['0 of 22 files']);
    await page.getByRole('link', { name: /^Momentum/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Momentum Tracker');
    await said(page);
    await choose(page, 'Customer', 'BRACKENBY');
    expect(await then(page)).toEqual(['2 projects']);
    await page.getByRole('switch', { name: 'View as table' }).click();
    expect(await then(page), 'after changing to the table').toEqual([]);
    await page.getByRole('link', { name: /^Tickets/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
    await said(page);
    await button(page, 'Days Overdue').click();
    expect(await then(page), 'after sorting tickets').toEqual([]);
  });

  test('at the gate: a wrong password, each time', async ({ page }) => {
    await page.goto('/');
    const password = page.getByLabel('Password', { exact: true });
    await password.waitFor();
    await listen(page);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await password.fill('wrong');
      await password.press('Enter');
      await expect.poll(() => said(page)).toEqual([expect.stringMatching(/^Incorrect password/)]);
    }
  });
});

/** Words, no more than these, from a screen's h1 to the end of a task. */
test.describe('words on the way by Tab', () => {
  const start = async (page: Page, name: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('heading', { level: 1 }).focus();
    return Ear.of(page);
  };

  test('the most overdue ticket opened: 85', async ({ show }) => {
    const page = await show('/tickets');
    const ear = await start(page, 'Ticketing System');
    await ear.tabTo(button(page, 'Days Overdue'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await ear.hear();
    await ear.tabTo(button(page, /^View TK-/).first());
    await ear.press('Enter', () => expect(heading(page)).toBeFocused());
    expect(ear.count).toBeLessThanOrEqual(85);
  });

  test('an escalated thread made a ticket: 170', async ({ show }) => {
    const page = await show('/smart-inbox');
    const ear = await start(page, 'Smart Inbox and Ticket Hub');
    await ear.tabTo(button(page, 'View Thread: PO-24803'));
    await ear.press('Enter', () => expect(heading(page)).toBeFocused());
    await ear.tabTo(button(page, 'Create Ticket & Notify Teams'));
    await ear.press('Enter', () => expect(button(page, 'View Thread: PO-24803')).toBeFocused());
    expect(ear.count).toBeLessThanOrEqual(170);
  });

  test('why an order is delayed: 100', async ({ show }) => {
    const page = await show('/momentum');
    const ear = await start(page, 'Momentum Tracker');
    await ear.tabTo(button(page, /^Sample of PO-24803/));
    await ear.press('Enter', () => expect(heading(page)).toBeFocused());
    const reason = await ear.wordsOf(panel(page).getByRole('list', { name: 'Blockers' }));
    expect(ear.count + reason).toBeLessThanOrEqual(100);
  });

  const rows: readonly (readonly [path: string, limit: number, row: (page: Page) => Locator])[] = [
    ['/po-tracker', 22, (page) => page.getByRole('row').nth(2)],
    ['/tickets', 45, (page) => page.getByRole('row').nth(2)],
    ['/files', 14, (page) => page.getByRole('row').nth(2)],
  ];
  for (const [path, limit, row] of rows) {
    test(`until the next row of ${path}: ${limit}`, async ({ show }) => {
      const page = await show(path);
      const ear = await Ear.of(page);
      const words = await ear.wordsOf(row(page));
      expect(words).toBeGreaterThan(4);
      expect(words).toBeLessThanOrEqual(limit);
    });
  }
});
