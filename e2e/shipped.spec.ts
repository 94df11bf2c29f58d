import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectUntold, passwordField, test, toasts } from './app';

// What the stories prove of single components, once more on the production build with its sample.

test('GATE-2, GATE-3, GATE-4: one hidden password field, which can be shown, and a button for more than blanks', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading')).toHaveText(['Customer Operations Platform']);
  await expect(page.getByText('Enter password to access the platform')).toBeVisible();
  await expect(page.locator('input')).toHaveCount(1);
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  const access = page.getByRole('button', { name: 'Access Platform' });
  await expect(access).toBeDisabled();
  await passwordField(page).fill('  ');
  await expect(access).toBeDisabled();
  await passwordField(page).fill(' x');
  await expect(access).toBeEnabled();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('INBOX-1, INBOX-2, INBOX-12, INBOX-18, THREAD-4: the inbox as it ships', async ({ show }) => {
  const page = await show('/smart-inbox');
  const threads = page.getByRole('list', { name: 'Email Threads' }).getByRole('article');
  await expect(threads).toHaveCount(3);
  const said = [
    ['QUILLMOOR', 'Overdue', 'Delay', 'High', 'Hana Petrov'],
    ['BRACKENBY', 'Escalated', 'Quality Issue', 'Medium', 'Luis Okafor'],
  ];
  for (const [at, words] of said.entries()) {
    for (const word of words) {
      await expect(
        threads
          .nth(at)
          .getByText(new RegExp(`^(Risk level: )?${word}$`))
          .first(),
      ).toBeVisible();
    }
  }
  // The flag beside the risk is the first thread's alone.
  await expect(threads.nth(0).getByText(/^Escalated flag$/)).toHaveCount(1);
  await expect(threads.nth(1).getByText(/^Escalated flag$/)).toHaveCount(0);
  await expect(threads.nth(1).getByText(/^Risk level: Escalated$/)).toHaveCount(1);
  await expect(threads.nth(2).getByText('No Issues')).toBeVisible();
  await expect(threads.nth(2).getByText('AI Suggested Action')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'How this inbox works' }).getByRole('listitem')).toHaveText([
    /pulls flagged customer emails/,
    /AI extracts PO numbers, detects issues and generates tickets/,
    /Attachments are synced/,
    /Teams notifications go out for escalations/,
  ]);
  await page.getByRole('button', { name: 'Sync Outlook' }).click();
  await expect(threads).toHaveCount(3);
  await expectUntold(page);
  await page.getByRole('button', { name: 'View PO: PO-24803' }).click();
  await expect(toasts(page)).toContainText('Navigate to PO Tracker');
  await expect(toasts(page)).toContainText('Opening PO-24803 in PO Tracker module');
  await expect(page).toHaveURL('/smart-inbox');
  await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
  const analysis = page.getByRole('dialog').getByRole('region', { name: 'AI Analysis' });
  await expect(analysis.getByRole('definition')).toHaveText(['Quality Issue', 'Medium', 'Luis Okafor']);
});

test('PO-13: the drawer tells every field of its order', async ({ show }) => {
  const page = await show('/po-tracker');
  await page.getByRole('button', { name: 'View PO: PO-24817' }).click();
  const drawer = page.getByRole('dialog', { name: 'PO-24817' });
  await expect(drawer.getByText('Merino Crew Knit')).toBeVisible();
  for (const [term, words] of [
    ['Customer', 'QUILLMOOR'],
    ['Category', 'Knitwear'],
    ['Factory', 'Savar Knit Works'],
    ['Status', 'Delayed'],
    ['Team', 'BD Sampling'],
    ['Risk', 'Critical'],
  ] as const) {
    const fact = drawer.getByRole('term').getByText(term, { exact: true });
    await expect(fact.locator('xpath=following::dd[1]')).toHaveText(words);
  }
  const status = drawer.getByRole('term').getByText('Status', { exact: true }).locator('xpath=following::dd[1]');
  await expect(status.locator('svg')).toBeVisible();
  await expect(drawer.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '35');
  await expect(drawer.getByText('35%')).toBeVisible();
});

test('V8 is asked to compile each script ahead, in the first line, where alone it looks for that', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const first = (name: string) => readFileSync(`dist/assets/${name}`, 'utf8').split('\n', 1)[0];
  expect(scripts.filter((name) => first(name) !== '//# allFunctionsCalledOnLoad')).toEqual([]);
});
