import { expect, holdSlidingOut, IN_MOTION, open, test } from './app';

test.use({
  ...IN_MOTION,
  // Scrollbars that take room, as on most desks; headless browsers hide them.
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('where scrollbars take room, neither a list nor a panel that closes moves anything', async ({ page }) => {
  await open(page, '/momentum');
  const room = () => page.evaluate(() => document.documentElement.clientWidth);
  const left = () => page.locator('.panel').evaluate((panel) => panel.getBoundingClientRect().left);
  const atRest = await room();
  expect(atRest).toBeLessThan(await page.evaluate(() => window.innerWidth));
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await room()).toBe(atRest);
  const { scrollY } = await page.evaluate(() => ({ scrollY: window.scrollY }));
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
  await page.getByRole('button', { name: /^Sample, PO-24803/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const standing = await left();
  const letGo = await holdSlidingOut(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel')).toHaveAttribute('data-state', 'closed');
  expect(await room()).toBe(atRest);
  expect(await left()).toBeCloseTo(standing, 0);
  await letGo();
});

test('where scrollbars take room, a toast stays at the edge of the page while a panel opens', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 700 });
  await open(page, '/momentum');
  const start = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
  const atRest = await start('main h1');
  await page.getByRole('button', { name: /^Sample, PO-24803/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect([await start('main h1'), await start('.toast')]).toEqual([atRest, atRest]);
});

/**
 * What decides in each table, and the windows in which it stands in sight without scrolling: `apart` pixels before the
 * column that stays where more columns fade out beneath that, so that neither its figures nor the arrow of its order do.
 */
const IN_SIGHT = [
  { address: '/po-tracker', column: 'Progress', widths: [1280, 1366, 1440], apart: 0 },
  { address: '/tickets', column: 'Days Overdue', widths: [1440], apart: 6 },
] as const;

for (const { address, column, widths, apart } of IN_SIGHT) {
  test(`where scrollbars take room, ${column} and whole ids stand in sight`, async ({ page }) => {
    await open(page, address);
    const table = page.getByRole('table');
    const side = (name: string, edge: 'left' | 'right') =>
      table.getByRole('columnheader', { name }).evaluate((head, at) => head.getBoundingClientRect()[at], edge);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await side(column, 'right'), `at ${width} px`).toBeLessThanOrEqual(
        (await side('Actions', 'left')) - apart,
      );
      const cut = await table
        .getByRole('rowheader')
        .evaluateAll((heads) =>
          heads
            .filter((head) => [...head.children].some((id) => id.scrollWidth > id.clientWidth))
            .map((head) => head.textContent),
        );
      expect(cut, `ids cut at ${width} px`).toEqual([]);
    }
  });
}
