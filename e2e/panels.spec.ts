import type { Locator, Page } from '@playwright/test';
import {
  atWidths,
  enter,
  expect,
  holdSlidingOut,
  IN_MOTION,
  nextTurn,
  notices,
  open,
  passwordField,
  test,
  toasts,
} from './app';
import { drawFinger, drawFingers } from './finger';
import { BRAND } from '@/testing/brand';
import { roleColor } from './looks';

test.use(IN_MOTION);

const details = (page: Page) => page.getByRole('button', { name: 'View Details: TARNFELL' });
const dialog = (page: Page) => page.getByRole('dialog');

async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not there.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Names of the panel's buttons and links in sight over which something of the toasters lies. */
function coveredActions(page: Page): Promise<string[]> {
  return dialog(page).evaluate((panel) =>
    [...panel.querySelectorAll('button, a')]
      // What a panel scrolls may be covered for the moment; it can be scrolled clear.
      .filter((action) => !panel.matches('[data-side="right"]') || !action.closest('[role="region"]'))
      .filter((action) => {
        const { x, y, width, height } = action.getBoundingClientRect();
        const seen = document.elementFromPoint(x + width / 2, y + height / 2);
        return seen?.closest('[data-notifications]');
      })
      .map((action) => action.getAttribute('aria-label') ?? action.textContent ?? ''),
  );
}

for (const width of [1280, 390]) {
  test(
    `a double click on 'View Details' opens the drawer and leaves it open, ${width} px`,
    { tag: '@double-click' },
    async ({ show }) => {
      const page = await show('/', { width, height: 844 });
      await details(page).dblclick({ delay: 20 });
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    },
  );
}

test(
  'the second press of a double click beside the panel leaves the focus in it',
  { tag: '@double-click' },
  async ({ show }) => {
    const page = await show('/');
    await details(page).click();
    await expect(dialog(page)).toBeVisible();
    const focused = () => dialog(page).evaluate((panel) => panel.contains(document.activeElement));
    await expect.poll(focused).toBe(true);
    await page.mouse.move(300, 500);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(dialog(page)).toBeVisible();
    expect(await focused()).toBe(true);
  },
);

test(
  'the second press of a double click on the toast that comes under it leaves the focus in the panel',
  { tag: '@double-click' },
  async ({ show }) => {
    const page = await show('/', { width: 390, height: 844 });
    await details(page).click();
    await expect(toasts(page)).toBeVisible();
    const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    expect(await page.evaluate(() => document.activeElement?.closest('[data-notifications]'))).toBeNull();
  },
);

test('of two missing fields the one with the focus is seen to have it, also after a press', async ({ show }) => {
  const page = await show('/smart-inbox');
  await page
    .getByRole('button', { name: /^View Thread/ })
    .nth(2)
    .click();
  await dialog(page).getByRole('button', { name: 'Create Ticket & Notify Teams' }).click();
  const missing = dialog(page).getByRole('combobox', { name: 'Ticket Type' });
  await expect(missing).toBeFocused();
  await expect(missing).toHaveAttribute('aria-invalid', 'true');
  await expect(missing).toHaveCSS('outline', /solid 2px$/);
  await expect(dialog(page).getByRole('combobox', { name: 'Assignee' })).not.toHaveCSS('outline', /solid 2px$/);
});

test('PO-17: a click beside the drawer closes it', async ({ show }) => {
  const page = await show('/');
  await details(page).click();
  await expect(dialog(page)).toBeVisible();
  await nextTurn(page);
  await page.mouse.click(300, 500);
  await expect(dialog(page)).toHaveCount(0);
  await expect(details(page)).toBeFocused();
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ['a click beside it', (page: Page) => page.mouse.click(40, 450)],
] as const) {
  test(`a drawer that ${how} closes leaves the page to the pointer while it still slides out`, async ({ show }) => {
    const page = await show('/po-tracker', { width: 1440, height: 900 });
    const buttons = page.getByRole('button', { name: /^View PO: / });
    const other = await middleOf(buttons.nth(6));
    const tickets = await middleOf(page.getByRole('navigation').getByRole('link', { name: /^Tickets/ }));
    const title = dialog(page).getByRole('heading', { level: 2 });
    let letGo = await holdSlidingOut(page);
    const openAndClose = async () => {
      await buttons.first().click();
      await expect(title).toBeFocused();
      await nextTurn(page);
      await close(page);
      // It is still there, and slides; the page is there for screen readers already, which have the focus in it.
      await expect(dialog(page)).toHaveAttribute('data-state', 'closed');
      await expect(buttons.first()).toBeFocused();
    };
    await openAndClose();
    const shown = (await title.textContent()) ?? '';
    await page.mouse.click(...other);
    await expect(dialog(page)).toHaveAttribute('data-state', 'open');
    await expect(title).toBeFocused();
    await expect(title).not.toHaveText(shown);
    await letGo();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    letGo = await holdSlidingOut(page);
    await openAndClose();
    await page.mouse.click(...tickets);
    await letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
  });
}

