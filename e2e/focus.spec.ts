import { expect, test } from './app';

/** Lists that a search can empty, with the way out of it, which goes with its press, and where that leads. */
const LISTS = [
  ['/po-tracker', 'Clear filters', 'heading', 'Active Purchase Orders'],
  ['/tickets', 'Show all tickets', 'heading', 'All Tickets'],
  ['/smart-inbox', 'Clear filters', 'heading', 'Email Threads'],
  ['/files', 'Show all files', 'searchbox', 'Search files'],
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
  const button = page.getByRole('button', { name: 'View PO: PO-24771' });
  await button.focus();
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('table', { name: 'Active Purchase Orders' })).toBeVisible();
  await expect(button).toBeFocused();
});
