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
 * How often almost every element of the page was styled anew while something was done, as Chromium notes it: each time is
 * a pause that grows with the page.
 */
async function timesWholePageStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length);
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
  return styled.filter(({ args: { elementCount = 0 } }) => elementCount > elements * 0.7).length;
}

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
    const times = (act: () => Promise<void>) => timesWholePageStyled(browser, page, act);

    // Once each, for the page behind an open panel is inert.
    const opening = await times(async () => {
      await page.getByRole('button', { name: /^View PO: PO-24803/ }).click();
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
      await page.waitForFunction(() => document.getAnimations().length === 0);
    });
    expect(opening, 'while a panel opens').toBeLessThanOrEqual(1);

    const telling = await times(async () => {
      await dialog.getByRole('button', { name: 'Open in SharePoint' }).click();
      await expect(toasts(page)).toBeVisible();
      await page.waitForFunction(() => document.getAnimations().length === 0);
    });
    expect(telling, 'while a toast appears').toBe(0);

    const closing = await times(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
    expect(closing, 'while a panel closes').toBeLessThanOrEqual(1);
  });
}
