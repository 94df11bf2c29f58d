import type { Page } from '@playwright/test';
import { contrastRatio } from '@/testing/palette';
import { expect, test } from './app';

/** A computed colour as '#rrggbb'. */
const hex = (computed: string) =>
  `#${(computed.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

/** A style of an element, as '#rrggbb'. */
async function colour(page: Page, selector: string, property: 'background-color' | 'border-bottom-color' | 'color') {
  const computed = await page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  return hex(computed);
}

const PANEL = 'article[data-edge]';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`who asks for more contrast sees edges, tags, bars and grey words, ${colorScheme}`, async ({ show }) => {
    const page = await show('/');
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const panel = await colour(page, PANEL, 'background-color');
    const canvas = await colour(page, 'html', 'background-color');
    for (const edge of [PANEL, '[data-badge]', '[role=progressbar]', 'header']) {
      const seen = await colour(page, edge, 'border-bottom-color');
      await expect(page.locator(edge).first(), edge).toHaveCSS('border-bottom-width', '1px');
      for (const ground of [panel, canvas]) {
        expect(contrastRatio(seen, ground), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
    // The fill of a bar stands on the panel itself.
    expect(
      await page
        .locator('[role=progressbar]')
        .first()
        .evaluate((bar) => getComputedStyle(bar).backgroundColor),
    ).toBe('rgba(0, 0, 0, 0)');
    for (const grey of ['[data-accent-color=gray]', '.text-ink-2']) {
      expect(contrastRatio(await colour(page, `main ${grey}`, 'color'), canvas), grey).toBeGreaterThanOrEqual(7);
    }
    const selected = await page.evaluate(
      () => getComputedStyle(document.documentElement, '::selection').backgroundColor,
    );
    expect(contrastRatio(hex(selected), panel), 'ground of what is selected').toBeGreaterThanOrEqual(7);
    await page.emulateMedia({ contrast: null });
  });
}

test('the chosen appearance has an edge that is seen beside the others, light and dark', async ({ show }) => {
  const page = await show('/');
  await page.getByRole('button', { name: /all destinations$/ }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const edge = await page.getByRole('radiogroup', { name: 'Appearance' }).evaluate(({ lastElementChild }) => {
      const style = lastElementChild && getComputedStyle(lastElementChild, '::before');
      return style?.borderTopWidth === '1px' ? style.borderTopColor : 'rgb(0, 0, 0, 0)';
    });
    const ground = await colour(page, '[role=dialog]', 'background-color');
    expect(contrastRatio(hex(edge), ground), colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});
