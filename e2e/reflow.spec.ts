import type { Locator, Page } from '@playwright/test';
import { expect, expectErrorScreen, open, passwordField, SCREENS, test, toasts } from './app';

declare global {
  interface Window {
    takeSpacingAway: () => void;
  }
}

/** The least text spacing that a person may set without losing anything (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Sets it as an extension of the browser does, for the page's policy allows no style of others. */
const setSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // By itself, for the page adopts and drops styles of its own meanwhile.
    window.takeSpacingAway = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, spacing);
const takeSpacingAway = (page: Page) => page.evaluate(() => window.takeSpacingAway());

/** How far the page reaches beyond the window, in pixels. */
const beyondWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words of tables that reach out of their cell, which cuts them without a sign; the space after the last letter may. */
const cutInCells = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const range = document.createRange();
    for (const cell of document.querySelectorAll('td, tbody th')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        range.selectNodeContents(text);
        const beyond = range.getBoundingClientRect().right - cell.getBoundingClientRect().right;
        const parent = text.parentElement;
        const hasSign = parent && getComputedStyle(parent).textOverflow === 'ellipsis';
        const isHeardOnly = parent && parent.getBoundingClientRect().width <= 1;
        // Over what is drawn lies what is marked and found, in one line.
        const line = parent?.closest('span');
        const isUnseen = line && getComputedStyle(line, '::first-line').color === 'rgba(0, 0, 0, 0)';
        if (beyond > 2 && !hasSign && !isHeardOnly && !isUnseen) cut.push(`'${text.textContent}' by ${beyond} px`);
      }
    }
    return cut;
  });

async function expectRoomForSpacing(page: Page, check?: () => Promise<void>) {
  await setSpacing(page);
  for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => beyondWindow(page), `at ${width} px`).toBe(0);
    await expect.poll(() => cutInCells(page), `cut at ${width} px`).toEqual([]);
    await test.step(`at ${width} px`, async () => check?.());
  }
  await takeSpacingAway(page);
}

for (const [address, title] of [...SCREENS, ['/nowhere', '404']] as const) {
  test(`wide text spacing makes ${address} no wider than its window`, async ({ show }) => {
    const page = await show(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const tabs = await page.getByRole('tab').all();
    for (const tab of tabs.length > 0 ? tabs : [undefined]) {
      await tab?.click();
      if (tab) await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectRoomForSpacing(page);
    }
  });
}

test('wide text spacing makes the tables of /momentum no wider than their window', async ({ show }) => {
  const page = await show('/momentum');
  await page.getByRole('switch', { name: 'View as Table' }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectRoomForSpacing(page);
});

test('wide text spacing makes the gate no wider than its window', async ({ page }) => {
  await page.goto('/');
  await passwordField(page).fill('wrong');
  await passwordField(page).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectRoomForSpacing(page);
});

test('wide text spacing makes the error screen no wider than its window', async ({ page }) => {
  await page.route(/DashboardScreen-/, (route) => route.abort());
  await open(page);
  await expectErrorScreen(page, /dynamically imported module/);
  await expectRoomForSpacing(page);
});

/** A window of 1280 x 1024 at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

/**
 * Leads the focus to every control of the page but the tabs, which show something else as soon as they have it.
 * @returns how many there are, and the names of those whose middle is then out of the window or under something else
 */
async function tryControls(page: Page) {
  // A key makes the browser show where the focus is from now on, which a mouse before this may have ended.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const tried = new Set<Element>();
    const covered: string[] = [];
    const isFree = (control: Element) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
    };
    /** Rows below the window are drawn after those in it. */
    const next = () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button:not([role=tab][aria-selected=false]), input, textarea',
        ),
      ].find(
        (control) =>
          !tried.has(control) &&
          control.checkVisibility() &&
          !control.matches(':disabled, [aria-hidden=true], [inert] *'),
      );
    for (let control = next(); control; control = next()) {
      tried.add(control);
      control.focus();
      // What is only partly in sight the browser leaves where it is; the app scrolls it into sight when Tab is released.
      control.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
      // The page may scroll once more, out from under what sticks to its edge.
      for (let frames = 0; frames < 10 && !isFree(control); frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      if (!isFree(control)) covered.push(control.getAttribute('aria-label') ?? control.textContent);
    }
    return { count: tried.size, covered };
  });
}

/** Words that are broken over two lines without a hyphen, and icons that are narrower than they are high. */
const squeezed = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`'${word}' in ${text.parentElement.outerHTML.slice(0, 120)}`);
      }
    }
    for (const icon of document.querySelectorAll('svg.lucide:not(svg *)')) {
      const { width, height } = icon.getBoundingClientRect();
      if (width < height - 1) found.push(`the icon of '${icon.parentElement?.textContent ?? ''}'`);
    }
    return found;
  });

for (const [address] of [...SCREENS, ['/nowhere']] as const) {
  test(`at a zoom of 400 % all actions of ${address} can be reached, and its words and icons are whole`, async ({
    show,
  }) => {
    const page = await show(address, ZOOMED);
    const tabs = await page.getByRole('tab').all();
    for (const tab of tabs.length > 0 ? tabs : [undefined]) {
      await tab?.press('Enter');
      const { count, covered } = await tryControls(page);
      // Brand, skip link and at least one of its own.
      expect(count, 'actions').toBeGreaterThan(2);
      expect(covered).toEqual([]);
      expect(await beyondWindow(page)).toBe(0);
      // Rows below the window are drawn after those in it.
      await expect.poll(() => squeezed(page)).toEqual([]);
    }
  });
}

