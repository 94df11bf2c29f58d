import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate/node';
import { expect, expectErrorScreen, open, SCREENS, test } from './app';

/** The recommended rules for the page as the browser has it, without those about the style of the source. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Widths of panels, heights of rows and shares of bars are known only while the app runs.
    'no-inline-style': 'off',
    // Radix draws its lists, tabs, switches and regions with roles; axe judges those.
    'prefer-native-element': 'off',
    // Radix marks both ends of the page while a panel is open, and leads the focus back from there.
    'hidden-focusable': 'off',
    // Does not see that a switch is named by the label around it; axe does.
    'text-content': 'off',
    // Lists have names by decision (the table of roles and names).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React's own ids begin with an underscore, which HTML allows; white space it does not.
    'valid-id': ['error', { relaxed: true }],
    // The browser writes these down in its own way, whatever the source says.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
  },
});

/** The problems, each with its element. */
async function faultsOf(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`),
  );
}

for (const [address, title] of SCREENS) {
  test(`the HTML of ${address} is valid`, async ({ show }) => {
    const page = await show(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

/** Screens whose tables are lists of cards on a phone. */
const WITH_CARDS: readonly string[] = ['/po-tracker', '/tickets', '/files'];

for (const [address, title] of SCREENS) {
  test(`the HTML of ${address} on a phone is valid`, async ({ show }) => {
    const page = await show(address, { width: 390, height: 844 });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (WITH_CARDS.includes(address)) {
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('the HTML of the error screen is valid', async ({ page }) => {
  await page.route(/DashboardScreen-/, (route) => route.abort());
  await open(page);
  await expectErrorScreen(page, /dynamically imported module/);
  expect(await faultsOf(page)).toEqual([]);
});

test('the HTML of the gate is valid', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Access Platform' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('the HTML of an address that leads nowhere is valid', async ({ show }) => {
  const page = await show('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

for (const [address, name] of [
  ['/tickets', 'Log New Issue'],
  ['/files', /^Ticket Archive/],
  ['/files', /^Sample Tracker/],
  ['/files', /^Design Files/],
] as const) {
  test(`the HTML of the tab ${name} on ${address} is valid`, async ({ show }) => {
    const page = await show(address);
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

for (const [address, opener] of [
  ['/smart-inbox', /^View Thread/],
  ['/momentum', /^Quoting/],
  ['/', 'View Details: TARNFELL'],
  ['/tickets', /^View: TK-/],
  ['/', /all destinations$/],
] as const) {
  test(`the HTML of the panel behind ${opener} is valid`, async ({ show }) => {
    const page = await show(address);
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}
