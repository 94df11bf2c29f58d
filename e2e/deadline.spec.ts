import { expect, open, test } from './app';

// A year that is taken away leaves half a date, of which Firefox forgets the rest when its attribute is written.
test('of a deadline one part is corrected, and the others stay', async ({ page }) => {
  await open(page, '/tickets');
  await page.getByRole('tab', { name: 'Log New Issue' }).click();
  const deadline = page.getByLabel('Deadline');
  await deadline.focus();
  await page.keyboard.type('12052026');
  await expect(deadline).toHaveValue('2026-12-05');
  await page.keyboard.press('Backspace');
  await expect(deadline).toHaveValue('');
  await page.keyboard.type('2027');
  await expect(deadline).toHaveValue('2027-12-05');
});
