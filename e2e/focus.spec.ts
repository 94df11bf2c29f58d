import type { Page } from '@playwright/test';
import { enter, expect, nextTurn, open, SCREENS, tabTo, test, toasts } from './app';
import { PANEL_KINDS } from './panelKinds';
import { BRAND } from '@/testing/brand';

const START = Date.UTC(2026, 0, 15, 12);

/** Opens the app, then stops its clock, so that a toast stays. */
async function openStill(page: Page, address: string) {
  await page.clock.install({ time: START });
  await open(page, address);
  await page.clock.pauseAt(START + 3_600_000);
}

/** Lists that a search can empty, with the way out of it, which goes with its press, and where that leads. */
const LISTS = [
  ['/po-tracker', 'Show All Orders', 'heading', 'Active Purchase Orders'],
  ['/tickets', 'Show All Tickets', 'heading', 'All Tickets'],
  ['/smart-inbox', 'Show All Threads', 'heading', 'Email Threads'],
  ['/files', 'Show All Files', 'searchbox', 'Search files'],
] as const;

for (const [address, wayOut, role, name] of LISTS) {
  test(`'${wayOut}' on ${address} leads the focus to the ${role} of the list that is there again`, async ({ show }) => {
    const page = await show(address);
    await page.getByRole('searchbox').fill('nothing is called so');
    await page.getByRole('main').getByRole('button', { name: wayOut }).last().press('Enter');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole(role, { name })).toBeFocused();
  });
}

test("'Clear search' in a field leaves the focus in the field", async ({ show }) => {
  const page = await show('/files');
  await page.getByRole('searchbox').fill('weekly');
  await page.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a button has the focus once it is pressed, and again when its panel is closed, where the browser gives it none', async ({
  page,
}) => {
  // As Safari and Firefox do on a Mac.
  await page.addInitScript(() => {
    addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('button')) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
  await open(page, '/smart-inbox');
  for (const name of [BRAND, 'View Thread: PO-24817']) {
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Sync Outlook' }).click();
  await expect(page.getByRole('button', { name: 'Sync Outlook' })).toBeFocused();
});

test('a link that a narrower window hides hands the focus on', async ({ show }) => {
  const page = await show('/tickets');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Tickets/ })
    .focus();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the button of a row keeps the focus while the table turns into cards and back', async ({ show }) => {
  const page = await show('/po-tracker');
  const buttons = page.getByRole('button', { name: /^View PO: / });
  // The first of a new table's rows that are drawn are those in sight, the others come a frame later.
  for (const place of ['first', 'last', 'first, out of sight']) {
    const own = place === 'last' ? buttons.last() : buttons.first();
    const button = page.getByRole('button', { name: (await own.getAttribute('aria-label')) ?? '', exact: true });
    await button.focus();
    if (place === 'first, out of sight')
      await page.getByRole('region', { name: 'Active Purchase Orders' }).evaluate(
        (region) =>
          new Promise((resolve) => {
            region.addEventListener('scroll', resolve, { once: true });
            region.scrollTop = region.scrollHeight;
          }),
      );
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(button, place).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('table', { name: 'Active Purchase Orders' })).toBeVisible();
    await expect(button, place).toBeFocused();
    // And stays within reach of the tab key.
    await page.keyboard.press('Shift+Tab');
    await expect(button, place).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button, place).toBeFocused();
  }
});

test('a list that a wider window replaces by buttons hands the focus on at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStill(page, '/po-tracker');
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  await page.setViewportSize({ width: 820, height: 844 });
  await page.clock.runFor(100);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Active Purchase Orders' })).toBeFocused();
});

