import { expect, open, test, watch } from './app';

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

// Firefox tells a year of two digits only once its field is left.
for (const way of ['Enter', 'a press of the button'] as const) {
  test(`of a deadline's year two digits are enough, where the form is sent by ${way}`, async ({ page }) => {
    const { printed } = watch(page);
    await open(page, '/tickets');
    await page.getByRole('tab', { name: 'Log New Issue' }).click();
    await page.getByLabel('Deadline').focus();
    await page.keyboard.type('120526');
    if (way === 'Enter') await page.keyboard.press(way);
    else await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(page.getByLabel('Deadline')).toHaveValue('');
    expect(printed.filter((line) => line.includes('deadline: 2026-12-05'))).toHaveLength(1);
  });
}