for (const [path, opener, region] of [
  ['/po-tracker', /^View PO: /, '.data-grid'],
  ['/smart-inbox', /^View Thread/, ':root'],
] as const) {
  test(`on ${path} the wheel scrolls while a panel still slides out, and not before`, async ({ show }) => {
    const page = await show(path, { width: 1440, height: 700 });
    const scrolled = () => page.locator(region).evaluate(({ scrollTop }) => scrollTop);
    /** What the wheel was, and whether the page was kept from it, once all who listen have heard. */
    const turnWheel = async () => {
      const heard = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            addEventListener('wheel', (event) => setTimeout(() => resolve(event.defaultPrevented)), {
              capture: true,
              once: true,
            });
          }),
      );
      await nextTurn(page);
      await page.mouse.wheel(0, 120);
      return heard;
    };
    await page.getByRole('button', { name: opener }).first().click();
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await nextTurn(page);
    await page.mouse.move(500, 560);
    expect(await turnWheel(), 'kept from the page').toBe(true);
    const letGo = await holdSlidingOut(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveAttribute('data-state', 'closed');
    expect(await turnWheel(), 'kept from the page').toBe(false);
    await expect.poll(scrolled).toBeGreaterThan(50);
    await letGo();
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('a key that steps while the drawer slides out takes no toast back', async ({ show }) => {
  const page = await show('/po-tracker', { width: 1440, height: 900 });
  const buttons = page.getByRole('button', { name: /^View PO: / });
  await buttons.first().click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(toasts(page)).toHaveCount(1);
  await nextTurn(page);
  const letGo = await holdSlidingOut(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveAttribute('data-state', 'closed');
  await page.keyboard.press('Alt+ArrowDown');
  await letGo();
  await expect(dialog(page)).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(1);
});

test('a panel that opens while another one slides out keeps the wheel from the page', async ({ show }) => {
  const page = await show('/smart-inbox', { width: 1440, height: 700 });
  await page
    .getByRole('button', { name: /^View Thread/ })
    .first()
    .click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await nextTurn(page);
  const letGo = await holdSlidingOut(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveAttribute('data-state', 'closed');
  await page.locator('#brand').click();
  await expect(page.locator('[role=dialog][data-state=open]')).toHaveCount(1);
  const heldAt = await page.evaluate(
    () =>
      new Promise<[boolean, string]>((resolve) => {
        const box = document.querySelector('.panel-overlay[data-state=open]');
        const event = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
        box?.dispatchEvent(event);
        resolve([event.defaultPrevented, getComputedStyle(document.body).overflow]);
      }),
  );
  expect(heldAt).toEqual([true, 'hidden']);
  await letGo();
});

test('quick presses on Next are heard, and take the toast that names the order they leave', async ({ show }) => {
  const page = await show('/po-tracker', { width: 1440, height: 900 });
  await page
    .getByRole('button', { name: /^View PO: / })
    .first()
    .click();
  await expect(toasts(page)).toBeVisible();
  const title = dialog(page).getByRole('heading', { level: 2 });
  let shown = await title.textContent();
  // It waits until the panel stands.
  await dialog(page).getByRole('button', { name: /^Next/ }).hover();
  const step = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(title).not.toHaveText(shown ?? '');
    shown = await title.textContent();
  };
  await step(1);
  // Long before its time is over.
  await expect(toasts(page)).toHaveCount(0, { timeout: 2_000 });
  await step(2);
  await step(3);
});

test(
  'the second press of a double click that closes a panel reaches nothing behind it',
  { tag: '@double-click' },
  async ({ show }) => {
    const page = await show('/po-tracker', { width: 1440, height: 900 });
    const tickets = await middleOf(page.getByRole('navigation').getByRole('link', { name: /^Tickets/ }));
    await page
      .getByRole('button', { name: /^View PO: / })
      .first()
      .click();
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await nextTurn(page);
    const letGo = await holdSlidingOut(page);
    await page.mouse.click(...tickets);
    // So that the second press does not end on what took the first.
    await expect(dialog(page)).toHaveAttribute('data-state', 'closed');
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await letGo();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchase Order Tracker');
  },
);

test('a toast that has no room beside a panel stands within it', async ({ show }) => {
  for (const width of [1024, 844, 768]) {
    const page = await show('/smart-inbox', { width, height: 800 });
    await page
      .getByRole('button', { name: /^View Thread/ })
      .first()
      .click();
    await expect(toasts(page)).toHaveCount(1);
    const stands = async () => {
      const [toast, panel] = await Promise.all([toasts(page).boundingBox(), dialog(page).boundingBox()]);
      if (!toast || !panel) return 'not there';
      if (panel.x + panel.width > width + 1) return 'sliding in';
      if (toast.x + toast.width <= panel.x) return 'beside it';
      return toast.x >= panel.x && toast.x + toast.width <= panel.x + panel.width ? 'within it' : 'across its edge';
    };
    await expect.poll(stands, `${width} px`).toMatch(/^(beside|within) it$/);
    await expect(toasts(page)).toHaveCount(1);
  }
});

for (const [width, height] of [
  [375, 553],
  [360, 560],
  [320, 568],
] as const) {
  test(`at ${width} x ${height} px the last destination is seen, at least in part`, async ({ show }) => {
    const page = await show('/', { width, height });
    await page.getByRole('banner').getByRole('button', { name: BRAND }).click();
    await expect(dialog(page).getByRole('link', { name: 'Communications' })).toBeInViewport({ ratio: 0.3 });
  });
}

test('going back closes the drawer and the sheet, and stays on the screen', async ({ show }) => {
  const page = await show('/', { width: 390, height: 844 });
  await details(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(details(page)).toBeFocused();
  await page.locator('#brand').click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Operations Platform');
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
});

test('neither a reload nor going forward shows the sheet again, and its entry is left', async ({ show }) => {
  const page = await show('/radar');
  const brand = page.locator('#brand');
  await brand.click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await enter(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly Radar Report');
  await expect(dialog(page)).toHaveCount(0);

  await brand.click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  const shown = await page.evaluate(() => Object(history.state).key);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => Object(history.state).key)).toBe(shown);
  await expect(dialog(page)).toHaveCount(0);
  await brand.click();
  await expect(dialog(page)).toBeVisible();
});

test('closing the drawer leaves no entry behind: going back once leaves the app', async ({ page }) => {
  await page.goto('/radar');
  await open(page);
  await details(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/radar');
  await expect(passwordField(page)).toBeVisible();
});

test('toast and message cover no action of an open panel at any width', async ({ show }) => {
  const page = await show('/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const toast = toasts(page);
  const message = notices(page).first();
  /** Asked once, while both are there: later they would cover nothing because they are gone. */
  const expectNothingCovered = async () => {
    await expect(toast).toBeVisible();
    await expect(message).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const covered = await coveredActions(page);
    expect([await toast.count(), await message.count()], 'toast and message still there').toEqual([1, 1]);
    expect(covered).toEqual([]);
  };
  await atWidths(page, [1440, 1024, 768, 390, 320], async () => {
    await details(page).click();
    await page.getByRole('button', { name: 'Copy PO number' }).click();
    await expectNothingCovered();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Generate Weekly Report' }).click();
    await page.locator('#brand').click();
    await expect(dialog(page)).toBeVisible();
    await expectNothingCovered();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
});

for (const [width, height] of [
  [390, 844],
  [320, 256],
] as const) {
  test(`all that a panel holds can be scrolled clear of a toast, ${width} x ${height} px`, async ({ show }) => {
    const page = await show('/smart-inbox', { width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'View Thread: PO-24790' }).click();
    await expect(toasts(page)).toHaveCount(1);
    // In a low window the actions are scrolled too.
    const last =
      height < 480 ? dialog(page).getByRole('button').last() : dialog(page).locator('.panel-body > :last-child');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    // Asked once: later the toast would be gone.
    const gap = await last.evaluate((element) => {
      const panel = element.closest('.panel');
      for (const part of [panel, panel?.querySelector('.panel-body')]) part?.scrollTo(0, part.scrollHeight);
      const toast = document.querySelector('.toast')?.getBoundingClientRect().top ?? Number.NaN;
      return toast - element.getBoundingClientRect().bottom;
    });
    expect(gap, 'pixels between').toBeGreaterThanOrEqual(0);
  });
}

test('a toast covers no action of a drawer either once the window has got narrower, and stands as before once it is wide', async ({
  show,
}) => {
  const page = await show('/', { width: 1280, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await details(page).click();
  await expect(toasts(page)).toBeVisible();
  // Where the focus is on the list, its time stands still.
  await page.keyboard.press('F8');
  const standsAt = () => toasts(page).boundingBox();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const before = await standsAt();
  await atWidths(page, [768, 390], async () => {
    // The footer, which another width makes higher, tells its height a frame later.
    await expect.poll(() => coveredActions(page)).toEqual([]);
    expect(await toasts(page).count()).toBe(1);
  });
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(standsAt).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

for (const [width, button, name] of [
  [1440, '[aria-label="View PO: PO-24790"]', 'a drawer'],
  [390, '#brand', 'the sheet'],
] as const) {
  test(`${name} that is closed on its way in, or opened on its way out, goes on from where it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/po-tracker');
    /** Stops the way of the panel at a moment, in milliseconds; where it is then. */
    const stopAt = (ms: number) =>
      page.evaluate((moment) => {
        const panel = document.querySelector('.panel');
        for (const way of [panel, panel?.previousElementSibling].flatMap((part) => part?.getAnimations() ?? [])) {
          way.pause();
          way.currentTime = moment;
        }
        const { left = 0, top = 0 } = panel?.getBoundingClientRect() ?? {};
        const scrim = panel?.previousElementSibling;
        return [left, top, scrim ? Number(getComputedStyle(scrim).opacity) : 0];
      }, ms);
    const letGo = await holdSlidingOut(page, true);
    const opener = page.locator(button);
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    const onItsWay = await stopAt(60);
    expect(onItsWay[2], 'opacity of the scrim').toBeLessThan(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.panel')).toHaveAttribute('data-state', 'closed');
    const leaving = await stopAt(0);
    for (const [place, value] of leaving.entries()) expect(value).toBeCloseTo(onItsWay[place] ?? 0, place < 2 ? 0 : 1);
    const nearlyOut = await stopAt(100);
    expect(nearlyOut).not.toEqual(leaving);
    await opener.click();
    await expect(page.locator('.panel')).toHaveAttribute('data-state', 'open');
    const back = await stopAt(0);
    for (const [place, value] of back.entries()) expect(value).toBeCloseTo(nearlyOut[place] ?? 0, place < 2 ? 0 : 1);
    await letGo();
  });
}

test('TOAST-2: a toast that takes the place of one that had the focus goes by itself', async ({ page }) => {
  await open(page, '/po-tracker');
  await page.getByRole('button', { name: 'View PO: PO-24790' }).click();
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Edit PO' }).dispatchEvent('click');
  await expect(toasts(page)).not.toBeFocused();
  await expect(toasts(page)).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

/** Moves a finger by 240 px, slowly enough to be no flick; `held` is called before it is lifted. */
async function swipeRight(page: Page, target: Locator, held?: () => Promise<void>) {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await drawFinger(page, [x + 20, y + height / 2], [x + 260, y + height / 2], { held });
}

test.describe('for fingers', { tag: '@touch' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** What can be touched and is lower or narrower than 44 px. */
  const tooSmall = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], input, [role=radio]')]
        .filter(
          (control) => !control.closest('[inert]') && control.checkVisibility() && !control.matches('[data-skip-link]'),
        )
        .map((control) => ({ control, box: (control.closest('.rt-TextFieldRoot') ?? control).getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(
          ({ control, box }) =>
            `${control.getAttribute('aria-label') ?? control.textContent}: ${box.width} x ${box.height}`,
        ),
    );

  test('the close button of a toast lies within it', async ({ page }) => {
    await open(page, '/smart-inbox');
    await page
      .getByRole('button', { name: /^View Thread/ })
      .nth(1)
      .click();
    const toast = toasts(page);
    await expect(toast).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const beyond = await toast.evaluate((element) => {
      const outer = element.getBoundingClientRect();
      const inner = element.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
      return [outer.top - inner.top, inner.bottom - outer.bottom, inner.right - outer.right, 44 - inner.height];
    });
    expect(Math.max(...beyond), 'pixels').toBeLessThanOrEqual(0.5);
  });

  test('a finger that moves in a field closes nothing, beside it the panel', { tag: '@swipe' }, async ({ page }) => {
    await open(page, '/smart-inbox');
    await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
    const field = dialog(page).getByRole('textbox', { name: 'Description' });
    await field.fill('Seams open');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await swipeRight(page, field);
    await expect(field).toHaveValue('Seams open');
    await expect(dialog(page)).toBeVisible();
    await swipeRight(page, dialog(page).getByRole('heading', { level: 2 }));
    await expect(dialog(page)).toHaveCount(0);
  });

  test(
    'the panel follows the finger also where a field that is gone left its caret to the page',
    {
      tag: '@swipe',
    },
    async ({ page }) => {
      await open(page, '/smart-inbox');
      await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
      const title = dialog(page).getByRole('heading', { level: 2 });
      await expect(title).toBeFocused();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      await page.evaluate(() => getSelection()?.collapse(document.body, 0));
      await swipeRight(page, dialog(page).getByRole('heading', { level: 3 }).first(), async () => {
        await expect
          .poll(() => dialog(page).evaluate((panel) => panel.getBoundingClientRect().left))
          .toBeGreaterThan(150);
      });
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  test(
    'a finger on the emails moves the panel on, once they are read to their end',
    { tag: '@swipe' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await open(page, '/smart-inbox');
      await page.getByRole('button', { name: 'View Thread: PO-24817' }).click();
      await expect(dialog(page)).toBeVisible();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      await page.keyboard.press('F8');
      await page.keyboard.press('Escape');
      await expect(toasts(page)).toHaveCount(0);
      const emails = dialog(page).getByRole('region', { name: 'Emails' });
      await emails.evaluate((list) => list.scrollIntoView({ block: 'center' }));
      const type = dialog(page).getByRole('combobox', { name: 'Ticket Type' });
      await expect(type).not.toBeInViewport();
      const [x, y] = await middleOf(emails);
      await expect(async () => {
        await drawFinger(page, [x, y + 120], [x, y - 120]);
        await expect(type).toBeInViewport({ ratio: 1, timeout: 200 });
      }).toPass({ timeout: 20_000 });
    },
  );

  test(
    'two fingers enlarge a panel, and one then moves it about in the window',
    { tag: '@swipe' },
    async ({ page }) => {
      await open(page, '/po-tracker');
      await page.getByRole('button', { name: 'View PO: PO-24790' }).click();
      await expect(dialog(page)).toBeVisible();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      // The one that comes down first, which a panel may follow, goes to the right.
      await drawFingers(
        page,
        [
          [
            [210, 300],
            [290, 300],
          ],
          [
            [110, 300],
            [30, 300],
          ],
        ],
        { ahead: 6 },
      );
      const shown = () => page.evaluate(() => [visualViewport?.scale, visualViewport?.offsetLeft]);
      await expect.poll(async () => (await shown())[0], 'enlarged').toBeGreaterThan(1.5);
      const [scale = 1] = await shown();
      const end = 390 - 390 / scale;
      for (const [from, to, left] of [
        [180, 20, end],
        [20, 180, 0],
      ] as const) {
        await expect(async () => {
          await drawFinger(page, [from, 300], [to, 300]);
          // The browser's own roundings stand between them.
          expect(Math.abs(((await shown())[1] ?? Infinity) - left)).toBeLessThan(2);
        }).toPass({ timeout: 20_000 });
      }
      await expect(dialog(page)).toBeVisible();
      expect(await dialog(page).evaluate((panel) => panel.getBoundingClientRect().left)).toBe(0);
    },
  );

  test('letters in a field are large enough for phones not to enlarge the page', async ({ page }) => {
    await open(page, '/smart-inbox');
    await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
    await expect(dialog(page)).toBeVisible();
    const sizes = await page
      .locator(':is(input, textarea):read-write')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  test('the button beside a title can be pressed to its edges', async ({ page }) => {
    await open(page, '/po-tracker');
    await page.getByRole('button', { name: 'View PO: PO-24790' }).tap();
    const copy = page.getByRole('button', { name: 'Copy PO number' });
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
    const { y: top, width, height } = (await copy.boundingBox()) ?? { y: 0, width: 0, height: 0 };
    // It may reach beyond the window's own edge, where no finger goes.
    for (const y of [Math.max(-top, 0) + 2, height - 2]) {
      await copy.tap({ position: { x: width / 2, y } });
      await expect(notices(page)).toHaveCount(1);
      await notices(page)
        .getByRole('button', { name: /^Dismiss|^Close/ })
        .tap();
      await expect(notices(page)).toHaveCount(0);
    }
  });

  test('everything that can be touched is at least 44 px', async ({ page }) => {
    await page.goto('/');
    await expect(passwordField(page)).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await enter(page);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await page.locator('#brand').click();
    await expect(dialog(page)).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await details(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Create Ticket' }).click();
    await page.getByRole('combobox', { name: 'Ticket Type' }).click();
    await expect(page.getByRole('option')).toHaveCount(5);
    const options = await page.getByRole('option').evaluateAll((all) => all.map((option) => option.clientHeight));
    expect(Math.min(...options)).toBeGreaterThanOrEqual(44);
  });
});

test('at 320 px the choice of appearance lies within the sheet', async ({ show }) => {
  const page = await show('/', { width: 320, height: 700 });
  await page.locator('#brand').click();
  const choices = page.getByRole('radio');
  await expect(choices).toHaveCount(3);
  for (const choice of await choices.all()) {
    const box = await choice.boundingBox();
    expect(box ? box.x + box.width : Infinity).toBeLessThanOrEqual(320);
  }
});

test('the spinner of the login turns in the middle of its button', async ({ page }) => {
  await page.route(/Shell-/, () => {});
  await page.goto('/');
  await enter(page);
  const spinner = page.locator('button[type=submit] .rt-Spinner');
  await expect(spinner).toBeVisible();
  // Both at one moment, for the page may still move.
  const apart = await spinner.evaluate((turning) => {
    const inner = turning.getBoundingClientRect();
    const outer = turning.closest('button')?.getBoundingClientRect() ?? new DOMRect();
    const across = inner.x + inner.width / 2 - outer.x - outer.width / 2;
    const down = inner.y + inner.height / 2 - outer.y - outer.height / 2;
    return Math.max(Math.abs(across), Math.abs(down));
  });
  expect(apart).toBeLessThan(1);
});

test('paper is white also when the screen is dark', { tag: '@dark' }, async ({ show }) => {
  const page = await show('/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const inks = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    return ['panel', 'ink', 'ink-2'].map((role) => {
      probe.style.color = `var(--${role})`;
      return getComputedStyle(probe).color;
    });
  });
  expect(inks).toEqual([roleColor('panel'), roleColor('ink'), roleColor('ink-2')]);
});

test('Escape on the browser messages sends them away and gives the focus back', async ({ show }) => {
  const page = await show('/');
  await details(page).click();
  const copy = page.getByRole('button', { name: 'Copy PO number' });
  await copy.press('Enter');
  const messages = notices(page);
  await expect(messages).toHaveCount(1);
  await page.keyboard.press('Alt+t');
  // The list, which has the focus then, is not drawn itself.
  await expect(messages.locator('[data-tone]')).toHaveCSS('outline', /solid 2px$/);
  await page.keyboard.press('Escape');
  await expect(messages).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(copy).toBeFocused();
});
