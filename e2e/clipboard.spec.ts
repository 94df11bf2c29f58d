import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app';

/** Marks all from the beginning of one element to the end of another, as a drag does, presses the keys and says what arrives. */
async function copy(first: Locator, last = first) {
  const page = first.page();
  const end = await last.elementHandle();
  await first.evaluate((start, to) => {
    getSelection()?.setBaseAndExtent(start, 0, to ?? start, (to ?? start).childNodes.length);
  }, end);
  return pressCopy(page);
}

/** Presses the keys that copy what is marked, and those that paste; what arrives in a text, and in a mail or a sheet. */
async function pressCopy(page: Page) {
  // What the copy before left behind would pass for this one.
  await page.evaluate(() => {
    const take = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/plain', 'of the copy before');
    };
    addEventListener('copy', take, { capture: true, once: true });
  });
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+c');
  // Listened for before the keys are pressed: a busy page hears them first.
  await page.evaluate(() => {
    const pasted = new Promise<{ text: string; html: string }>((resolve) => {
      const take = ({ clipboardData }: ClipboardEvent) => {
        const words = (type: string) => clipboardData?.getData(type) ?? '';
        resolve({ text: words('text/plain'), html: words('text/html') });
      };
      document.addEventListener('paste', take, { once: true });
    });
    Object.assign(window, { pasted });
  });
  await page.keyboard.press('Control+v');
  return page.evaluate((): Promise<{ text: string; html: string }> => Reflect.get(window, 'pasted'));
}

const rows = (page: Page, table: string | RegExp) =>
  page.getByRole('table', { name: table }).first().getByRole('row').filter({ visible: true });

/** Rows of every kind of table, as they arrive. */
const TABLES = [
  {
    address: '/po-tracker',
    table: 'Active Purchase Orders',
    copied: [
      'PO Number\tStyle Name\tCustomer\tCategory\tFactory\tStatus\tTeam\tTickets\tRisk\tProgress',
      'PO-24817\tMerino Crew Knit\tQUILLMOOR\tKnitwear\tSavar Knit Works\tDelayed\tBD Sampling\t2\tCritical\t35%',
      'PO-24822\tWide-Leg Chino\tQUILLMOOR\tBottoms\tPearl River Apparel\tIn Production\tHK Ops\t1\tAt Risk\t58%',
    ],
  },
  {
    address: '/files',
    table: 'Summary Logs',
    copied: [
      'Name\tType\tDate\tSize',
      expect.stringMatching(/^Weekly summary, week \d+\.pdf\tPDF\t\w+ \d+, \d{4}\t[\d.]+ kB$/),
    ],
  },
  {
    address: '/radar',
    table: /Missed Tasks/,
    copied: ['Task\tOwner\tDays Overdue', 'Confirm yarn delivery date PO-24840 · HOLLOWMERE\tHana Petrov\t8'],
  },
  {
    address: '/momentum',
    table: 'Phases of PO-24790',
    copied: [
      'Phase\tStatus\tTarget\tLag\tFinish',
      expect.stringMatching(/^Intent\tCompleted\t(\w+ \d+, \d{4})\tOn track\t\1$/),
    ],
  },
];

test('rows of a table are copied as lines of cells, without buttons, looks and words for the ear', async ({ show }) => {
  for (const { address, table, copied } of TABLES) {
    const page = await show(address);
    if (address === '/momentum') await page.getByText('View as Table').click();
    const { text, html } = await copy(rows(page, table).nth(0), rows(page, table).nth(copied.length - 1));
    expect(text.split('\n'), address).toEqual(copied);
    const cells = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, words]) => words).join('\t'),
    );
    expect(cells, address).toEqual(text.split('\n'));
    expect(html, address).not.toMatch(/class=|color|<button/);
  }
});

test('of a row what is marked is copied, and a cell alone by the browser', async ({ show }) => {
  const page = await show('/tickets');
  const row = page.getByRole('row', { name: /^TK-1042/ });
  const [customer, team, status] = [2, 7, 5].map((place) => row.locator('th, td').nth(place));
  if (!customer || !team || !status) throw new Error('There are no cells.');
  const whole =
    'QUILLMOOR\tPO-24817\tLab dips for the crew knit are not approved; bulk dyeing cannot start before the navy is signed off.\tIn Progress Escalated\tHana Petrov\tBD Sampling';
  expect((await copy(customer, team)).text).toBe(whole);
  const marked = () => page.evaluate(() => String(getSelection()));
  const before = await marked();
  expect(before).toContain('QUILLMOOR');
  expect((await pressCopy(page)).text, 'with all still marked').toBe(whole);
  expect(await marked()).toBe(before);
  // Marked from its end on, which Shift goes on from.
  await team.evaluate(
    (end, start) => getSelection()?.setBaseAndExtent(end, 1, start ?? end, 0),
    await customer.elementHandle(),
  );
  expect((await pressCopy(page)).text, 'backwards').toBe(whole);
  expect(await page.evaluate(() => getSelection()?.anchorNode?.textContent)).toBe('BD Sampling');
  expect((await copy(status)).text.split(/\s*\n/)).toEqual(['In Progress', 'Escalated']);
});

test('three clicks mark a cell', { tag: '@double-click' }, async ({ show }) => {
  const page = await show('/tickets');
  await page
    .getByRole('row', { name: /^TK-1042/ })
    .getByRole('cell', { name: 'QUILLMOOR' })
    .click({ clickCount: 3 });
  expect((await pressCopy(page)).text.trim()).toBe('QUILLMOOR');
});

test('with words below a table nothing of what is marked is lost', async ({ show }) => {
  const page = await show('/radar');
  const [row, below] = [
    rows(page, /Missed Tasks/).last(),
    page.getByRole('heading', { name: 'Repeated Issue Analysis' }),
  ];
  const { text } = await copy(row, below);
  expect(text).toContain((await row.locator('th, td').first().innerText()).split('\n')[0]);
  expect(text).toContain('Repeated Issue Analysis');
  // A drag ends somewhere below the last row, where no words are.
  const end = rows(page, /Missed Tasks/)
    .last()
    .locator('xpath=ancestor::table/..');
  expect((await copy(row, end)).text).toContain('\t');
});

test('the name of a file is seen where it is pasted', async ({ show }) => {
  const page = await show('/files');
  const { text, html } = await copy(page.getByRole('rowheader').first());
  expect(text.trim()).toMatch(/^Weekly summary, week \d+\.pdf$/);
  expect(html).toContain('>Weekly summ');
  expect(html).not.toMatch(/color: (rgba\([\d, ]+, 0\)|transparent)/);
});

test('a card is copied without the words of its buttons', async ({ show }) => {
  const page = await show('/smart-inbox');
  const thread = await copy(page.getByRole('article', { name: /PO-24817/ }));
  expect(thread.text).toMatch(/^QUILLMOOR\s+PO-24817\s+Risk\s+Overdue[\s\S]+Hana Petrov\s+3 emails/);
  await show('/files', { width: 390, height: 844 });
  const file = await copy(page.getByRole('list', { name: 'Summary Logs' }).getByRole('listitem').first());
  expect(file.text).toMatch(/^Weekly summary, week \d+\.pdf\s+PDF[\s\S]+kB\s*$/);
});
