import type { Browser, Page } from '@playwright/test';
import { expect, open, test } from './app';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** What the product causes comes in every round; what the browser does of itself, such as a late font, in one. */
const MOST_ROUNDS = 3;

/**
 * How often almost every element of the page was styled anew while something was done, as Chromium notes it: each time is
 * a pause that grows with the page.
 */
async function timesWholePageStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = await browser.stopTracing();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Chromium's trace format
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
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
    const dialog = page.getByRole('dialog');
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    const times = (act: () => Promise<void>) => timesWholePageStyled(browser, page, act);

    const opening: number[] = [];
    const telling: number[] = [];
    const closing: number[] = [];
    const isShown = () => Math.min(...opening) <= 1 && Math.min(...telling) === 0 && Math.min(...closing) <= 1;
    for (let round = 0; round < MOST_ROUNDS && !isShown(); round += 1) {
      opening.push(
        await times(async () => {
          await page.getByRole('button', { name: /^View PO: PO-24803/ }).click();
          await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
          await page.waitForFunction(() => document.getAnimations().length === 0);
        }),
      );
      telling.push(
        await times(async () => {
          await dialog.getByRole('button', { name: 'Open in SharePoint' }).click();
          await expect(toast).toBeVisible();
          await page.waitForFunction(() => document.getAnimations().length === 0);
        }),
      );
      closing.push(
        await times(async () => {
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }),
      );
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
    }
    // Once each, for the page behind an open panel is inert.
    expect(Math.min(...opening), `while a panel opens: ${opening.join(', ')}`).toBeLessThanOrEqual(1);
    expect(Math.min(...telling), `while a toast appears: ${telling.join(', ')}`).toBe(0);
    expect(Math.min(...closing), `while a panel closes: ${closing.join(', ')}`).toBeLessThanOrEqual(1);
  });
}
