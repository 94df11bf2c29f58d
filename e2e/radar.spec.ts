import { atWidths, expect, expectNoSidewaysScroll, expectUntold, open, tabTo, test, WIDTHS } from './app';

test.describe('the weekly radar report', () => {
  test('RADAR-6: its three actions are reached by keyboard in their order, and have no effect', async ({
    page,
    watched,
  }) => {
    await open(page, '/radar');
    const before = await page.getByRole('main').textContent();
    const printed = watched.printed.length;
    await tabTo(page, page.getByRole('button', { name: 'Export to Excel' }));
    for (const name of ['Export to Excel', 'Present to CEO', 'Generate PowerPoint']) {
      await expect(page.getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    await expectUntold(page);
    await expect(page).toHaveURL('/radar');
    expect(await page.getByRole('main').textContent()).toBe(before);
    expect(watched.printed.slice(printed)).toEqual([]);
  });

  test('nothing stands out of the page at any width', async ({ show }) => {
    const page = await show('/radar');
    const texts = page.getByRole('main').locator('th, td, dd, dt, h1, h2, h3, p, li');
    await atWidths(page, WIDTHS, async () => {
      await expectNoSidewaysScroll(page);
      const cut = await texts.evaluateAll((all) =>
        all
          .filter((text) => text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 1)
          .map((text) => text.textContent),
      );
      expect(cut).toEqual([]);
    });
  });
});