test('at a zoom of 400 % the bar leaves the window to what is read, at 200 % it stays', async ({ show }) => {
  for (const [size, top] of [
    [ZOOMED, -300],
    [{ width: 640, height: 400 }, 0],
  ] as const) {
    const page = await show('/po-tracker', size);
    await page.evaluate(() => scrollTo(0, 300));
    expect((await page.getByRole('banner').boundingBox())?.y, `top of the bar at ${size.height} px`).toBe(top);
  }
});

test('at a zoom of 400 % the emails of a thread scroll in a part of the window, beside which the panel can be held', async ({
  show,
}) => {
  const page = await show('/smart-inbox', ZOOMED);
  await page
    .getByRole('button', { name: /^View Thread: / })
    .first()
    .click();
  const emails = page.getByRole('region', { name: 'Emails' });
  await expect(emails).toBeVisible();
  expect((await emails.boundingBox())?.height, 'pixels').toBeLessThan(ZOOMED.height * 0.65);
});

test('at a zoom of 400 % all actions of the gate can be reached', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto('/');
  await passwordField(page).fill('x');
  await expect(page.getByRole('button', { name: 'Access Platform' })).toBeEnabled();
  expect(await tryControls(page)).toEqual({ count: 3, covered: [] });
  expect(await beyondWindow(page)).toBe(0);
});

/** Panels by the screen and the button that opens them, with how many toasts tell of it. */
const PANELS = [
  ['/', 'View Details: TARNFELL', 1],
  ['/smart-inbox', /^View Thread/, 1],
  ['/po-tracker', /^View PO/, 1],
  ['/tickets', /^View: TK-/, 0],
  ['/momentum', /^Quoting/, 1],
  ['/', /all destinations$/, 0],
] as const;

/** Sends a toast off, in one go with looking for it, for it may go by itself meanwhile. */
const sendOff = (toast: Locator) =>
  toast
    .getByRole('button', { name: 'Dismiss notification', includeHidden: true })
    .evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()));

/** What in a panel holds more than its width, in words; a field's own text may be longer than the field. */
const tooWide = (panel: Locator) =>
  panel.evaluate((element) =>
    [element, ...element.querySelectorAll('*:not(input, textarea, svg *)')]
      .filter((part) => {
        const { overflowX, textOverflow } = getComputedStyle(part);
        const [box, room] = [part.getBoundingClientRect(), element.getBoundingClientRect()];
        // The fill of a bar is moved out of it by what is left to do, and shows nothing there.
        const shows = box.width > 1 && part.textContent !== '';
        if (shows && (box.right > room.right + 1 || box.left < room.left - 1)) return true;
        if (overflowX === 'visible') return false;
        if (textOverflow === 'ellipsis' || part.clientWidth <= 1) return false;
        return part.scrollWidth > part.clientWidth + 1;
      })
      .map((part) => `<${part.tagName.toLowerCase()}> ${part.getAttribute('aria-label') ?? part.textContent}`),
  );

for (const [address, opener] of PANELS) {
  test(`wide text spacing cuts nothing of the panel behind ${opener} on ${address}`, async ({ show }) => {
    const page = await show(address, { width: 1280, height: 900 });
    await page.getByRole('button', { name: opener }).first().click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await expectRoomForSpacing(page, async () => {
      await expect(panel).toBeInViewport({ ratio: 0.99 });
      await expect.poll(() => tooWide(panel)).toEqual([]);
    });
  });
}

for (const [address, opener, told] of PANELS) {
  test(`at a zoom of 400 % all actions of the panel behind ${opener} on ${address} can be reached, and its words and icons are whole`, async ({
    show,
  }) => {
    const page = await show(address, ZOOMED);
    await page.getByRole('button', { name: opener }).first().click();
    await expect(toasts(page)).toHaveCount(told);
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    // Otherwise it covers what stands below it for seconds.
    await sendOff(toasts(page));
    await expect(toasts(page)).toHaveCount(0);
    const controls = panel.locator(':is(button, a, input, textarea, [role="combobox"]):not([aria-disabled="true"])');
    expect(await controls.count(), 'actions of the panel').toBeGreaterThan(2);
    for (const control of await controls.all()) {
      await control.scrollIntoViewIfNeeded();
      // Playwright tries the press: what is covered or out of the window fails here.
      await control.click({ trial: true });
    }
    await setSpacing(page);
    expect(await tooWide(panel)).toEqual([]);
    await takeSpacingAway(page);
    await expect.poll(() => squeezed(page)).toEqual([]);
  });
}

/** Where everything of the page stands, and how large it is, in whole pixels. */
const places = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

/** The same once nothing comes or goes: rows below the window are drawn later, and then it is seen whether they are cut. */
async function settledPlaces(page: Page): Promise<string[]> {
  let found = await places(page);
  await expect(async () => {
    const before = found;
    found = await places(page);
    expect(found).toEqual(before);
  }).toPass();
  return found;
}

test('a larger font of the browser widens no gaps around text that stays as it is; zoom makes all of it larger', async ({
  show,
}) => {
  for (const [address] of SCREENS) {
    const page = await show(address);
    await expect(toasts(page)).toHaveCount(0);
    const before = await settledPlaces(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
    expect(await settledPlaces(page), address).toEqual(before);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
});
