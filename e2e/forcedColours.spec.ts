import type { Locator, Page } from '@playwright/test';
import { expect, SCREENS, test } from './app';

/** A colour of the system, as computed styles say it. */
const systemColour = (page: Page, name: 'CanvasText' | 'Highlight') =>
  page.evaluate((colour) => {
    const probe = document.createElement('span');
    probe.style.setProperty('forced-color-adjust', 'none');
    probe.style.color = colour;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('in forced colours bars, dots and icons have the colour of words on every screen', async ({ show }) => {
  let marks = 0;
  for (const [address] of SCREENS) {
    const page = await show(address);
    await page.emulateMedia({ forcedColors: 'active' });
    const ink = await systemColour(page, 'CanvasText');
    const drawn = await page.evaluate(() => ({
      marks: [...document.querySelectorAll('[data-mark]')].map((mark) => getComputedStyle(mark).backgroundColor),
      strangeIcons: [...document.querySelectorAll('svg')]
        .filter(
          (icon) => icon.parentElement && getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
        )
        .map((icon) => icon.parentElement?.textContent),
    }));
    expect(new Set([ink, ...drawn.marks]), `marks on ${address}`).toEqual(new Set([ink]));
    expect(drawn.strangeIcons, `icons on ${address}`).toEqual([]);
    marks += drawn.marks.length;
    await page.emulateMedia({ forcedColors: 'none' });
  }
  expect(marks).toBeGreaterThan(20);
});

test('in forced colours what is on, open or pending is marked', async ({ show }) => {
  const page = await show('/momentum');
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = () =>
    page.getByRole('switch').evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  const highlight = await systemColour(page, 'Highlight');
  expect(await ground()).not.toBe(highlight);
  // Its knob is a fill, too.
  const knob = page.getByRole('switch').locator('> *');
  await expect(knob).toHaveCSS('outline', /solid 1px$/);
  await page.getByRole('switch').click();
  await expect.poll(ground).toBe(highlight);
  await page.getByRole('switch').click();

  await page.getByRole('combobox', { name: 'Customer' }).press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await expect(page.getByRole('option').first()).toHaveCSS('background-color', highlight);
  // Its shadow is dropped.
  await expect(page.getByRole('listbox')).toHaveCSS('border-top', /^1px solid/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);

  await show('/tickets');
  const bar = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  await expect.poll(() => bar(page.getByRole('tab', { selected: true }))).toBe(highlight);

  await show('/po-tracker');
  const button = page.getByRole('button', { name: /^View PO: / }).first();
  await expect(button).toHaveCSS('border-top', /^1px solid/);
  // The demonstration answers before anybody has seen it.
  await button.evaluate((element) => element.setAttribute('aria-busy', 'true'));
  await expect(button).toHaveCSS('text-decoration', /underline dotted/);
  await button.evaluate((element) => element.removeAttribute('aria-busy'));
  await expect(button).not.toHaveCSS('text-decoration', /underline dotted/);
  await button.click();
  await expect(page.locator('tr[aria-current]')).toHaveCSS('outline', /solid 2px$/);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('in forced colours, whose edges take room, badges show all of their words', async ({ show }) => {
  const page = await show('/po-tracker', { width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  const words = page.getByRole('table').locator('[data-badge] > span');
  // The rows below the window are drawn after those in sight.
  await expect.poll(() => words.count()).toBeGreaterThan(40);
  const cut = await words.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('in forced colours, whose edges take room, the last head of a table has its word on one line', async ({
  show,
}) => {
  for (const address of ['/po-tracker', '/tickets', '/files']) {
    const page = await show(address);
    await page.emulateMedia({ forcedColors: 'active' });
    const spare = await page.locator('thead th:last-child').evaluateAll((heads) =>
      heads.map((head) => {
        const { paddingLeft, paddingRight } = getComputedStyle(head);
        const words = document.createRange();
        words.selectNodeContents(head);
        const room = head.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return room - words.getBoundingClientRect().width;
      }),
    );
    expect(spare.length, address).toBeGreaterThan(0);
    // Firefox sets them up to a pixel wider.
    for (const pixels of spare) expect(pixels, address).toBeGreaterThanOrEqual(1);
    await page.emulateMedia({ forcedColors: 'none' });
  }
});

test('in forced colours fields show all of their values on a narrow window, and a thicker edge once refused', async ({
  show,
}) => {
  const page = await show('/smart-inbox', { width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page
    .getByRole('button', { name: /^View Thread: / })
    .first()
    .click();
  const values = page.getByRole('dialog').locator('input[readonly]');
  await expect(values).toHaveCount(2);
  const cut = await values.evaluateAll((fields) =>
    fields.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(cut, 'pixels of each that are cut').toEqual([0, 0]);
  const panel = page.getByRole('dialog');
  const choice = panel.getByRole('combobox', { name: 'Ticket Type' });
  const text = panel.getByRole('textbox', { name: 'Description' });
  for (const [field, edged] of [
    [values.first(), values.first().locator('..')],
    [choice, choice],
    [text, text.locator('..')],
  ] as const) {
    await expect(edged).toHaveCSS('border-top-width', '1px');
    // As a server's refusal has it drawn.
    await field.evaluate((element) => element.setAttribute('aria-invalid', 'true'));
    await expect(edged).toHaveCSS('border-top-width', '3px');
    await field.evaluate((element) => element.removeAttribute('aria-invalid'));
  }
  await page.emulateMedia({ forcedColors: 'none' });
});

test("in forced colours one ring tells the focus, in the system's colour and where it stands otherwise", async ({
  show,
}) => {
  /** Boxes beside and around what has the focus that bear a ring, and its colour. */
  const rings = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const near = [focused, focused?.parentElement, ...(focused?.querySelectorAll('*') ?? [])];
      return near.flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          if (!element) return [];
          const { outlineColor, outlineStyle, outlineWidth, content } = getComputedStyle(element, part || undefined);
          // The knob of a switch has an edge of 1 px.
          const isDrawn = outlineStyle === 'solid' && outlineWidth === '2px' && (part === '' || content !== 'none');
          return isDrawn ? [outlineColor] : [];
        }),
      );
    });
  const first = (page: Page, role: 'button' | 'searchbox' | 'switch' | 'tab' | 'textbox', name: string | RegExp) =>
    page.getByRole(role, { name }).first();
  const PLACES = [
    ['/momentum', 'button', /^Sample, /],
    ['/momentum', 'switch', 'View as Table'],
    ['/files', 'button', 'Open: Ticket Archive'],
    ['/files', 'tab', /^Summary Logs/],
    ['/files', 'searchbox', 'Search files'],
    ['/files', 'button', /^Preview: /],
    ['/communications', 'textbox', /^Message/],
    ['/', 'button', 'Generate Weekly Report'],
  ] as const;
  for (const [address, role, name] of PLACES) {
    const page = await show(address);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.keyboard.press('Tab');
    await first(page, role, name).focus();
    expect(await rings(page), `rings of ${String(name)} on ${address}`).toEqual([
      await systemColour(page, 'Highlight'),
    ]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
});

test('in forced colours a chosen appearance has an edge, and a ring only while it has the focus', async ({ show }) => {
  const page = await show('/');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('button', { name: /all destinations$/ }).click();
  const chosen = page.getByRole('radio', { checked: true });
  await expect(chosen).toHaveCSS('outline-style', 'none');
  const edge = await page
    .getByRole('radiogroup', { name: 'Appearance' })
    .evaluate(({ lastElementChild }) => lastElementChild && getComputedStyle(lastElementChild, '::before').borderTop);
  expect(edge).toBe(`1px solid ${await systemColour(page, 'CanvasText')}`);
  await page.keyboard.press('Tab');
  await chosen.focus();
  await expect(chosen).toHaveCSS('outline', `${await systemColour(page, 'Highlight')} solid 2px`);
  await page.emulateMedia({ forcedColors: 'none' });
});
