import type { CDPSession, Page } from '@playwright/test';
import { expect, open, SCREENS, test } from '../app';
import { countTimers, grown, type Held, heldAtRest, MAY_GROW_BY, openMeter } from './measure';
import { OVERLAYS, press, until } from './overlays';

/** Until every cache is filled. */
const WARM_UP_ROUNDS = 10;
const ROUNDS = Number(process.env['WEFTLINE_LEAK_ROUNDS'] ?? 200);
/** 500 changes of screen beside 200 rounds of an overlay. */
const CHANGES = ROUNDS * 2.5;
const LONGEST_ROUND_MS = 4_000;
const LONGEST_REST_MS = 120_000;

/** What `npm run leaks` reads of each test. */
export interface Leaks {
  rounds: number;
  start: Held;
  end: Held;
  /** What stands too high. */
  grew: string[];
}

/** Rounds between two looks at the page at rest. */
async function rounds(page: Page, meter: CDPSession, count: number, turn: () => Promise<void>): Promise<Leaks> {
  const repeat = async (times: number) => {
    for (let time = 0; time < times; time += 1) await turn();
  };
  await repeat(WARM_UP_ROUNDS);
  const start = await heldAtRest(page, meter);
  await repeat(count);
  const end = await heldAtRest(page, meter, start);
  return { rounds: count, start, end, grew: grown(start, end) };
}

async function judge(page: Page, count: number, turn: () => Promise<void>, meter: CDPSession) {
  test.setTimeout((count + WARM_UP_ROUNDS) * LONGEST_ROUND_MS + LONGEST_REST_MS);
  const leaks = await rounds(page, meter, count, turn);
  test.info().annotations.push({ type: 'leaks', description: JSON.stringify(leaks) });
  expect(leaks.grew, `grew by more than ${MAY_GROW_BY * 100} %`).toEqual([]);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { name, path, width, prepare, round } of OVERLAYS) {
  test(name, async ({ page }) => {
    await countTimers(page);
    if (width !== undefined) await page.setViewportSize({ width, height: 844 });
    await open(page, path);
    await prepare?.(page);
    await judge(page, ROUNDS, () => round(page), await openMeter(page));
  });
}

test('changes of screen', async ({ page }) => {
  await countTimers(page);
  await open(page);
  const goTo = async ([path, heading]: (typeof SCREENS)[number]) => {
    const inBar = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);
    if ((await inBar.count()) > 0) await press(page, inBar);
    else {
      await press(page, page.locator('#brand'));
      await press(page, page.getByRole('dialog').locator(`a[href="${path}"]`));
    }
    await until(page, 'main h1', heading);
  };
  // Each screen once is a round, so that the page stands at the same one whenever it is looked at.
  const everyScreen = async () => {
    for (const screen of SCREENS) await goTo(screen);
  };
  await judge(page, Math.ceil(CHANGES / SCREENS.length), everyScreen, await openMeter(page));
});