test('the button that turns a sort leaves the focus to the list beside it, as it goes with the sort', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/po-tracker');
  const columns = page.getByRole('combobox', { name: 'Sort by' });
  await columns.click();
  await page.getByRole('option', { name: 'Style Name' }).click();
  await page.getByRole('button', { name: /^Ascending/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Descending/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(columns).toHaveText('Not sorted');
  await expect(columns).toBeFocused();
});

/** What has the focus, by its name, where something lies over its middle or it is out of the window; else nothing. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return [];
    const { x, y, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    const isClear = above !== null && (focused.contains(above) || above.contains(focused));
    return isClear ? [] : [focused.getAttribute('aria-label') ?? focused.textContent];
  });

for (const [address] of SCREENS) {
  test(`what has the focus on ${address} is not under the bar, past the skip link and upwards`, async ({ show }) => {
    const page = await show(address, { width: 1024, height: 768 });
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    const stops = async (key: string, count: number) => {
      const covered: (string | null)[] = [];
      for (let stop = 0; stop < count; stop += 1) {
        await page.keyboard.press(key);
        covered.push(...(await coveredFocus(page)));
      }
      return covered;
    };
    expect(await stops('Tab', 12)).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await stops('Shift+Tab', 10)).toEqual([]);
  });
}

test('the ring of a link in the bar is clear of its words', async ({ show }) => {
  for (const width of [1440, 1024]) {
    const page = await show('/', { width, height: 900 });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveCount(7);
    const gaps = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const ring = link.getBoundingClientRect();
        const words = [...link.children].map((part) => part.getBoundingClientRect()).filter((part) => part.height > 9);
        return words.flatMap(({ left, right }) => [left - ring.left, ring.right - right]);
      }),
    );
    // It is 2 px wide, and lies inside the link.
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(4);
  }
});

/** Pixels by which what scrolls or cuts around the focus leaves its ring out, at the side where that is most. */
const cutOfRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // Some have their ring around what holds them, or around a part of them.
    const ringed = [focused, focused?.parentElement, focused?.parentElement?.parentElement]
      .concat([...(focused?.querySelectorAll('*') ?? [])])
      .find((each) => each && getComputedStyle(each).outlineStyle === 'solid');
    if (!ringed) return 0;
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const box = ringed.getBoundingClientRect();
    let cut = 0;
    for (let at = ringed.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      cut = Math.max(cut, left - box.left + out, box.right + out - right);
      // A region that is higher than its window cannot be shown whole.
      if (box.height < bottom - top) cut = Math.max(cut, top - box.top + out, box.bottom + out - bottom);
    }
    return cut;
  });

/** How far the borders of what scrolls may reach under a ring. */
const BORDER_PX = 1;

test("the rings of a row's buttons are whole", async ({ show }) => {
  const page = await show('/files', { width: 1280, height: 800 });
  await page.keyboard.press('Tab');
  for (const name of [/^Preview: /, /^Download: /]) {
    await page.getByRole('table').getByRole('button', { name }).first().focus();
    expect(await cutOfRing(page), String(name)).toBeLessThanOrEqual(BORDER_PX);
  }
});

for (const [address, opener, size] of [
  ['/momentum', /^Sample, /, { width: 1280, height: 800 }],
  ['/momentum', /^Sample, /, { width: 320, height: 256 }],
  ['/po-tracker', /^View PO: /, { width: 640, height: 360 }],
  ['/smart-inbox', /^View Thread: /, { width: 320, height: 256 }],
] as const) {
  test(`the ring is whole of all that the keyboard reaches in a panel of ${address} at ${size.width} x ${size.height} px`, async ({
    show,
  }) => {
    const page = await show(address, size);
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const cut: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 16; stop += 1) {
        await page.keyboard.press(key);
        const pixels = await cutOfRing(page);
        if (pixels > BORDER_PX) cut.push(`${await page.locator(':focus').ariaSnapshot()}: ${pixels} px`);
      }
    }
    expect(cut).toEqual([]);
  });
}

