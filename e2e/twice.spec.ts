import type { Locator, Page } from '@playwright/test';
import { expect, IN_MOTION, open, test, toasts } from './app';
import { BRAND } from '@/testing/brand';

test.use(IN_MOTION);

const dialog = (page: Page) => page.getByRole('dialog');
const tickets = (printed: readonly string[]) => printed.filter((line) => line.startsWith('log: Ticket'));

test('TICKET-8: a double click, or Enter held down, logs one ticket; a new press logs the empty form', async ({
  page,
  watched,
}) => {
  await open(page, '/tickets');
  await page.getByRole('tab', { name: 'Log New Issue' }).click();
  const create = page.getByRole('button', { name: 'Create Ticket' });
  await page.getByRole('textbox', { name: 'Description' }).fill('Zips bite');
  await create.dblclick();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  expect(tickets(watched.printed)).toHaveLength(1);

  await page.getByRole('textbox', { name: 'Description' }).fill('Seams open');
  await create.focus();
  await holdEnter(page, async () => {
    // The focus has gone on to the next ticket, which the held key must leave alone.
    await expect(page.getByRole('combobox', { name: 'Ticket Type' })).toBeFocused();
  });
  expect(tickets(watched.printed)).toHaveLength(2);
  await expect(page.getByRole('combobox', { name: 'Ticket Type' })).toHaveText('Not chosen');
  await create.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => tickets(watched.printed)).toHaveLength(3);
});

/** Opens a phase, and types a blocker by keys, ready to be added. */
async function beginBlocker(page: Page) {
  await page
    .getByRole('button', { name: /^Quoting/ })
    .nth(1)
    .click();
  const drawer = dialog(page);
  const type = drawer.getByRole('combobox', { name: 'Type' });
  await type.press('Enter');
  await page.getByRole('option').nth(1).press('Enter');
  await expect(type).toBeFocused();
  await drawer.getByRole('textbox', { name: 'Description' }).fill('Zips bite');
  return { drawer, type };
}

test('Enter pressed again and again adds a blocker, and opens nothing of the next', async ({ show }) => {
  const page = await show('/momentum');
  const { drawer, type } = await beginBlocker(page);
  await drawer.getByRole('button', { name: 'Add Blocker' }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(drawer.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  await expect(type).toBeFocused();
  await expect(type).toHaveText('Not chosen');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('Enter held down on a phase adds one blocker and one note, and begins no next one', async ({ show }) => {
  const page = await show('/momentum');
  const { drawer, type } = await beginBlocker(page);
  await drawer.getByRole('button', { name: 'Add Blocker' }).focus();
  await holdEnter(page, async () => expect(type).toBeFocused());
  await expect(type).toHaveText('Not chosen');
  const note = drawer.getByRole('textbox', { name: 'Note' });
  await note.fill('Mill called');
  await note.press('Tab');
  await expect(drawer.getByRole('button', { name: 'Add Note' })).toBeFocused();
  await holdEnter(page, async () => expect(note).toBeFocused());
  await expect(note).toHaveValue('');
});

test('Enter held down on a refused ticket of a thread chooses nothing in the field that it is led to', async ({
  show,
}) => {
  const page = await show('/smart-inbox');
  await page.getByRole('button', { name: 'View Thread: PO-24790' }).click();
  const type = dialog(page).getByRole('combobox', { name: 'Ticket Type' });
  const before = await type.textContent();
  await dialog(page).getByRole('button', { name: 'Create Ticket & Notify Teams' }).focus();
  await holdEnter(page, async () => expect(type).toBeFocused());
  await expect(type).toHaveText(before ?? '');
});

/** Lets all that happens meanwhile happen at one moment, however slow the machine is. */
async function atOneMoment(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const known = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') ?? {};
    const { timeStamp } = new Event('now');
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => timeStamp });
    addEventListener('go-on', () => Object.defineProperty(Event.prototype, 'timeStamp', known), { once: true });
  });
  try {
    await act();
  } finally {
    await page.evaluate(() => dispatchEvent(new Event('go-on')));
  }
}

