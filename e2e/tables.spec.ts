import type { Page } from '@playwright/test';
import {
  atWidths,
  enter,
  expect,
  expectNoSidewaysScroll,
  expectUntold,
  open,
  tabTo,
  test,
  toasts,
  WIDTHS,
} from './app';

/** The third working day after that of loading, from Sunday on: until then the sample holds the knit slot. */
const HELD_UNTIL = ['Wednesday', 'Thursday', 'Friday', 'Monday', 'Tuesday', 'Wednesday', 'Wednesday'];
const heldUntil = async (page: Page) =>
  HELD_UNTIL[await page.evaluate(() => new Date(performance.timeOrigin).getDay())];

/** A touch screen without a mouse. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What the filter offers, from A to Z. */
const CUSTOMERS = ['All Customers', 'BRACKENBY', 'HOLLOWMERE', 'LARKSPAN', 'QUILLMOOR', 'TARNFELL', 'VESTRAND'];

test.describe('the purchase order tracker', () => {
  test('PO-2, PO-3: going away and back finds filters and order as they were left', async ({ show }) => {
    const page = await show('/po-tracker');
    const table = page.getByRole('table', { name: 'Active Purchase Orders' });
    const numbers = table.getByRole('rowheader');
    const customer = page.getByRole('combobox', { name: 'Customer' });
    // In the style, in the category or in both; what a factory is called does not count.
    await page.getByRole('searchbox').fill('kNit');
    await expect(numbers).toHaveText(['PO-24817', 'PO-24840', 'PO-24852', 'PO-24864', 'PO-24859']);
    await page.getByRole('searchbox').fill('po-248');
    await customer.click();
    await expect(page.getByRole('option')).toHaveText(CUSTOMERS);
    await page.getByRole('option', { name: 'TARNFELL' }).click();
    await expect(numbers).toHaveText(['PO-24831', 'PO-24853', 'PO-24857', 'PO-24864']);
    await page.getByRole('button', { name: 'Progress', exact: true }).click();
    await page.getByRole('button', { name: 'Progress', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Progress' })).toHaveAttribute('aria-sort', 'descending');
    const shown = await numbers.allTextContents();
    await page.getByRole('link', { name: /^Tickets/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('po-248');
    await expect(customer).toHaveText('TARNFELL');
    await expect(page).toHaveURL('/po-tracker');
    await expect(page.getByRole('columnheader', { name: 'Progress' })).toHaveAttribute('aria-sort', 'descending');
    await expect(numbers).toHaveText(shown);
  });

  test('PO-10: filters survive opening and closing the drawer, by going back too', async ({ show }) => {
    const page = await show('/po-tracker');
    await page.getByRole('searchbox').fill('denim');
    await page.getByRole('button', { name: 'View PO: PO-24771' }).click();
    await expect(toasts(page).getByText('View PO', { exact: true })).toBeVisible();
    await expect(toasts(page).getByText('PO-24771 Tapered Jean', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'PO-24771' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('denim');
    await expect(page.getByRole('button', { name: 'View PO: PO-24771' })).toBeFocused();
  });

  test('by keyboard alone: the third order, the next one, and back to its row', async ({ show }) => {
    const page = await show('/po-tracker');
    const third = page.getByRole('button', { name: 'View PO: PO-24790' });
    await tabTo(page, third);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'PO-24790' })).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('dialog', { name: 'PO-24803' })).toContainText('4 of 36');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const next = page.getByRole('button', { name: 'View PO: PO-24803' });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
  });

  test('in a low window too the next order begins at its top, whichever part had the focus', async ({ show }) => {
    const page = await show('/po-tracker', { width: 720, height: 450 });
    await page.getByRole('button', { name: 'View PO: PO-24790' }).click();
    const panel = page.getByRole('dialog');
    const details = panel.getByRole('region', { name: 'Details' });
    for (const [place, part] of [
      [4, panel.getByRole('button', { name: 'Create Ticket' })],
      [5, panel.getByRole('button', { name: /^View: / }).last()],
      [6, details],
    ] as const) {
      await part.focus();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(panel).toContainText(`${place} of 36`);
      await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(details).toBeFocused();
    }
  });

  test('after steps and a reload, closing the drawer leads to its row in sight', async ({ show }) => {
    const page = await show('/po-tracker');
    await page.getByRole('button', { name: 'View PO: PO-24790' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
    for (let place = 4; place <= 28; place += 1) {
      await page.keyboard.press('Alt+ArrowDown');
      await expect(page.getByRole('dialog')).toContainText(`${place} of 36`);
    }
    const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent();
    await page.reload();
    await enter(page);
    await expect(page.getByRole('dialog')).toContainText('28 of 36');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const opener = page.getByRole('button', { name: `View PO: ${name}` });
    await expect(opener).toBeFocused();
    await expect(opener).toBeInViewport();
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('by touch alone: the third order, the next one, and back to its card', async ({ page }) => {
      await open(page, '/po-tracker');
      const third = page.getByRole('button', { name: 'View PO: PO-24790' });
      await third.tap();
      const panel = page.getByRole('dialog');
      await expect(panel).toHaveAccessibleName('PO-24790');
      await panel.getByRole('button', { name: 'Next' }).tap();
      await expect(panel).toHaveAccessibleName('PO-24803');
      await expect(panel).toContainText('4 of 36');
      await panel.getByRole('button', { name: 'Close' }).tap();
      await expect(panel).toHaveCount(0);
      const next = page.getByRole('button', { name: 'View PO: PO-24803' });
      await expect(next).toBeInViewport();
      await expect(next).toBeFocused();
    });
  });
});

test.describe('a long table', () => {
  test('scrolls by its own keys', async ({ show }) => {
    const page = await show('/po-tracker', { width: 1280, height: 700 });
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

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('a header shows that it sorts, and a finger has 44 px for it', async ({ page }) => {
    await open(page, '/po-tracker');
    const header = page.getByRole('columnheader', { name: 'Customer' });
    expect(Number(await header.locator('svg').evaluate((icon) => getComputedStyle(icon).opacity))).toBeGreaterThan(0.4);
    const pressed = await header.evaluate((cell) => {
      const { left, top, width } = cell.getBoundingClientRect();
      const button = cell.querySelector('button');
      const heights = Array.from({ length: 60 }, (_, y) => y).filter((y) =>
        button?.contains(document.elementFromPoint(left + width / 2, top + y)),
      );
      return heights.length;
    });
    expect(pressed).toBeGreaterThanOrEqual(44);
    await header.tap();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  });
});

test('a table is scrolled as it was left once a tablet is turned and turned back', async ({ show }) => {
  const page = await show('/tickets', { width: 1180, height: 820 });
  const table = page.getByRole('region', { name: 'All Tickets, scrollable' });
  // Nobody turns a tablet before the browser has told the page that it was scrolled, in the next frame.
  await table.evaluate(async (region) => {
    region.scrollTo(0, 300);
    await new Promise(requestAnimationFrame);
  });
  await page.setViewportSize({ width: 820, height: 1_180 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(() => table.evaluate(({ scrollTop }) => scrollTop)).toBe(300);
});

test("the shown screen's own link shows its table from the top", async ({ show }) => {
  const page = await show('/po-tracker');
  const table = page.getByRole('region', { name: 'Purchase Orders, scrollable' });
  const top = () => table.evaluate(({ scrollTop }) => scrollTop);
  // Its head, and every order: those in sight are drawn first.
  await expect(page.getByRole('row')).toHaveCount(37);
  await table.evaluate((region) => region.scrollTo(0, 500));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^PO Tracker/ })
    .click();
  await expect.poll(top).toBe(0);
  await expect(page.getByRole('row')).toHaveCount(37);
});

test.describe('the ticketing system', () => {
  test('a whole text goes out of sight with the row that it belongs to', async ({ show }) => {
    const page = await show('/tickets');
    await page
      .getByRole('button', { name: /^Show All: / })
      .first()
      .click();
    const whole = page.getByRole('dialog', { name: / TK-/ });
    await expect(whole).toBeVisible();
    await page.getByRole('region', { name: 'Tickets, scrollable' }).evaluate((region) => region.scrollTo(0, 400));
    await expect(whole).toBeHidden();
  });

  test('TICKET-8: the form is logged to the console and cleared, without a toast, and half a date hinders nobody', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text());
    });
    await open(page, '/tickets');
    await page.getByRole('tab', { name: 'Log New Issue' }).click();
    const deadline = page.getByLabel('Deadline');
    const isHalf = () => deadline.evaluate((field: HTMLInputElement) => field.validity.badInput);
    await page.getByLabel('Description').fill('Zips are late');
    await deadline.focus();
    await page.keyboard.type('02');
    expect(await isHalf()).toBe(true);
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('');
    expect(await isHalf()).toBe(false);
    expect(logged.filter((line) => line.includes('Zips are late'))).toHaveLength(1);
    await expectUntold(page);
  });

  test("Enter on the calendar's button of a deadline opens the calendar and sends nothing", async ({ page }) => {
    await open(page, '/tickets');
    await page.getByRole('tab', { name: 'Log New Issue' }).click();
    await page.getByLabel('Description').fill('Zips are late');
    const deadline = page.getByLabel('Deadline');
    await deadline.focus();
    await page.keyboard.type('12052026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => deadline.evaluate((field) => field.matches(':open'))).toBe(true);
    await expect(page.getByLabel('Description')).toHaveValue('Zips are late');
  });

  test('a list of choices that is left at once, far down, goes on with nothing', async ({ show }) => {
    const page = await show('/tickets');
    await page.getByRole('tab', { name: 'Log New Issue' }).click();
    const orders = page.getByRole('combobox', { name: 'Linked PO' });
    await page.evaluate(() => {
      const ask = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) => {
        Reflect.set(window, 'framesAsked', Number(Reflect.get(window, 'framesAsked') ?? 0) + 1);
        return ask(draw);
      };
    });
    for (const key of ['End', 'Home', 'End']) {
      await orders.press('Enter');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.evaluate((last) => {
        const press = (name: string) =>
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
        // At once: before the list has noticed that it scrolls no longer.
        document.addEventListener('scroll', () => setTimeout(() => press('Enter')), { capture: true, once: true });
        press(last);
      }, key);
      await expect(page.getByRole('option')).toHaveCount(0);
    }
    /** How many frames are asked for while ten are drawn. */
    const askedAtRest = () =>
      page.evaluate(async () => {
        const before = Number(Reflect.get(window, 'framesAsked'));
        for (let frame = 0; frame < 10; frame += 1) await new Promise((drawn) => setTimeout(drawn, 20));
        return Number(Reflect.get(window, 'framesAsked')) - before;
      });
    await expect.poll(askedAtRest).toBe(0);
  });

  test('by keyboard alone: the most overdue ticket, and its whole suggestion', async ({ show }) => {
    const page = await show('/tickets');
    await tabTo(page, page.getByRole('button', { name: 'Days Overdue' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const first = page.getByRole('table', { name: 'All Tickets' }).getByRole('rowheader').first();
    await expect(first).toHaveText('TK-1035');
    const view = page.getByRole('button', { name: 'View: TK-1035' });
    await tabTo(page, view);
    await page.keyboard.press('Enter');
    const suggestion = page.getByRole('dialog', { name: 'TK-1035' }).getByRole('region', { name: 'AI Suggestion' });
    await expect(suggestion).toContainText('Ask for a split delivery so that the first colour can start.');
    await expect(suggestion).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(view).toBeFocused();
  });

  test('by keyboard alone: a suggestion that its cell cuts, whole', async ({ show }) => {
    const page = await show('/tickets');
    const cut = page.getByRole('button', { name: 'Show All: AI Suggestion for TK-1042' });
    await tabTo(page, cut);
    await page.keyboard.press('Enter');
    const whole = page.getByRole('dialog', { name: 'AI Suggestion for TK-1042' });
    await expect(whole).toContainText(new RegExp(`until ${await heldUntil(page)} noon\\.$`));
    await expect(whole).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(whole).toHaveCount(0);
    await expect(cut).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('by touch alone: the most overdue ticket and its suggestion, and another one in its card', async ({
      page,
    }) => {
      await open(page, '/tickets');
      await page.getByRole('combobox', { name: 'Sort by' }).tap();
      await page.getByRole('option', { name: 'Days Overdue' }).tap();
      const ascending = page.getByRole('button', { name: 'Ascending' });
      const place = await ascending.boundingBox();
      await ascending.tap();
      // A second tap finds it where it was.
      expect(await page.getByRole('button', { name: 'Descending' }).boundingBox()).toEqual(place);
      const card = page.getByRole('list', { name: 'All Tickets' }).getByRole('listitem').first();
      await expect(card.getByRole('heading')).toHaveText('TK-1035');
      await card.getByRole('button', { name: 'View: TK-1035' }).tap();
      const panel = page.getByRole('dialog', { name: 'TK-1035' });
      await expect(panel.getByRole('region', { name: 'AI Suggestion' })).toContainText(
        'Ask for a split delivery so that the first colour can start.',
      );
      await panel.getByRole('button', { name: 'Close' }).tap();
      await expect(panel).toHaveCount(0);
      await expect(card).toBeInViewport();
      await page.getByRole('button', { name: 'More: TK-1042' }).tap();
      const words = new RegExp(`^Ask for a same-day sign-off .* until ${await heldUntil(page)} noon\\.$`);
      await expect(page.getByText(words)).toBeVisible();
    });
  });

  for (const address of ['/po-tracker', '/tickets']) {
    test(`nothing stands out of ${address} at any width`, async ({ show }) => {
      const page = await show(address);
      await atWidths(page, WIDTHS, () => expectNoSidewaysScroll(page));
    });
  }
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`the button of a row has room for its ring and its edge at any width, forced colours ${forcedColors}`, async ({
    show,
  }) => {
    const page = await show('/po-tracker');
    await page.emulateMedia({ forcedColors });
    await atWidths(page, [1024, 1280, 1366, 1440], async () => {
      const room = await page.locator('tr .row-action').evaluateAll((buttons) =>
        Math.min(
          ...buttons.map((button) => {
            const cell = button.closest('td')?.getBoundingClientRect();
            const { left, right } = button.getBoundingClientRect();
            return cell ? Math.min(left - cell.left, cell.right - right) : 0;
          }),
        ),
      );
      expect(room, 'pixels to the nearer edge of the cell').toBeGreaterThanOrEqual(4);
    });
    await page.emulateMedia({ forcedColors: 'none' });
  });
}

test('a new screen is drawn with the rows in sight first, and then with all of them', async ({ show }) => {
  const page = await show('/');
  await page.waitForLoadState('networkidle');
  /** Rows of the first picture of the tracker. */
  const first = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const rows = document.querySelectorAll('[data-row]').length;
          if (rows === 0) return;
          observer.disconnect();
          resolve(rows);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('link', { name: /^PO Tracker/ }).click();
  await expect(page.locator('[data-row]')).toHaveCount(36);
  const inSight = await page.locator('[data-row]').evaluateAll((rows) => {
    const region = rows[0]?.closest('.data-grid')?.getBoundingClientRect();
    return rows.filter((row) => row.getBoundingClientRect().top < (region?.bottom ?? 0)).length;
  });
  expect(await first).toBeGreaterThanOrEqual(inSight);
  expect(await first).toBeLessThan(36);
});

test('a row that stands already stays the same element while the rows around it change', async ({ show }) => {
  const page = await show('/po-tracker');
  const box = page.getByRole('searchbox');
  await box.fill('PO-248');
  // A row of the whole table would go with the answer to the search.
  await expect(page.locator('[data-row]')).not.toHaveCount(36);
  const last = page.locator('[data-row]').last();
  await expect(last).toBeAttached();
  const element = await last.elementHandle();
  const place = await last.evaluate((row) => {
    row.querySelector('button')?.focus();
    return row.textContent;
  });
  await box.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'PO-');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.locator('[data-row]')).toHaveCount(36);
  expect(await element?.evaluate((row) => row.isConnected && row.contains(document.activeElement))).toBe(true);
  expect(await element?.evaluate((row) => row.textContent)).toBe(place);
});
