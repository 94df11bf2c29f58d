import type { Page } from '@playwright/test';
import { expect, test, toasts } from './app';
import { print, type PaperSize, putOnPaper, type Sheet, takeOffPaper, wordsOf } from './paper';
import { PRODUCT_INITIALS, PRODUCT_NAME } from '@/domain/product';

const PAPERS = ['A4', 'Letter'] as const;
/** Sheets of many heights, so that breaks fall in many places. */
const ODD_PAPERS = [
  [210, 200],
  [210, 170],
  [210, 140],
  [210, 120],
] as const satisfies readonly PaperSize[];

/** Grey of 4.5:1 on white. */
const LIGHTEST_WORD = 118;

/** When a sheet was printed, to the minute: what is 2 hours old on it is counted from then. Firefox's colon is a drawing. */
const PRINTED = String.raw`Printed\w+\d+,\d{4}at\d+\D\d{2}[AP]M`;

/** Controls of the screen only, with words that no report contains. */
const CHROME = [
  'Skip to content',
  'Live Demo',
  'Operational Intelligence',
  'Email Hub',
  'Export to Excel',
  'Generate PowerPoint',
  'Generate Weekly Report',
  'Export Timeline',
  'View as Table',
  'View Details',
  'More Filters',
  'All Customers',
  'View PO',
  'Actions',
];

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');

/** What stands on the page in print: each block that must stay whole and each heading with what follows, as texts. */
async function blocksOf(page: Page) {
  await putOnPaper(page);
  const blocks = await page.evaluate(() => {
    const isSeen = (element: Element | null) => {
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.width > 1 && box.height > 1;
    };
    const textsIn = (holder: Element) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? '';
        if (text !== '' && isSeen(walker.currentNode.parentElement)) found.push(text);
      }
      return found;
    };
    const all = (selector: string) => [...document.querySelectorAll(`main :is(${selector})`)];
    const whole = all('article, li, tr, [data-edge]:not(:has(.data-grid, tr:nth-child(16), li:nth-child(16)))');
    const headed = all('h1, h2, h3').map((heading) => {
      const next = all('article, li, tbody tr, dl, p').find(
        (block) =>
          heading.compareDocumentPosition(block) === Node.DOCUMENT_POSITION_FOLLOWING && textsIn(block).length > 0,
      );
      return { heading: textsIn(heading), first: next ? textsIn(next).slice(0, 1) : [] };
    });
    return { whole: whole.map(textsIn).filter((texts) => texts.length > 0), headed };
  });
  await takeOffPaper(page);
  return blocks;
}

/** Fails when a block is cut in two, or a heading stands alone at the end of a sheet. */
function expectWhole({ whole, headed }: Awaited<ReturnType<typeof blocksOf>>, sheets: readonly Sheet[]) {
  const written = sheets.map(wordsOf);
  const onOneSheet = (texts: readonly string[]) =>
    written.some((words) => texts.every((text) => words.includes(withoutSpace(text))));
  expect(whole.length).toBeGreaterThan(5);
  expect(whole.filter((texts) => !onOneSheet(texts))).toEqual([]);
  expect(headed.filter(({ heading, first }) => !onOneSheet([...heading, ...first]))).toEqual([]);
  const headings = headed.flatMap(({ heading }) => heading.map(withoutSpace));
  const last = sheets.map(({ texts }) => texts.findLast(({ text }) => !/^\d*$/.test(text.trim()))?.text ?? '');
  expect(last.filter((text) => headings.includes(withoutSpace(text)))).toEqual([]);
}