for (const { address, opener, place } of [...PANEL_KINDS, { address: '/', opener: /all destinations$/, place: 0 }]) {
  test(`Shift+Tab leads from the title of the panel behind ${opener} on ${address} to its last control, and Tab round to its first`, async ({
    show,
  }) => {
    const page = await show(address);
    await page.getByRole('button', { name: opener }).nth(place).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused();
    // Toasts that tell of it are not in between.
    for (const [key, end] of [
      ['Shift+Tab', 'last'],
      ['Tab', 'first'],
      ['Shift+Tab', 'last'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(panel.locator('a, button:enabled:not([tabindex="-1"]), [tabindex="0"]')[end]()).toBeFocused();
    }
  });
}

test('what has the focus in a table is not under the columns that stay', async ({ show }) => {
  const page = await show('/tickets', { width: 1024, height: 768 });
  await page.getByRole('table').getByRole('button', { name: 'Ticket ID' }).focus();
  const covered: (string | null)[] = [];
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press('Tab');
    covered.push(...(await coveredFocus(page)));
  }
  await expect(page.getByRole('row').locator(':focus')).toHaveCount(1);
  expect(covered).toEqual([]);
  // Nor is a row under the header that a search of the browser, or assistive technology, scrolls to.
  const below = await page.getByRole('region', { name: 'All Tickets' }).evaluate((region) => {
    const [header, row] = [region.querySelector('thead th'), region.querySelector('tbody tr:nth-child(3)')];
    if (!header || !row) throw new Error('There is no row.');
    region.scrollTop = region.scrollHeight;
    row.scrollIntoView({ block: 'nearest' });
    return row.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
  });
  expect(below, 'pixels').toBeGreaterThanOrEqual(0);
});

test('an opener that stood half under the bar is seen after its panel was loaded anew and closed', async ({ show }) => {
  const page = await show('/po-tracker', { width: 390, height: 844 });
  const opener = page.getByRole('button', { name: /^View PO: / }).nth(3);
  await opener.evaluate((button) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top, height } = button.getBoundingClientRect();
    window.scrollBy(0, top + height / 2 - bar);
  });
  await opener.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await enter(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  const isSeen = () =>
    opener.evaluate((button) => {
      const { left, width, top } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + 1));
    });
  await expect.poll(isSeen).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
});

test('a field in a panel stays in sight while a phone is turned', async ({ show }) => {
  const page = await show('/smart-inbox', { width: 390, height: 844 });
  await page
    .getByRole('button', { name: /^View Thread/ })
    .first()
    .click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
  await field.press('End');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(field).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(field).toBeInViewport({ ratio: 0.9 });
});

for (const size of [
  { width: 720, height: 450 },
  { width: 390, height: 500 },
]) {
  test(`the keyboard gets past 'Newest Message' at ${size.width} x ${size.height} px, and loses no letter`, async ({
    show,
  }) => {
    const page = await show('/communications', size);
    const newest = page.getByRole('button', { name: 'Newest Message' });
    const box = page.getByRole('textbox', { name: /^Message to / });
    await tabTo(page, newest);
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await page.keyboard.type('hi');
    await expect(box).toHaveValue('hi');
    await expect(newest).toHaveCount(0);
    await box.fill('');
  });
}

for (const [address, name] of [
  ['/po-tracker', /^View PO: /],
  ['/tickets', /^View: TK-/],
] as const) {
  test(`after ten steps in the drawer of ${address}, the card of the last record has the focus in sight`, async ({
    show,
  }) => {
    const page = await show(address, { width: 390, height: 844 });
    await page.getByRole('button', { name }).first().click();
    for (let step = 0; step < 10; step += 1)
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const focused = page.locator('main :focus');
    await expect(focused).toHaveAccessibleName(name);
    await expect(focused).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.evaluate(() => scrollTo(0, 0));
  });
}

test.describe('a toast in the way of the keyboard', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  for (const [address, button, stops] of [
    ['/po-tracker', 'New Purchase Order', 20],
    ['/momentum', 'Export Timeline', 12],
  ] as const) {
    test(`it covers nothing that the keyboard reaches on ${address}`, async ({ page }) => {
      await openStill(page, address);
      await page.getByRole('button', { name: button }).press('Enter');
      await page.clock.runFor(500);
      const covered: (string | null)[] = [];
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab');
        covered.push(...(await coveredFocus(page)));
      }
      await expect(toasts(page)).toHaveCount(1);
      expect(covered).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    });
  }

  test('a toast covers neither what was pressed nor the opener of a panel that is closed at once', async ({ page }) => {
    await openStill(page, '/');
    const report = page.getByRole('button', { name: 'Generate Weekly Report' });
    const details = page.getByRole('button', { name: 'View Details: TARNFELL' });
    const atTheEdge = (button: typeof report) =>
      button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8));
    await details.focus();
    await atTheEdge(details);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused();
    await page.clock.runFor(100);
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(1);
    expect(await coveredFocus(page)).toEqual([]);

    await page.clock.runFor(6_000);
    await expect(toasts(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 300 });
    await report.focus();
    await atTheEdge(report);
    await page.keyboard.press('Enter');
    await page.clock.runFor(500);
    await expect(toasts(page)).toHaveCount(1);
    expect(await coveredFocus(page)).toEqual([]);
  });
});

