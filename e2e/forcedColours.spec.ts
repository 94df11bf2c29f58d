import type { Page } from '@playwright/test';
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
  await page.getByRole('switch').click();
  await expect.poll(ground).toBe(highlight);
  await page.getByRole('switch').click();

  await show('/po-tracker');
  const button = page.getByRole('button', { name: /^View PO: / }).first();
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
  const cut = await words.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(await words.count()).toBeGreaterThan(40);
  expect(cut).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
});
