import type { Browser, Page } from '@playwright/test';
import { expect, open, test, toasts } from './app';

interface TraceEvent {
  name: string;
  pid: number;
  args: { elementCount?: number; data?: { message?: string } };
}

/** Stands in the trace of the page alone; other pages of the browser are traced along. */
const MARK = 'weftline: this page';

/**
 * How many elements were styled each time that styles were worked out while something was done, as Chromium notes it:
 * where it is almost all of the page, or of a panel, it is a pause that grows with them.
 */
async function elementsStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  // oxlint-disable-next-line no-console -- prints nothing: it sets a mark in the trace
  await page.evaluate((mark) => console.timeStamp(mark), MARK);
  await act();
  const trace = await browser.stopTracing();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chromium's trace format
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const ofPage = traceEvents.find(({ name, args }) => name === 'TimeStamp' && args.data?.message === MARK)?.pid;
  expect(ofPage, 'process of the page').toBeDefined();
  const styled = traceEvents.filter(({ name, pid }) => name === 'UpdateLayoutTree' && pid === ofPage);
  expect(styled.length, 'styles worked out').toBeGreaterThan(0);
  return styled.map(({ args: { elementCount = 0 } }) => elementCount);
}

const countOf = (page: Page, selector: string) =>
  page.evaluate((selected) => document.querySelectorAll(selected).length, selector);

/** In how many of them almost all were styled. */
const timesAlmostAll = (styled: readonly number[], all: number) => styled.filter((count) => count > all * 0.7).length;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a panel and a toast leave the styles of the page behind them alone, ${width} px`, async ({ browser, page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/po-tracker');
    // The rows out of sight are drawn a moment later than those in sight.
    await expect(page.getByRole('button', { name: /^View PO: / })).toHaveCount(36);
    await page.evaluate(() => document.fonts.ready);
    const dialog = page.getByRole('dialog');
    const styledBy = (act: () => Promise<void>) => elementsStyled(browser, page, act);

    const elementsOfPage = await countOf(page, 'body *');
    const opening = await styledBy(async () => {
      await page.getByRole('button', { name: /^View PO: PO-24803/ }).click();
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
      await page.waitForFunction(() => document.getAnimations().length === 0);
    });
    // Once, for the page behind an open panel is inert.
    expect(timesAlmostAll(opening, elementsOfPage), 'the page, while a panel opens').toBeLessThanOrEqual(1);
    const elementsOfPanel = await countOf(page, '.panel *');
    // The page and the panel itself.
    expect(timesAlmostAll(opening, elementsOfPanel), 'the panel, while it opens').toBeLessThanOrEqual(2);

    const telling = await styledBy(async () => {
      await dialog.getByRole('button', { name: 'Open in SharePoint' }).click();
      await expect(toasts(page)).toBeVisible();
      await page.waitForFunction(() => document.getAnimations().length === 0);
    });
    expect(timesAlmostAll(telling, elementsOfPanel), 'page or panel, while a toast appears').toBe(0);

    const closing = await styledBy(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
    expect(timesAlmostAll(closing, elementsOfPage), 'the page, while a panel closes').toBeLessThanOrEqual(1);
  });
}
