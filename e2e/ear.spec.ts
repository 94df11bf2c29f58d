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
  /** What is said from now on, whenever it comes, and nothing more in the four seconds after. */
  const hears = async (page: Page, expected: readonly unknown[], after?: string) => {
    const all: string[] = [];
    const listenOn = async () => {
      await page.clock.runFor(500);
      all.push(...(await said(page)));
      return all;
    };
    await expect.poll(listenOn, after).toEqual(expected);
    for (let part = 0; part < 8; part += 1) await listenOn();
    expect(all, after).toEqual(expected);
  };

  test('in the order table: sorting, searching, a drawer and its steps', async ({ page }) => {
    await listening(page, '/po-tracker');
    await button(page, 'Progress').click();
    await hears(page, [], 'after sorting');
    await button(page, 'Risk').click();
    await hears(page, [], 'after sorting by another column');
    await page.getByRole('searchbox').pressSequentially('knit');
    await hears(page, [expect.stringMatching(/^[1-9]\d* purchase orders$/)]);
    await button(page, 'Clear search').click();
    await hears(page, ['36 purchase orders']);
    await button(page, 'View PO: PO-24790').click();
    await expect(panel(page)).toBeVisible();
    await hears(page, [expect.stringMatching(/^Notification View PO PO-24790 /)], 'after opening the drawer');
    await button(page, 'Next').click();
    await hears(page, [expect.stringMatching(/^PO-\d+, \d+ of 36$/)], 'after a step');
    await page.keyboard.press('Escape');
    await hears(page, [], 'after closing the drawer');
  });

  test('in the inbox: choices, a thread, a refused and a created ticket', async ({ page }) => {
    await listening(page, '/smart-inbox');
    await choose(page, 'Risk level', 'Overdue');
    await hears(page, ['1 thread']);
    await button(page, 'Clear All').click();
    await hears(page, ['3 threads']);
    await button(page, 'Why? PO-24817').click();
    await hears(page, [], 'after asking why');
    await button(page, 'View Thread: PO-24817').click();
    await expect(panel(page)).toBeVisible();
    await hears(
      page,
      ['Loading emails…', 'Notification Email Thread Opening thread for PO-24817'],
      'after opening a thread',
    );
    await page.getByRole('textbox', { name: 'Description' }).fill('');
    await button(page, 'Create Ticket & Notify Teams').click();
    await hears(
      page,
      ['Notification Missing Information Please fill in all required fields to create a ticket.'],
      'after a refused ticket',
    );
  });

  test('in files, timelines, tickets and messages', async ({ page }) => {
    await listening(page, '/files');
    await page.getByRole('searchbox').pressSequentially('weekly');
    await hears(page, [expect.stringMatching(/^[1-9]\d* of 14 files$/)]);
    await page.getByRole('tab', { name: /^Ticket Archive/ }).click();
    await hears(page, ['0 of 22 files']);
    await page.getByRole('link', { name: /^Momentum/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Momentum Tracker');
    await said(page);
    await choose(page, 'Customer', 'BRACKENBY');
    await hears(page, ['2 projects']);
    await page.getByRole('switch', { name: 'View as Table' }).click();
    await hears(page, [], 'after changing to the table');
    await page.getByRole('link', { name: /^Tickets/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
    await said(page);
    await button(page, 'Days Overdue').click();
    await hears(page, [], 'after sorting tickets');
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
    await ear.tabTo(button(page, /^View: TK-/).first());
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
    await ear.tabTo(button(page, /^Sample, PO-24803/));
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