/** The week on one page, its bars drawn to scale. */
async function expectWeek(page: Page, sheets: readonly Sheet[]) {
  const week = await page.getByText(/^\w+ \d+ to .*\d{4}/).textContent();
  expect(sheets).toHaveLength(1);
  const words = sheets.map(wordsOf).join('');
  const order = [
    'Weekly Radar Report',
    week ?? 'no week',
    'AI Executive Summary',
    '+15%',
    '+40%',
    '87%',
    'Missed Tasks',
    'Days Overdue',
    'Confirm yarn delivery date',
    'Hana Petrov 8',
    'Repeat flex test of the wax',
    'Luis Okafor 2',
    'Escalated Issues',
    'QUILLMOOR',
    'High 4',
    'LARKSPAN',
    'Medium 2',
    'BRACKENBY',
    'Low 1',
    'Repeated Issue Analysis',
    '8 times',
    'Increasing',
    'Stable',
    'Decreasing',
    'AI Insights',
    '91% confidence',
    'Source: Production timelines',
    '84% confidence',
    'Source: Email threads',
    '76% confidence',
    'Source: Ticket archive',
  ];
  let from = 0;
  for (const text of order) {
    const at = words.indexOf(withoutSpace(text), from);
    expect(at, `'${text}' after what stands before it`).toBeGreaterThanOrEqual(from);
    from = at;
  }
  const [sheet] = sheets;
  const drawn = (sheet?.texts ?? [])
    .filter(({ text }) => text.endsWith(' times'))
    .map(({ text, darkRuns }) => {
      const lengths = darkRuns.map(([start, end]) => end - start);
      const place = lengths.indexOf(Math.max(...lengths));
      const [start = 0, filledTo = 0] = darkRuns[place] ?? [];
      // The next dark point is the far edge of the bar.
      const [, end = 0] = darkRuns[place + 1] ?? [];
      return [text, Math.round(((filledTo - start) / (end - start)) * 10)];
    });
  expect(drawn).toEqual([
    ['8 times', 8],
    ['5 times', 5],
    ['4 times', 4],
    ['3 times', 3],
    ['2 times', 2],
  ]);
}

/** All orders lie across, headed on every sheet, and nothing is left out. */
async function expectOrders(page: Page, sheets: readonly Sheet[]) {
  const headers = (await page.getByRole('columnheader').allTextContents()).filter((name) => name !== 'Actions');
  expect(headers).toHaveLength(10);
  const numbers = await page.getByRole('rowheader').allTextContents();
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    expect(sheet.width).toBeGreaterThan(sheet.height);
    for (const header of headers) expect(wordsOf(sheet)).toContain(withoutSpace(header));
  }
  const printed = sheets.flatMap(({ texts }) => texts.map(({ text }) => text)).filter((text) => /^PO-\d/.test(text));
  expect(printed).toEqual(numbers);
}

interface Report {
  address: string;
  title: string;
  /** That it takes at most, of A4. */
  sheets: number;
  /** Whether it lies across. */
  across?: boolean;
  /** What is asked of its sheets beyond the rest. */
  also?: { title: string; check: (page: Page, sheets: readonly Sheet[]) => Promise<void> };
}

const REPORTS: readonly Report[] = [
  { address: '/', title: 'Customer Operations Platform', sheets: 1 },
  {
    address: '/po-tracker',
    title: 'Purchase Order Tracker',
    sheets: 2,
    across: true,
    also: { title: 'all orders lie across, headed on every sheet, none left out', check: expectOrders },
  },
  { address: '/tickets', title: 'Ticketing System', sheets: 3, across: true },
  {
    address: '/radar',
    title: 'Weekly Radar Report',
    sheets: 1,
    also: {
      title: 'RADAR-1, RADAR-2, RADAR-3, RADAR-4, RADAR-5: the week on one page, its bars drawn to scale',
      check: expectWeek,
    },
  },
  { address: '/momentum', title: 'Momentum Tracker', sheets: 6 },
];

