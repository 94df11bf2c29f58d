import type { Page } from '@playwright/test';
import { atWidths, expect, expectNoSidewaysScroll, open, printedByPage, tabTo, test, toasts, WIDTHS } from './app';
import { expectAccessible } from './axe';
import { listen, said } from './ear';

const FOLDERS = ['Summary Logs', 'Ticket Archive', 'Sample Tracker', 'Design Files'];
const START = Date.UTC(2026, 0, 15, 12);

const tab = (page: Page, folder: string) => page.getByRole('tab', { name: new RegExp(`^${folder}`) });
const rows = (page: Page, folder: string) => page.getByRole('table', { name: folder }).getByRole('rowheader');
const customer = (page: Page) => page.getByRole('combobox', { name: 'Customer' });

async function choose(page: Page, name: string) {
  await customer(page).click();
  await page.getByRole('option', { name }).click();
  await expect(customer(page)).toHaveText(name);
}

test('FILES-3: every folder of every customer holds as many files as its card and its tab say', async ({ show }) => {
  const page = await show('/files');
  for (const name of ['TARNFELL', 'BRACKENBY', 'QUILLMOOR', 'HOLLOWMERE', 'VESTRAND', 'LARKSPAN']) {
    await choose(page, name);
    for (const folder of FOLDERS) {
      const card = page.getByRole('article', { name: folder });
      const count = Number(/(\d+) files?/.exec((await card.textContent()) ?? '')?.[1]);
      await card.getByRole('button').click();
      await expect(tab(page, folder)).toHaveAccessibleName(`${folder} ${count} files`);
      await expect(rows(page, folder)).toHaveCount(count);
    }
  }
});

test('FILES-10: a folder without files says so, and a search without a match too', async ({ show }) => {
  const page = await show('/files');
  await choose(page, 'LARKSPAN');
  await tab(page, 'Design Files').click();
  await expect(page.getByText('No files in Design Files yet')).toBeVisible();
  await tab(page, 'Summary Logs').click();
  await page.getByRole('searchbox').fill('zip puller');
  await expect(page.getByText('No files in Summary Logs match')).toBeVisible();
});

