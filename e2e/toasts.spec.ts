import type { Page } from '@playwright/test';
import { expect, IN_MOTION, notices, open, test, toasts } from './app';
import { drawFinger, drawFingers } from './finger';

test.use(IN_MOTION);

const report = (page: Page) => page.getByRole('button', { name: 'Generate Weekly Report' }).click();
const details = (page: Page, customer = 'TARNFELL') =>
  page.getByRole('button', { name: `View Details: ${customer}` }).click();

const START = Date.UTC(2026, 0, 15, 12);

/** Opens the app, then stops its clock: from here on time passes only where a test says so. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: START });
  await open(page);
  await page.clock.pauseAt(START + 3_600_000);
}

/** Drags from the middle of an element to the left, slowly enough to be no flick. */
async function dragLeft(page: Page, target: ReturnType<typeof toasts>, pixels: number) {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - pixels / 2, y, { steps: 4 });
  await page.clock.runFor(1_000);
  await page.mouse.move(x - pixels, y, { steps: 4 });
  await page.mouse.up();
  // In parts, since a leaving toast starts its last timer only after a frame.
  for (let part = 0; part < 4; part += 1) await page.clock.runFor(200);
}

test.describe('the in-app toasts', () => {
  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page);
    await page.mouse.move(1_000, 500);
  });

  test('DASH-2, TOAST-5: the weekly report is told for 3 seconds', async ({ page }) => {
    await report(page);
    await page.mouse.move(1_000, 500);
    await expect(toasts(page)).toContainText('Generating Report');
    await expect(toasts(page)).toContainText('Weekly executive summary is being prepared...');
    await page.clock.runFor(2_800);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(500);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('TOAST-1: a new toast replaces the old, and equal words start their time anew', async ({ page }) => {
    await report(page);
    await page.clock.runFor(2_000);
    await report(page);
    await page.clock.runFor(2_000);
    await expect(toasts(page)).toHaveCount(1);
    await details(page);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText('TARNFELL');
  });

  test('TOAST-2: a toast stays 5 seconds, longer while the pointer rests on it', async ({ page }) => {
    await details(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(4_500);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await details(page, 'BRACKENBY');
    await toasts(page).hover();
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toHaveCount(1);
  });

  test('TOAST-2: a swipe past 50 pixels sends a toast away, a shorter one does not', async ({ page }) => {
    await report(page);
    await dragLeft(page, toasts(page), 44);
    await expect(toasts(page)).toHaveCount(1);
    await dragLeft(page, toasts(page), 62);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a toast that had the focus leads it to the screen where nothing had it before', async ({ page }) => {
    await report(page);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the hotkey reaches a toast, Escape sends it away and gives the focus back', async ({ page }) => {
    await page.getByRole('button', { name: 'Generate Weekly Report' }).press('Enter');
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    // The list, which has the focus then, is not drawn itself.
    await expect(toasts(page)).toHaveCSS('outline', /solid 2px$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Generate Weekly Report' })).toBeFocused();
  });
});

test('Escape on a toast that came with a panel sends the toast away, the next one closes the panel', async ({
  show,
}) => {
  const page = await show('/po-tracker');
  for (const tabs of [0, 1, 2]) {
    await page.getByRole('button', { name: 'View PO: PO-24790' }).click();
    await expect(toasts(page)).toHaveCount(1);
    const panel = page.getByRole('dialog', { name: 'PO-24790' });
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('F8');
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
});

test('Escape in a search with words empties it and leaves the toast, the next one sends it away', async ({ show }) => {
  const page = await show('/po-tracker');
  await page.getByRole('button', { name: 'New Purchase Order' }).click();
  await expect(toasts(page)).toHaveCount(1);
  const search = page.getByRole('searchbox');
  await search.fill('denim');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(toasts(page)).toHaveCount(1);
  await search.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

for (const [way, goTo] of Object.entries({
  'Alt+T': (page: Page) => page.keyboard.press('Alt+t'),
  'a press of the mouse': (page: Page) =>
    notices(page)
      .first()
      .click({ position: { x: 60, y: 20 } }),
}))
  test(`after ${way} has led to a message, a press into a field leads there`, async ({ show }) => {
    const page = await show('/smart-inbox');
    await page
      .getByRole('button', { name: /^View Thread/ })
      .first()
      .click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: /^Copy PO/ }).click();
    await goTo(page);
    await expect(panel.locator(':focus')).toHaveCount(0);
    const description = panel.getByRole('textbox', { name: 'Description' });
    await description.click();
    await expect(description).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' and zips');
    await expect(description).toHaveValue(/ and zips$/);
  });

/** On a busy computer the page starts its timers late, and the stopped clock has to go on for them. */
const expectMessages = async (page: Page, messages: number) => {
  const count = async () => {
    await page.clock.runFor(20);
    return notices(page).count();
  };
  await expect.poll(count, { intervals: [50] }).toBe(messages);
};

test.describe('the browser messages', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page);
    await details(page);
    await page.clock.runFor(1_000);
  });
  /** Copies, and lets time pass in small parts until the message is there. */
  const copy = async (page: Page, messages: number) => {
    await page.getByRole('button', { name: 'Copy PO number' }).click();
    await expectMessages(page, messages);
  };

  test('TOAST-4: at most 3 are seen, 356 px wide, 14 px apart, for 4 seconds', async ({ page }) => {
    for (let messages = 1; messages <= 4; messages += 1) await copy(page, messages);
    await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PO-00000');
    expect((await notices(page).first().boundingBox())?.width).toBe(356);
    await notices(page).first().hover();
    const gap = async () => {
      const boxes = await Promise.all([0, 1].map((index) => notices(page).nth(index).boundingBox()));
      const [upper, lower] = boxes.filter((box) => box !== null).toSorted((one, other) => one.y - other.y);
      return upper && lower ? Math.round(lower.y - upper.y - upper.height) : 0;
    };
    await expect.poll(gap).toBe(14);
    await page.mouse.move(700, 300);
    await page.clock.runFor(3_500);
    await expect(notices(page)).not.toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(notices(page)).toHaveCount(0);
  });

  test('TOAST-4: after Alt+T time runs on for the others as soon as the focus has left them', async ({ page }) => {
    for (let messages = 1; messages <= 3; messages += 1) await copy(page, messages);
    const front = notices(page).first().locator('.notice');
    await expect(front).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Alt+t');
    // The mouse was pressed last.
    await expect(front).toHaveCSS('outline-style', 'solid');
    await notices(page).first().getByRole('button', { name: 'Dismiss message' }).press('Enter');
    await expectMessages(page, 2);
    await expect(page.getByRole('button', { name: 'Copy PO number' })).toBeFocused();
    await page.clock.runFor(5_500);
    await expect(notices(page)).toHaveCount(0);
  });

  test('TOAST-4: while the pointer rests on them they stay, also when the focus comes elsewhere meanwhile', async ({
    page,
  }) => {
    for (let messages = 1; messages <= 2; messages += 1) await copy(page, messages);
    await notices(page).first().hover();
    await page.getByRole('button', { name: 'Copy PO number' }).press('Shift+Tab');
    await page.clock.runFor(20_000);
    await expect(notices(page)).toHaveCount(2);
    await page.mouse.move(700, 300);
    await page.clock.runFor(5_500);
    await expect(notices(page)).toHaveCount(0);
  });

  test('TOAST-4: a slow swipe past 20 pixels sends a message away, a shorter one does not', async ({ page }) => {
    await copy(page, 1);
    await page.clock.runFor(500);
    await dragLeft(page, notices(page), 16);
    await expect(notices(page)).toHaveCount(1);
    await dragLeft(page, notices(page), 26);
    await expect(notices(page)).toHaveCount(0);
  });
});

