import type { Page } from '@playwright/test';
import { enter, expect, open, test } from './app';

const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };
/** Just below the bar, in pixels from the window's upper edge. */
const READ_AT = 75;

/** A card, or a row of a table that stays one on phones. */
const RECORD = 'main article, main tbody tr';

/** The place of a record, in pixels from the window's upper edge. */
const topOf = (page: Page, place: number) =>
  page
    .locator(RECORD)
    .nth(place)
    .evaluate((record) => Math.round(record.getBoundingClientRect().top));

/** After so long without scrolling the page takes what stands there for what is read. */
const REST_MS = 200;

/** Scrolls by so many pixels, and waits until the scrolling has come to rest. */
const scrollToRest = (page: Page, pixels: number) =>
  page.evaluate(
    async ([by, restMs]) => {
      if (by === 0) return;
      const rest = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
      window.scrollBy(0, by);
      await rest;
      await new Promise((resolve) => setTimeout(resolve, restMs));
    },
    [pixels, REST_MS] as const,
  );

/** Scrolls a record to just below the bar, and rests there. */
async function read(page: Page, place: number) {
  await scrollToRest(page, (await topOf(page, place)) - READ_AT);
  expect(await topOf(page, place)).toBe(READ_AT);
}

/** The record still begins just below the bar, give or take a line; the phone is held so for a while. */
async function expectRead(page: Page, place: number) {
  await expect.poll(async () => Math.abs((await topOf(page, place)) - READ_AT)).toBeLessThan(40);
  await page.waitForTimeout(REST_MS);
}

for (const [address, place] of [
  ['/momentum', 4],
  ['/po-tracker', 10],
  ['/tickets', 5],
  ['/', 3],
  ['/radar', 6],
] as const) {
  test(`a phone that is turned on ${address} goes on with the record that it showed`, async ({ show }) => {
    const page = await show(address, UPRIGHT);
    await read(page, place);
    await page.setViewportSize(ACROSS);
    await expectRead(page, place);
    await page.setViewportSize(UPRIGHT);
    await expectRead(page, place);
    // Read on across, it goes on with that one.
    await page.setViewportSize(ACROSS);
    await expectRead(page, place);
    await read(page, place - 2);
    await page.setViewportSize(UPRIGHT);
    await expectRead(page, place - 2);
    await page.evaluate(() => scrollTo(0, 0));
  });
}

test('a phone that is turned away from a line that only stands there across keeps the part around it', async ({
  show,
}) => {
  const page = await show('/radar', ACROSS);
  const line = page.getByText('Frequency', { exact: true });
  const part = page.getByRole('heading', { name: 'Repeated Issue Analysis' });
  const topAt = (target: typeof part) => target.evaluate((element) => element.getBoundingClientRect().top);
  await scrollToRest(page, (await topAt(line)) - READ_AT);
  const before = await topAt(part);
  await page.setViewportSize(UPRIGHT);
  await expect(line).toBeHidden();
  await expect.poll(async () => Math.abs((await topAt(part)) - before)).toBeLessThan(40);
  await page.evaluate(() => scrollTo(0, 0));
});

test('a page that stands at its top stays there while a phone is turned', async ({ show }) => {
  const page = await show('/momentum', UPRIGHT);
  for (const size of [ACROSS, UPRIGHT]) {
    await page.setViewportSize(size);
    // Two frames pass before the page puts itself right.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a message that is typed stays in sight while a phone is turned', async ({ show }) => {
  const page = await show('/communications', UPRIGHT);
  const box = page.getByRole('textbox', { name: /^Message/ });
  await box.pressSequentially('Hello');
  for (const size of [ACROSS, UPRIGHT, ACROSS]) {
    await page.setViewportSize(size);
    await expect(box).toBeInViewport({ ratio: 0.9 });
  }
  await expect(box).toHaveValue('Hello');
  await box.fill('');
  await page.evaluate(() => scrollTo(0, 0));
});

test('a search that was scrolled away from does not come back while a phone is turned', async ({ show }) => {
  const page = await show('/tickets', UPRIGHT);
  await page.getByRole('searchbox').pressSequentially('the');
  await read(page, 4);
  await page.setViewportSize(ACROSS);
  await expectRead(page, 4);
  await page.setViewportSize(UPRIGHT);
  await expectRead(page, 4);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
});

test('a search that lies under the bar does not come out of it while a phone is turned', async ({ show }) => {
  const page = await show('/tickets', UPRIGHT);
  const search = page.getByRole('searchbox');
  const list = page.getByRole('heading', { name: 'All Tickets' });
  const topAt = (target: typeof list) => target.evaluate((element) => element.getBoundingClientRect().top);
  await search.pressSequentially('the');
  await scrollToRest(page, (await topAt(search)) - 10);
  const before = await topAt(list);
  await page.setViewportSize(ACROSS);
  await expect.poll(async () => Math.abs((await topAt(list)) - before)).toBeLessThan(40);
  await page.evaluate(() => scrollTo(0, 0));
});

test('a page under a panel keeps its place while a phone is turned', async ({ show }) => {
  const page = await show('/momentum', UPRIGHT);
  await read(page, 4);
  await page.locator('#brand').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize(ACROSS);
  await expectRead(page, 4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectRead(page, 4);
  await page.evaluate(() => scrollTo(0, 0));
});

test('a page that was loaded anew under its panel keeps its place while a phone is turned', async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
  await open(page, '/momentum');
  await read(page, 4);
  await page
    .locator(RECORD)
    .nth(4)
    .getByRole('button', { name: /^Quoting/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await enter(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectRead(page, 4);
  await page.setViewportSize(ACROSS);
  await expectRead(page, 4);
  await page.setViewportSize(UPRIGHT);
  await expectRead(page, 4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectRead(page, 4);
});