test('FILES-1, FILES-4: going away and back finds customer, folder, search and order as they were left', async ({
  show,
}) => {
  const page = await show('/files');
  const summary = page.getByRole('region', { name: 'AI Customer Summary' });
  const archive = page.getByRole('article', { name: 'Ticket Archive' });
  await expect(summary).toContainText('TARNFELL’s files are the best kept of all six customers');
  await expect(archive).toContainText('22 files');
  await choose(page, 'QUILLMOOR');
  await expect(summary).toContainText('Most of QUILLMOOR’s new sample files concern one order');
  await expect(archive).toContainText('34 files');
  await tab(page, 'Ticket Archive').click();
  await expect(rows(page, 'Ticket Archive')).toHaveCount(34);
  await page.getByRole('searchbox').fill('PHOTOS');
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending');
  // Every third file of this folder holds photos.
  await expect(rows(page, 'Ticket Archive')).toHaveCount(11);
  const shown = await rows(page, 'Ticket Archive').allTextContents();
  expect(shown.filter((name) => !name.includes('photos'))).toEqual([]);
  await page.getByRole('link', { name: /^Tickets/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
  await page.goBack();
  await expect(page).toHaveURL('/files');
  await expect(customer(page)).toHaveText('QUILLMOOR');
  await expect(tab(page, 'Ticket Archive')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('PHOTOS');
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page, 'Ticket Archive')).toHaveText(shown);
});

test('a name of two boxes is marked, copied and found as one', async ({ show }) => {
  const page = await show('/files');
  const name = 'Order status, week 48.xlsx';
  const box = await page.locator(`[title="${name}"]`).first().boundingBox();
  if (!box) throw new Error(`No row is named ${name}.`);
  const marked = () => page.evaluate(() => getSelection()?.toString());
  // On its first part, on its last, and dragged over both.
  for (const along of [0.2, 0.9]) {
    await page.mouse.click(box.x + box.width * along, box.y + box.height / 2, { clickCount: 3 });
    expect((await marked())?.trim()).toBe(name);
  }
  await page.mouse.move(box.x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect((await marked())?.trim()).toBe(name);
  const found = await page.evaluate((words) => {
    getSelection()?.removeAllRanges();
    Reflect.apply(Reflect.get(window, 'find'), window, [words]);
    const place = getSelection()?.getRangeAt(0).getBoundingClientRect();
    return [place?.left, place && place.width > 100];
  }, name);
  expect(found).toEqual([box.x, true]);
  // A part of it is found once in each name, and not in what is drawn.
  const times = await page.evaluate((words) => {
    getSelection()?.removeAllRanges();
    let count = 0;
    // Without going on from the beginning.
    while (Reflect.apply(Reflect.get(window, 'find'), window, [words, true, false, false])) count += 1;
    getSelection()?.removeAllRanges();
    return count;
  }, 'Order stat');
  expect(times).toBe(await page.locator('tbody [title^="Order stat"]').count());
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('tbody').getByRole('rowheader', { name, exact: true })).toBeVisible();
  await expect(page.locator('tbody').getByText(name, { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: null });
});

test('FILES-6: by keyboard alone, another customer, a folder, a search, and its file downloaded', async ({ show }) => {
  const page = await show('/files');
  await tabTo(page, customer(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'TARNFELL' })).toBeFocused();
  await page.keyboard.type('vest');
  await expect(page.getByRole('option', { name: 'VESTRAND' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(customer(page)).toHaveText('VESTRAND');
  await expect(customer(page)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Open: Sample Tracker' }));
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Sample Tracker')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Design Files')).toBeFocused();
  await expect(tab(page, 'Design Files')).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('searchbox'));
  // It is told for two seconds only.
  await listen(page);
  await page.keyboard.type('marker, satin');
  await expect.poll(() => said(page)).toContain('1 of 24 files');
  const name = await rows(page, 'Design Files').locator('[title]').getAttribute('title');
  await tabTo(page, page.getByRole('button', { name: `Download: ${name ?? ''}` }));
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(`Downloading ${name ?? ''}`);
});

test('FILES-7, TOAST-5: insight and PDF report are told for 3 seconds each', async ({ page }) => {
  await page.clock.install({ time: START });
  await open(page, '/files');
  await page.clock.pauseAt(START + 3_600_000);
  for (const name of ['Generate AI Insight', 'Generate PDF Report']) {
    await page.getByRole('button', { name }).click();
    await page.mouse.move(700, 60);
    await expect(toasts(page)).toContainText(name);
    await page.clock.runFor(2_800);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(500);
    await expect(toasts(page)).toHaveCount(0);
  }
});

test('FILES-2, FILES-6, FILES-8: nothing leaves the page, nothing is printed', async ({ page, watched }) => {
  await open(page, '/files');
  await tab(page, 'Design Files').click();
  const before = watched.requested.length;
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.url()));
  for (const [name, told] of [
    ['Open in SharePoint', 'Opening the documents for TARNFELL in SharePoint'],
    [/^Preview: Tech pack, linen camp shirt, rev 3/, 'Opening a preview of Tech pack, linen camp shirt, rev 3'],
    [/^Download: Tech pack, linen camp shirt, rev 3/, 'Downloading Tech pack, linen camp shirt, rev 3'],
    // Without an effect: the last toast stays.
    ['Upload New Document', 'Downloading Tech pack, linen camp shirt, rev 3'],
    ['Create New Folder', 'Downloading Tech pack, linen camp shirt, rev 3'],
    ['Link to PO', 'Downloading Tech pack, linen camp shirt, rev 3'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(toasts(page)).toContainText(told);
  }
  await expect(page).toHaveURL('/files');
  expect(downloads).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  // The other screens are fetched ahead meanwhile.
  const beyondScreens = watched.requested.slice(before).filter((url) => !/\/assets\/[\w-]+\.(js|css|woff2)$/.test(url));
  expect(beyondScreens).toEqual([]);
  // The browser's own remark on the password field is not the page's.
  expect(printedByPage(watched.printed)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('FILES-5: by touch, a folder by its card, with targets as wide as a finger', async ({ page }) => {
    await open(page, '/files');
    await page.getByRole('article', { name: 'Design Files' }).tap();
    await expect(tab(page, 'Design Files')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Design Files')).toBeInViewport({ ratio: 0.95 });
    const list = page.getByRole('list', { name: 'Design Files' });
    await expect(list.getByRole('listitem')).toHaveCount(26);
    await expect(page.getByRole('tab')).toHaveText(FOLDERS.map((folder) => new RegExp(`^${folder}`)));
    const first = list.getByRole('listitem').first();
    await expect(first).toContainText(/^Tech pack, .*\.pdf ?PDF · \w+ \d+(, \d{4})? · [\d.]+ MB/);
    for (const button of await first.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    for (const target of [
      customer(page),
      tab(page, 'Design Files'),
      page.getByRole('button', { name: 'Link to PO' }),
    ]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await first.getByRole('button', { name: /^Preview: / }).tap();
    await expect(toasts(page)).toContainText('Opening a preview of Tech pack');
  });
});

test('nothing stands out of the page at any width', async ({ show }) => {
  const page = await show('/files');
  await choose(page, 'QUILLMOOR');
  await atWidths(page, WIDTHS, async () => {
    for (const folder of FOLDERS) {
      await tab(page, folder).click();
      await expectNoSidewaysScroll(page);
    }
  });
});

test('the file hub breaks no rule of axe: files, an empty folder, no match', async ({ show }) => {
  const page = await show('/files');
  await expectAccessible(page);
  await choose(page, 'LARKSPAN');
  await tab(page, 'Design Files').click();
  await expectAccessible(page);
  await tab(page, 'Summary Logs').click();
  await page.getByRole('searchbox').fill('zip puller');
  await expectAccessible(page);
});
