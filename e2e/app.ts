import { expect, type Page, test as base } from '@playwright/test';

/** The demonstration's password, as the README tells it. */
export const PASSWORD = 'weftline-demo';

/** All routes with the h1 of their screens (SHELL-1). */
export const SCREENS = [
  ['/', 'Customer Operations Platform'],
  ['/po-tracker', 'Purchase Order Tracker'],
  ['/tickets', 'Ticketing System'],
  ['/communications', 'Communications Hub'],
  ['/smart-inbox', 'Smart Inbox and Ticket Hub'],
  ['/radar', 'Weekly Radar Report'],
  ['/momentum', 'Momentum Tracker'],
  ['/files', 'Customer File Hub'],
] as const;

interface Watched {
  /** Everything the page printed, and its uncaught errors. */
  printed: string[];
  /** Address of everything the page asked for. */
  requested: string[];
}

export const test = base.extend<{ watched: Watched }>({
  watched: [
    async ({ page }, use) => {
      const watched: Watched = { printed: [], requested: [] };
      page.on('console', (message) => watched.printed.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => watched.printed.push(`error: ${error.message}`));
      page.on('request', (request) => watched.requested.push(request.url()));
      await use(watched);
    },
    { auto: true },
  ],
});

export { expect };

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Types a password and presses Enter. */
export async function enter(page: Page, password = PASSWORD) {
  await passwordField(page).fill(password);
  await passwordField(page).press('Enter');
}

/** Opens an address and goes through the gate. */
export async function open(page: Page, address = '/') {
  await page.goto(address);
  await enter(page);
  await expect(page.getByRole('banner')).toBeVisible();
}