test('a toast does not cover why a field was refused', async ({ show }) => {
  const page = await show('/smart-inbox', { width: 390, height: 664 });
  await page.getByRole('button', { name: 'View Thread: PO-24790' }).click();
  const panel = page.getByRole('dialog');
  const create = panel.getByRole('button', { name: 'Create Ticket & Notify Teams' });
  const refused = panel.getByRole('combobox', { name: 'Ticket Type' });
  const problem = panel.getByText('Choose a ticket type');
  const bottomOf = (target: typeof refused) => target.evaluate((element) => element.getBoundingClientRect().bottom);
  const topOfToast = () => toasts(page).evaluate((element) => element.getBoundingClientRect().top);
  await create.click();
  await expect(refused).toBeFocused();
  await expect(toasts(page)).toContainText('Missing Information');
  await expect(toasts(page)).toHaveCount(1);
  // The field itself stands clear of the toast, what is said below it does not.
  const down = (await topOfToast()) - 14 - (await bottomOf(refused));
  await refused.evaluate((element, pixels) => element.closest('.panel-body')?.scrollBy(0, -pixels), down);
  expect((await bottomOf(problem)) - (await topOfToast()), 'pixels covered').toBeGreaterThan(0);
  await create.click();
  await expect(refused).toBeFocused();
  await expect.poll(async () => (await topOfToast()) - (await bottomOf(problem)), 'pixels between').toBeGreaterThan(0);
});

test('an open list lies over a toast', async ({ show }) => {
  const page = await show('/smart-inbox', { width: 390, height: 664 });
  await page.getByRole('button', { name: 'View Thread: PO-24790' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Create Ticket & Notify Teams' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await panel.getByRole('combobox', { name: 'Assignee' }).click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await nextTurn(page);
  for (const option of await options.all()) {
    const isFree = await option.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found === element || element.contains(found);
    });
    expect(isFree, await option.innerText()).toBe(true);
  }
  await page.keyboard.press('Escape');
});

test("'Newest Message' stands there after a turn too, while the bar covers the newest", async ({ show }) => {
  const page = await show('/communications', { width: 667, height: 375 });
  await page.setViewportSize({ width: 375, height: 667 });
  const newest = page.getByRole('button', { name: 'Newest Message' });
  await page.evaluate(() => {
    const last = document.querySelector('main section li:last-child');
    const bar = document.querySelector('main form')?.parentElement;
    if (!last || !bar) throw new Error('There is no bar over a message.');
    // The newest begins a little below the bar's upper edge.
    window.scrollBy(0, last.getBoundingClientRect().top - bar.getBoundingClientRect().top - 20);
  });
  await expect(newest).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
});

for (const [address, list, before] of [
  ['/communications', 'Channel', 'Purchase order'],
  ['/tickets', 'Tickets', ''],
  ['/files', 'Folders', 'Customer'],
] as const) {
  test(`after a press on a tab of ${address} the keyboard comes back to the tab, whose ring was not shown by the press`, async ({
    show,
  }) => {
    const page = await show(address, { width: 1440, height: 900 });
    const tabs = page.getByRole('tablist', { name: list }).getByRole('tab');
    const rings = () => tabs.evaluateAll((all) => all.filter((tab) => tab.matches(':focus-visible')).length);
    if (before !== '') {
      await page.getByRole('combobox', { name: before }).click();
      await page.getByRole('option').nth(1).click();
    }
    for (const place of [1, 1, 0]) {
      await tabs.nth(place).click();
      await expect(tabs.nth(place)).toBeFocused();
      await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
      expect(await rings(), 'tabs with the ring of the keyboard').toBe(0);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(tabs.nth(0)).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tabs.nth(0)).toBeFocused();
    expect(await rings()).toBe(1);
  });
}