for (const [name, told] of [
  ['Create Ticket & Notify Teams', /Ticket Created Successfully/],
  ['Quick Escalate', /Thread Escalated/],
  // It tells nothing.
  ['Dismiss', undefined],
] as const) {
  test(`'${name}' pressed twice by a key leaves the thread closed, and its word to be read; a later press opens it`, async ({
    show,
  }) => {
    const page = await show('/smart-inbox');
    const opener = page.getByRole('button', { name: 'View Thread: PO-24817' });
    for (const key of ['Enter', 'Space']) {
      await opener.press(key);
      await dialog(page).getByRole('button', { name }).focus();
      await atOneMoment(page, async () => {
        await page.keyboard.press(key);
        await expect(opener).toBeFocused();
        await page.keyboard.press(key);
      });
      await expect(dialog(page)).toHaveCount(0);
      if (told) await expect(toasts(page)).toHaveText(told);
      // Another key in between tells that somebody looked where the focus is.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  });
}

/** @param meanwhile before the key is held any longer */
async function holdEnter(page: Page, meanwhile: () => Promise<void>) {
  await page.keyboard.down('Enter');
  await meanwhile();
  for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.up('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

declare global {
  interface Window {
    /** Entries that were added to the history since the first press. */
    pushes: number;
    /** How many toasts came since the counting began. */
    countToasts: () => number;
  }
}

/** Two presses on what opens a panel, before anything of it is drawn. */
const openers = [
  ['/', 'View Details: BRACKENBY', 'View Details: TARNFELL'],
  ['/po-tracker', 'View PO: PO-24803', 'View PO: PO-24817'],
  ['/smart-inbox', 'View Thread: PO-24803', 'View Thread: PO-24817'],
  ['/tickets', /^View: TK-/, /^View: TK-/],
  ['/momentum', /^Sample/, /^Quoting/],
  ['/radar', BRAND, BRAND],
] as const;

for (const [address, first, second] of openers) {
  test(`${address}: two presses before the panel is drawn open one, and one Escape closes it`, async ({ show }) => {
    const page = await show(address);
    const one = await page
      .getByRole('button', { name: first })
      .nth(address === '/tickets' ? 1 : 0)
      .elementHandle();
    const other = await page.getByRole('button', { name: second }).first().elementHandle();
    await page.evaluate(
      ([button, next]) => {
        if (!(button instanceof HTMLElement) || !(next instanceof HTMLElement)) throw new Error('no button');
        // React draws in a task of its own: until then the step is taken and nothing of it is seen.
        window.pushes = 0;
        history.pushState = (...entry) => {
          window.pushes += 1;
          History.prototype.pushState.apply(history, entry);
          if (window.pushes === 1) queueMicrotask(() => next.click());
        };
        button.click();
      },
      [one, other],
    );
    await expect(dialog(page)).toBeVisible();
    // The history itself holds 50 entries at most, and its length tells nothing beyond.
    expect(await page.evaluate(() => window.pushes)).toBe(1);
    await page.evaluate(() => Reflect.deleteProperty(history, 'pushState'));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('a double click, or Enter held down, in the inbox tells once, on what only tells too', async ({ show }) => {
  const page = await show('/smart-inbox');
  // Every toast is an element of its own, also one that takes the place of its like at once.
  await page.evaluate(() => {
    const seen = new Set<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-notifications] li.toast')) seen.add(toast);
    }).observe(document.body, { subtree: true, childList: true });
    window.countToasts = () => seen.size;
  });
  const presses: [press: 'click' | 'dblclick' | 'hold', name: string | RegExp, told: RegExp][] = [
    ['dblclick', 'View PO: PO-24803', /Navigate to PO Tracker/],
    ['hold', 'View PO: PO-24790', /Navigate to PO Tracker/],
    ['click', 'View Thread: PO-24790', /Email Thread/],
    ['hold', /^View Tickets/, /Navigate to Tickets/],
    ['dblclick', /^View Tickets/, /Navigate to Tickets/],
    ['dblclick', 'Create Ticket & Notify Teams', /Missing Information/],
    ['dblclick', 'Quick Escalate', /Thread Escalated/],
    ['dblclick', 'View Thread: PO-24803', /Email Thread/],
    ['dblclick', 'Create Ticket & Notify Teams', /Ticket Created Successfully/],
  ];
  for (const [press, name, told] of presses) {
    const button = page.getByRole('button', { name });
    const tells = () => expect(toasts(page)).toHaveText(told);
    if (press === 'hold') {
      await button.focus();
      await holdEnter(page, tells);
    } else await button[press]();
    await tells();
  }
  expect(await page.evaluate(() => window.countToasts())).toBe(presses.length);
});

test('after a key that was held down and released elsewhere, a press of assistive technology counts', async ({
  show,
}) => {
  const page = await show('/smart-inbox');
  await page.getByRole('button', { name: 'View PO: PO-24803' }).focus();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await page.getByRole('searchbox').focus();
  await page.keyboard.up('Enter');
  // No key and no count of clicks come with it.
  await page.getByRole('button', { name: 'View PO: PO-24790' }).evaluate((button: HTMLElement) => button.click());
  await expect(toasts(page)).toHaveText(/PO-24790/);
});

test('a press beside a panel that is let go in it takes no focus away; a double click there closes it', async ({
  show,
}) => {
  const page = await show('/po-tracker');
  const opener = page.getByRole('button', { name: 'View PO: PO-24803' });
  await opener.click();
  const title = dialog(page).getByRole('heading', { level: 2 });
  await expect(title).toBeFocused();
  // Until it has slid in, what is let go beside it counts as a press there.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.mouse.move(40, 450);
  await page.mouse.down();
  await page.mouse.move(1200, 450);
  await page.mouse.up();
  await expect(title).toBeFocused();
  await page.mouse.dblclick(40, 450);
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a double click on a list leaves the focus in it, or on what opened it', async ({ show }) => {
  const page = await show('/po-tracker');
  const list = page.getByRole('combobox', { name: 'Customer' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role') ?? 'nothing');
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await list.dblclick();
    await expect.poll(focused).toMatch(/^(combobox|option|listbox)$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(list).toBeFocused();
  }
});

test('a double click on Dismiss presses nothing behind the toast, and leaves the focus where it was led', async ({
  show,
}) => {
  const page = await show('/', { width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const report = page.getByRole('button', { name: 'Generate Weekly Report' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await report.click();
    await toasts(page).getByRole('button', { name: 'Dismiss notification' }).dblclick();
    await expect(toasts(page)).toHaveCount(0);
    await expect(report).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  }
  // The next press is one of its own again.
  await page.getByRole('button', { name: 'View Details: TARNFELL' }).click();
  await expect(dialog(page)).toBeVisible();
});

/** The second press of a double click, wherever the pointer is. */
async function pressAgain(page: Page) {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

/** Where a control of the screen before was there can be a field of this one. */
async function pointAt(page: Page, field: Locator) {
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 8);
}

test('the second press of a double click on a link leaves the focus on the new screen', async ({ show }) => {
  const page = await show('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: /^Smart Inbox/ }).click();
  const inbox = page.getByRole('heading', { level: 1, name: 'Smart Inbox and Ticket Hub' });
  await expect(inbox).toBeFocused();
  await pressAgain(page);
  await expect(inbox).toBeFocused();
  // The next press is one of its own again.
  await page.getByRole('searchbox').click();
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.getByRole('button', { name: BRAND }).click();
  const link = dialog(page).getByRole('link', { name: /^PO Tracker/ });
  await link.click();
  await expect(dialog(page)).toHaveCount(0);
  const orders = page.getByRole('heading', { level: 1, name: 'Purchase Order Tracker' });
  await expect(orders).toBeFocused();
  await pointAt(page, page.getByRole('searchbox'));
  await pressAgain(page);
  await expect(orders).toBeFocused();

  await show('/nowhere');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  const dashboard = page.getByRole('heading', { level: 1, name: 'Customer Operations Platform' });
  await expect(dashboard).toBeFocused();
  await pressAgain(page);
  await expect(dashboard).toBeFocused();
});

test('the second press of a double click on a button that leads to a screen leaves the focus there', async ({
  show,
}) => {
  const page = await show('/po-tracker');
  await page.getByRole('button', { name: 'View PO: PO-24803' }).click();
  await dialog(page).getByRole('button', { name: 'Create Ticket' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Ticketing System' });
  await expect(heading).toBeFocused();
  await pointAt(page, page.getByRole('textbox', { name: 'Description' }));
  await pressAgain(page);
  await expect(heading).toBeFocused();
});