for (const { address, title, also } of REPORTS) {
  test(
    `${also ? `${also.title}; ` : ''}'${title}' on paper: a title block, no chrome, nothing cut in two, every word legible in grey`,
    { tag: '@pdf-words' },
    async ({ show }) => {
      const page = await show(address);
      const blocks = await blocksOf(page);
      for (const paper of PAPERS) {
        await test.step(paper, async () => {
          const sheets = await print(page, paper);
          expect(sheets[0] && wordsOf(sheets[0])).toMatch(
            new RegExp(`${PRODUCT_NAME}CustomerOperationsPlatform${PRINTED}${withoutSpace(title)}`),
          );
          for (const [place, sheet] of sheets.entries()) {
            expect(wordsOf(sheet)).toContain(`Page${place + 1}of${sheets.length}`);
            for (const words of CHROME) expect(wordsOf(sheet)).not.toContain(withoutSpace(words));
          }
          expectWhole(blocks, sheets);
          const faint = sheets.flatMap(({ texts }) => texts.filter(({ darkest }) => darkest > LIGHTEST_WORD));
          expect(faint.map(({ text, darkest }) => `${text}: ${darkest}`)).toEqual([]);
          await also?.check(page, sheets);
        });
      }
    },
  );

  test(`'${title}' on sheets of any height: nothing cut in two`, { tag: '@pdf-words' }, async ({ show }) => {
    const page = await show(address);
    const blocks = await blocksOf(page);
    for (const paper of ODD_PAPERS) {
      await test.step(`${paper.join(' x ')} mm`, async () => {
        const sheets = await print(page, paper, false);
        expect(sheets.length).toBeGreaterThan(1);
        expectWhole(blocks, sheets);
      });
    }
  });
}

test(
  "a phone's list of files begins under its heading, and nothing is cut in two",
  { tag: '@pdf-words' },
  async ({ show }) => {
    const page = await show('/files', { width: 390, height: 844 });
    // The first is kept whole, and begins a sheet.
    for (const [folder, number] of [
      ['Summary Logs', 2],
      ['Ticket Archive', 1],
    ] as const) {
      await page.getByRole('tab', { name: folder }).click();
      const name = await page.getByRole('list', { name: folder }).getByRole('heading').first().textContent();
      const blocks = await blocksOf(page);
      for (const paper of PAPERS) {
        await test.step(`${folder}, ${paper}`, async () => {
          const sheets = await print(page, paper, false);
          expectWhole(blocks, sheets);
          expect(sheets.findIndex((sheet) => wordsOf(sheet).includes(withoutSpace(name ?? 'no name'))) + 1).toBe(
            number,
          );
        });
      }
    }
  },
);

test(
  'every report takes whole sheets the right way round, without controls',
  { tag: ['@pdf', '@other-engines'] },
  async ({ show }) => {
    for (const { address, sheets: most, across = false } of REPORTS) {
      const page = await show(address);
      const sheets = await print(page, 'A4', false);
      expect(sheets.length, address).toBeLessThanOrEqual(most);
      for (const { width, height } of sheets) expect(width > height, address).toBe(across);
      const words = sheets.map(wordsOf).join('');
      expect(words, address).toMatch(new RegExp(PRINTED));
      for (const gone of CHROME) expect(words, address).not.toContain(withoutSpace(gone));
    }
  },
);

test("a bar's fill ends straight on paper", async ({ show }) => {
  const page = await show('/radar');
  await putOnPaper(page);
  const corners = await page
    .getByRole('progressbar')
    .evaluateAll((bars) => bars.map(({ firstElementChild: fill }) => fill && getComputedStyle(fill).borderRadius));
  expect(new Set(corners)).toEqual(new Set(['0px']));
});

test('an open drawer is printed alone, under the title block', { tag: '@pdf-words' }, async ({ show }) => {
  const page = await show('/po-tracker');
  await page.getByRole('button', { name: 'View PO: PO-24790' }).click();
  await expect(page.getByRole('dialog', { name: 'PO-24790' })).toBeVisible();
  // With the focus on it, its time stands still.
  await page.keyboard.press('F8');
  await expect(toasts(page)).toBeVisible();
  const sheets = await print(page, 'A4', false);
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  // Upright, though the table behind it lies across.
  expect(sheets.map(({ width, height }) => width < height)).toEqual([true]);
  const words = sheets.map(wordsOf).join('');
  expect(words).toMatch(new RegExp(`CustomerOperationsPlatform${PRINTED}PO-24790LinenCampShirt`));
  expect(words).toContain('RelatedDocuments');
  // The foot of the sheet, then its title block.
  expect(words).toContain(`Page1of1${PRODUCT_NAME}${PRODUCT_INITIALS}`);
  // The last of them is the toast's.
  for (const gone of ['PO-24817', 'EditPO', 'CreateTicket', 'ViewPO']) expect(words).not.toContain(gone);
});

