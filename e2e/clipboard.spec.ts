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

/** Presses the keys that copy what is marked; what arrives in a text, and in a mail or a sheet. */
async function pressCopy(page: Page) {
  await page.evaluate(() => navigator.clipboard.writeText('of the test before'));
  await page.keyboard.press('Control+c');
  const read = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const words = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
      return { text: await words('text/plain'), html: await words('text/html') };
    });
  await expect.poll(async () => (await read()).text).not.toBe('of the test before');
  return read();
}

test('the name of a file is seen where it is pasted', async ({ show }) => {
  const page = await show('/files');
  const { text, html } = await copy(page.getByRole('rowheader').first());
  expect(text.trim()).toMatch(/^Weekly summary, week \d+\.pdf$/);
  expect(html).toMatch(/color: rgb\(/);
  expect(html).not.toMatch(/color: (rgba\([\d, ]+, 0\)|transparent)/);
});
