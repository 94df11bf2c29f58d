import type { Page } from '@playwright/test';
import { HOSTILE_CALL, HOSTILE_TEXTS, hostileDeeds } from '../src/testing/hostileTexts';
import { atWidths, enter, expect, nextTurn, passwordField, test } from './app';

/** Where something can be typed, and what opens it. */
const PLACES: readonly (readonly [what: string, address: string, opened?: (page: Page) => Promise<void>])[] = [
  ["the order table's search", '/po-tracker'],
  ["the tickets' search", '/tickets'],
  [
    'the ticket form',
    '/tickets',
    async (page) => {
      await page.getByRole('tab', { name: 'Log New Issue' }).click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
  ],
  ["the inbox's search", '/smart-inbox'],
  [
    "the thread's ticket form",
    '/smart-inbox',
    async (page) => {
      await page
        .getByRole('button', { name: /^View Thread/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Description' })).toBeVisible();
    },
  ],
  ["the file hub's search", '/files'],
  ['the message box', '/communications'],
  [
    'the forms of a phase',
    '/momentum',
    async (page) => {
      await page
        .getByRole('button', { name: /of PO-/ })
        .or(page.locator('ol button'))
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
  ],
];

/** Tells of code that runs, from the first hostile text on. */
const listen = (page: Page) =>
  page.evaluate((call) => {
    Reflect.set(window, call, () => document.documentElement.setAttribute('data-ran', ''));
  }, HOSTILE_CALL);

/** Types a text into every field of the page at once, as one edit each, and waits until it is laid out. */
async function fillAll(page: Page, text: string): Promise<number> {
  return page.evaluate(async (json) => {
    // As JSON, for half a character does not survive the journey.
    const value: string = JSON.parse(json);
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
      (field) => !field.readOnly && field.checkVisibility(),
    );
    for (const field of fields) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return fields.length;
  }, JSON.stringify(text));
}

for (const [what, address, opened] of PLACES) {
  test(`hostile texts in ${what} stay text`, async ({ show }) => {
    const page = await show(address);
    const errors: string[] = [];
    const note = (error: Error) => errors.push(error.message);
    page.on('pageerror', note);
    await listen(page);
    await opened?.(page);
    for (const [name, text] of HOSTILE_TEXTS) {
      expect(await fillAll(page, text), 'fields filled').toBeGreaterThan(0);
      expect([...(await page.evaluate(hostileDeeds)), ...errors], name).toEqual([]);
    }
    await fillAll(page, HOSTILE_TEXTS[0]?.[1] ?? '');
    await atWidths(page, [390, 320], async () => {
      expect(await page.evaluate(hostileDeeds)).toEqual([]);
    });
    await fillAll(page, HOSTILE_TEXTS[0]?.[1] ?? '');
    await page.evaluate(() => {
      for (const form of document.forms) form.requestSubmit();
    });
    await nextTurn(page);
    expect([...(await page.evaluate(hostileDeeds)), ...errors], 'after every form was sent').toEqual([]);
    await fillAll(page, '');
    page.off('pageerror', note);
  });
}

test('hostile texts at the gate open nothing and stay text', async ({ page }) => {
  await page.goto('/');
  await listen(page);
  for (const [name, text] of HOSTILE_TEXTS) {
    await fillAll(page, text);
    expect(await page.evaluate(hostileDeeds), name).toEqual([]);
  }
  await enter(page, HOSTILE_TEXTS[0]?.[1]);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(passwordField(page)).toBeVisible();
  expect(await page.evaluate(hostileDeeds)).toEqual([]);
});

test('a hostile address shows what it is, as text', async ({ show }) => {
  const page = await show('/nowhere');
  await listen(page);
  for (const address of [
    `/<img src=x onerror=${HOSTILE_CALL}()>`,
    '/__proto__',
    '/..%2F..%5C%00',
    '/%E0%A4%A',
    '/a'.repeat(2_000),
  ]) {
    await page.evaluate((to) => {
      history.pushState({ key: to.slice(0, 40) }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(page.getByText(/^\/(<|%3C|__|\.\.|%E0|a\/)/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    expect(await page.evaluate(hostileDeeds), address.slice(0, 40)).toEqual([]);
  }
});
