import type { Page } from '@playwright/test';
import { expect, nextTurn, test } from './app';

const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };

/** The first record that stands below the bar, in part or whole. */
const recordRead = (page: Page, records: string) =>
  page.evaluate((selector) => {
    const BELOW_BAR_PX = 80;
    const all = [...document.querySelectorAll(selector)];
    return all.find((record) => record.getBoundingClientRect().bottom > BELOW_BAR_PX)?.textContent?.slice(0, 40);
  }, records);

/** Until scrolling has come to rest. */
const rest = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

for (const [address, records] of [
  ['/momentum', 'main article'],
  ['/po-tracker', 'main article'],
  ['/tickets', 'main article'],
  ['/', 'main article'],
] as const) {
  test(`a phone that is turned on ${address} goes on with the record that it showed`, async ({ show }) => {
    const page = await show(address, UPRIGHT);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.4));
    await rest(page);
    const read = await recordRead(page, records);
    expect(read).toBeTruthy();
    await page.setViewportSize(ACROSS);
    await expect.poll(() => recordRead(page, records)).toBe(read);
    await rest(page);
    await page.setViewportSize(UPRIGHT);
    await expect.poll(() => recordRead(page, records)).toBe(read);
    await page.evaluate(() => scrollTo(0, 0));
  });
}

test('a page at its top stays there while a phone is turned, and one that lies under a panel keeps its place', async ({
  show,
}) => {
  const page = await show('/momentum', UPRIGHT);
  await page.setViewportSize(ACROSS);
  await nextTurn(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize(UPRIGHT);
  await page.evaluate(() => scrollTo(0, 1_800));
  await rest(page);
  const read = await recordRead(page, 'main article');
  await page.locator('#brand').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize(ACROSS);
  await rest(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await recordRead(page, 'main article')).toBe(read);
  await page.evaluate(() => scrollTo(0, 0));
});
