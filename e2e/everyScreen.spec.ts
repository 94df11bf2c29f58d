import { expect, open, printedByPage, test } from './app';

test('SHELL-9: a walk through every screen, back and forward, finds each as it was left and stays silent', async ({
  page,
  watched,
}) => {
  const go = (name: RegExp) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const scrolled = () => page.evaluate(() => Math.round(scrollY));

  await open(page, '/po-tracker');
  await page.getByRole('searchbox').fill('denim');
  const orders = await page.getByRole('rowheader').allTextContents();
  expect(orders.length).toBeGreaterThan(2);

  await go(/^Tickets/);
  await page.getByRole('searchbox').fill('brackenby');
  await page.getByRole('button', { name: 'Days Overdue' }).click();
  const tickets = await page.getByRole('rowheader').allTextContents();
  expect(tickets.length).toBeGreaterThan(2);
  await page.getByRole('tab', { name: 'Log New Issue' }).click();

  await go(/^Smart Inbox/);
  await page.getByRole('switch', { name: 'AI Actions Only' }).click();
  await expect(page.getByRole('heading', { name: 'Email Threads (2)' })).toBeVisible();

  await go(/^Momentum/);
  await expect(heading).toHaveText('Momentum Tracker');
  // Its rows below the window are drawn right after those in it.
  await expect
    .poll(() => {
      void page.evaluate(() => scrollTo(0, 700));
      return scrolled();
    })
    .toBe(700);

  await go(/^File Hub/);
  await page.getByRole('tab', { name: /^Design Files/ }).click();

  await go(/^Radar Report/);
  await expect(heading).toHaveText('Weekly Radar Report');

  await page.goBack();
  await expect(heading).toHaveText('Customer File Hub');
  await expect(page.getByRole('tab', { name: /^Design Files/ })).toHaveAttribute('aria-selected', 'true');

  await page.goBack();
  await expect(heading).toHaveText('Momentum Tracker');
  await expect.poll(scrolled).toBe(700);

  await page.goBack();
  await expect(page.getByRole('switch', { name: 'AI Actions Only' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Email Threads (2)' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Log New Issue' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'All Tickets' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('brackenby');
  await expect(page.getByRole('columnheader', { name: 'Days Overdue' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader')).toHaveText(tickets);

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('denim');
  await expect(page.getByRole('rowheader')).toHaveText(orders);

  for (let step = 0; step < 5; step += 1) await page.goForward();
  await expect(heading).toHaveText('Weekly Radar Report');

  expect(printedByPage(watched.printed)).toEqual([]);
  const elsewhere = watched.requested.filter((address) => new URL(address).origin !== new URL(page.url()).origin);
  expect(elsewhere).toEqual([]);
});