test('a thread is printed with every email and all that is typed', { tag: '@pdf-words' }, async ({ show }) => {
  const page = await show('/smart-inbox');
  await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
  const panel = page.getByRole('dialog', { name: /PO-24803/ });
  const emails = [
    '3. Can we see M again before bulk is cut?',
    'taken it off the line until you have seen',
    'we have seen it on the model.',
  ];
  for (const end of emails) await expect(panel.getByRole('region', { name: 'Emails' })).toContainText(end);
  const typed = Array.from({ length: 30 }, (_, line) => `Line ${line} of the ticket`);
  await panel.getByRole('textbox', { name: 'Description' }).fill(typed.join('\n'));
  const sheets = await print(page, 'A4', false);
  expect(sheets).toHaveLength(2);
  const [first = '', second = ''] = sheets.map(wordsOf);
  expect(first).toMatch(new RegExp(`CustomerOperationsPlatform${PRINTED}BRACKENBY·PO-24803`));
  expect(emails.filter((email) => !first.includes(withoutSpace(email)))).toEqual([]);
  expect(typed.filter((line) => !second.includes(withoutSpace(line)))).toEqual([]);
});

test('the column of actions is left out with its heading', async ({ show }) => {
  for (const address of ['/po-tracker', '/tickets', '/files']) await expectNoActionsOnPaper(await show(address));
});

async function expectNoActionsOnPaper(page: Page) {
  const heading = page.getByRole('columnheader', { name: 'Actions' });
  await expect(heading).toBeVisible();
  await putOnPaper(page);
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await expect(heading).toBeHidden();
  await takeOffPaper(page);
}

test('an id in a table stands in one line on paper, a longer one whole', async ({ show }) => {
  for (const address of ['/po-tracker', '/tickets']) {
    const page = await show(address);
    // As wide as A4 lying across, between its margins.
    await page.setViewportSize({ width: 1_046, height: 720 });
    const ids = page.getByRole('table').getByText(/^(PO|TK)-\d+$/);
    await expect(ids.first()).toBeVisible();
    await putOnPaper(page);
    const lines = await ids.evaluateAll((texts) => {
      const range = document.createRange();
      return texts.map((text) => {
        range.selectNodeContents(text);
        return range.getClientRects().length;
      });
    });
    expect([...new Set(lines)], address).toEqual([1]);
    await ids.first().evaluate((id) => (id.textContent = 'PO-24817-AND-MORE-THAN-A-COLUMN-HOLDS'));
    const long = page.getByText('PO-24817-AND');
    expect(await long.evaluate((id) => id.scrollWidth - id.clientWidth)).toBe(0);
    await takeOffPaper(page);
  }
});

test('links are words on paper', async ({ show }) => {
  const page = await show('/nowhere');
  const line = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await line()).toBe('underline');
  // As after Tab: a ring around it would be printed.
  await page.keyboard.press('Tab');
  await page.getByRole('main').getByRole('link').focus();
  await expect(page.getByRole('main').getByRole('link')).toHaveCSS('outline-style', 'solid');
  await putOnPaper(page);
  expect(await line()).toBe('none');
  await expect(page.getByRole('main').getByRole('link')).toHaveCSS('outline-style', 'none');
});