test('over the sheet of destinations each of the browser messages is in sight', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithStoppedClock(page);
  await page.getByRole('button', { name: /all destinations/ }).click();
  for (const appearance of ['Dark', 'Light']) {
    await page.getByRole('radio', { name: appearance }).click();
    await page.clock.runFor(500);
  }
  const told = notices(page).filter({ hasText: 'This appearance lasts until you reload the page.' });
  await expect(told).toHaveCount(2);
  for (const each of await told.all()) await expect(each).toBeInViewport({ ratio: 1 });
});

test.describe('under a finger', { tag: '@touch' }, () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  test.beforeEach(async ({ page }) => openWithStoppedClock(page));

  test('TOAST-5: a toast that was touched goes in its time, and takes no focus', async ({ page }) => {
    await report(page);
    await toasts(page).getByText('Generating Report').tap();
    await expect(page.getByRole('button', { name: 'Generate Weekly Report' })).toBeFocused();
    await page.clock.runFor(3_300);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('TOAST-5: a toast that a pen touched goes in its time, and takes no focus', async ({ page }) => {
    await report(page);
    const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
    const pen = await page.context().newCDPSession(page);
    const at = { x: x + 60, y: y + 20, button: 'left', clickCount: 1, pointerType: 'pen' } as const;
    await pen.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await pen.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    await expect(page.getByRole('button', { name: 'Generate Weekly Report' })).toBeFocused();
  });

  test('two fingers on a toast enlarge the page', { tag: '@swipe' }, async ({ page }) => {
    await report(page);
    const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
    await drawFingers(page, [
      [
        [x + 190, y + 20],
        [x + 290, y + 20],
      ],
      [
        [x + 150, y + 20],
        [x + 50, y + 20],
      ],
    ]);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  });

  test(
    'a toast that a finger did not send away is sent away by the first press',
    { tag: '@swipe' },
    async ({ page }) => {
      await report(page);
      const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
      await drawFinger(page, [x + 150, y + 20], [x + 120, y + 20]);
      await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
      // Not by a tap: on a busy machine the browser now and then takes it for a long press, which presses nothing.
      await toasts(page).getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(toasts(page)).toHaveCount(0);
    },
  );

  test('a toast that the phone took from under a finger lies as before', { tag: '@swipe' }, async ({ page }) => {
    await report(page);
    const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
    await drawFinger(page, [x + 150, y + 20], [x + 120, y + 20], { cancelled: true });
    await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  });

  test('a finger that begins on a toast or a message scrolls the page', { tag: '@swipe' }, async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    const drawUp = async (target: ReturnType<typeof toasts>) => {
      // The finger before may move it on by some pixels.
      await page.evaluate(() => scrollTo(0, 0));
      const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
      await drawFinger(page, [x + 100, y + 20], [x + 100, y - 180]);
      await expect.poll(scrolled).toBeGreaterThan(100);
    };
    await details(page);
    await page.clock.runFor(1_000);
    await page.getByRole('button', { name: 'Copy PO number' }).tap();
    await expectMessages(page, 1);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await drawUp(notices(page));
    await drawUp(toasts(page));
    await expect(toasts(page)).toHaveCount(1);
  });

  test(
    'TOAST-4: a message goes in its time where the phone took the finger off it',
    { tag: '@swipe' },
    async ({ page }) => {
      await details(page);
      await page.clock.runFor(1_000);
      await page.getByRole('button', { name: 'Copy PO number' }).tap();
      await expectMessages(page, 1);
      await page.clock.runFor(500);
      const { x = 0, y = 0 } = (await notices(page).boundingBox()) ?? {};
      await drawFinger(page, [x + 150, y + 20], [x + 140, y + 20], { cancelled: true });
      await page.clock.runFor(5_500);
      await expect(notices(page)).toHaveCount(0);
    },
  );
});

test.describe('tooltips', () => {
  test('TOAST-7: a tooltip opens after 700 ms, the next one at once within 300 ms', async ({ page }) => {
    await openWithStoppedClock(page);
    await details(page);
    await page.clock.runFor(1_000);
    const tip = page.getByRole('tooltip');
    await page.getByRole('button', { name: 'Copy PO number' }).hover();
    await page.clock.runFor(600);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(tip).toHaveText('Copy PO number');
    await page.mouse.move(1_150, 400, { steps: 5 });
    await page.clock.runFor(100);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).hover();
    await page.clock.runFor(50);
    await expect(tip).toHaveText('Close');
    await page.mouse.move(1_150, 400, { steps: 5 });
    await page.clock.runFor(400);
    await page.getByRole('button', { name: 'Copy PO number' }).hover();
    await page.clock.runFor(100);
    await expect(tip).toHaveCount(0);
  });
});