test('the fields of a form stand on paper without their controls and without a ring', async ({ show }) => {
  const page = await show('/tickets');
  await page.getByRole('tab', { name: 'Log New Issue' }).click();
  const choice = page.getByRole('combobox', { name: 'Ticket Type' });
  await expect(choice.locator('svg')).toBeVisible();
  for (const name of ['Description', 'Info Needed From']) {
    const field = page.getByRole('textbox', { name });
    await field.focus();
    await expect(field.locator('..')).toHaveCSS('outline-style', 'solid');
    await putOnPaper(page);
    await expect(field.locator('..')).toHaveCSS('outline-style', 'none');
    await expect(choice).toHaveCSS('box-shadow', 'none');
    await expect(choice).toBeVisible();
    await expect(choice.locator('svg')).toBeHidden();
    await takeOffPaper(page);
  }
});

test('paper is light whatever the screen is', { tag: ['@pdf-words', '@dark'] }, async ({ show }) => {
  const page = await show('/radar');
  await page.emulateMedia({ colorScheme: 'dark' });
  const [sheet] = await print(page, 'A4');
  expect(sheet?.texts.filter(({ darkest }) => darkest > LIGHTEST_WORD)).toEqual([]);
  const corner = sheet?.texts[0]?.darkRuns[0]?.[0] ?? 0;
  expect(corner).toBeGreaterThan(10);
});

test('what a card hides behind its button stands on paper', async ({ show }) => {
  const page = await show('/tickets', { width: 390, height: 844 });
  const hidden = page.getByRole('article', { name: /^TK-/ }).first().getByText('Responsible for Closure');
  await expect(hidden).toBeHidden();
  await putOnPaper(page);
  await expect(hidden).toBeVisible();
  await takeOffPaper(page);
});

test(
  'on paper from a phone too phases stand below their legend, and as figures in a table',
  { tag: '@paper-heard' },
  async ({ show }) => {
    const page = await show('/momentum', { width: 390, height: 844 });
    const legend = page.getByRole('list', { name: 'Statuses' });
    await expect(page.getByRole('button', { name: /^Intent/ }).first()).toBeVisible();
    await expect(legend).toBeHidden();
    await putOnPaper(page);
    await expect(legend).toBeVisible();
    await takeOffPaper(page);
    await page.getByRole('switch', { name: 'View as Table' }).click();
    await expect(page.getByRole('list', { name: 'Phases of PO-24803' })).toBeVisible();
    await putOnPaper(page);
    await expect(page.getByRole('table', { name: 'Phases of PO-24803' })).toBeVisible();
    await takeOffPaper(page);
  },
);

test('a narrowed list says on paper by what, and its controls are not printed', async ({ show }) => {
  const narrowed = {
    '/po-tracker': 'Filtered by search “knit” · customer QUILLMOOR',
    '/smart-inbox': 'Filtered by search “a” · customer BRACKENBY · risk level Escalated · AI actions only',
    '/tickets': 'Filtered by search “a”',
    '/momentum': 'Filtered by customer QUILLMOOR',
    '/files': 'Filtered by search “week”',
  };
  for (const [address, words] of Object.entries(narrowed)) {
    const page = await show(address);
    const main = page.getByRole('main');
    const [, search = ''] = /“(.*)”/.exec(words) ?? [];
    if (search !== '') await main.getByRole('searchbox').fill(search);
    for (const [, name = '', choice = ''] of words.matchAll(/(customer|risk level) (\w+)/g)) {
      await main.getByRole('combobox', { name: new RegExp(name, 'i') }).click();
      await page.getByRole('option', { name: choice }).click();
    }
    if (words.includes('AI actions')) await main.getByRole('switch').click();
    await putOnPaper(page);
    await expect(main.getByText(words, { exact: true }), address).toBeVisible();
    await expect(main.locator('tbody tr, article').first(), address).toBeVisible();
    await expect(main.getByRole('button', { name: /^(View|Why|Preview|Download)/ }), address).toHaveCount(0);
    // Of the folders the one that is printed, as a heading.
    await expect(main.getByRole('tab'), address).toHaveCount(address === '/files' ? 1 : 0);
    await takeOffPaper(page);
  }
});
