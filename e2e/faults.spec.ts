import type { Page } from '@playwright/test';
import { atWidths, enter, expect, expectErrorScreen, nextTurn, notices, open, passwordField, test } from './app';
import { PRODUCT_NAME } from '@/domain/product';
import { roleColor, textSize } from './looks';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });
const go = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** Has the order tracker throw where it searches for these words. */
const tearSearch = (page: Page, words: string) =>
  page.addInitScript((torn) => {
    // oxlint-disable-next-line typescript/unbound-method -- called on the text that it was asked of
    const { trim } = String.prototype;
    Reflect.set(String.prototype, 'trim', function trimUnlessTorn(this: string) {
      if (this.valueOf() === torn && new Error('where').stack?.includes('PurchaseOrderTrackerScreen'))
        throw new Error('The search is torn');
      return trim.call(this);
    });
  }, words);

test('SHELL-8: a screen that crashes by what it keeps is whole again after a reload, and leaves the others alone', async ({
  page,
}) => {
  await tearSearch(page, 'denim');
  await open(page, '/po-tracker');
  await page.getByRole('searchbox').fill('denim');
  await expectErrorScreen(page, 'The search is torn');
  await go(page, /^Tickets/);
  await expect(heading(page)).toHaveText('Ticketing System');
  await page.goBack();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await reload(page).click();
  await expect(passwordField(page)).toBeVisible();
  await enter(page);
  await expect(heading(page)).toHaveText('Purchase Order Tracker');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  // It helped. The same words later crash the screen once more, and the same helps.
  await page.getByRole('searchbox').fill('knit');
  await page.keyboard.press('End');
  await page.getByRole('searchbox').fill('denim');
  await expectErrorScreen(page, 'The search is torn');
  await expect(page.getByText('another may not help')).toHaveCount(0);
  await expect(reload(page)).toBeVisible();
});

test('SHELL-8: a screen that crashes by what was typed just before is whole again after a reload', async ({ page }) => {
  await tearSearch(page, 'denim');
  await open(page, '/po-tracker');
  // Before the pause is over after which the page keeps what is typed.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reload');
      if (!button) return;
      observer.disconnect();
      button.click();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('searchbox').fill('deni');
  await page.getByRole('searchbox').press('m');
  await expect(passwordField(page)).toBeVisible();
  await enter(page);
  await expect(heading(page)).toHaveText('Purchase Order Tracker');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('SHELL-8: a screen that crashes again after a reload offers no other, and the Dashboard is one press away', async ({
  page,
}) => {
  await tearSearch(page, '');
  await open(page, '/po-tracker');
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await reload(page).click();
  await enter(page);
  await expectErrorScreen(page, 'The search is torn');
  await expect(page.getByText('another may not help')).toBeVisible();
  await expect(reload(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(heading(page)).toHaveText('Customer Operations Platform');
  // The second press of a double click, which finds something else now.
  await expect(heading(page)).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(heading(page)).toBeFocused();
});

test('SHELL-8: a shell that crashes over a panel says what a reload costs, and is whole again after it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on the text that it was asked of
    const { split } = String.prototype;
    // The toast's words, which no route draws.
    Reflect.set(String.prototype, 'split', function splitUnlessTorn(this: string, ...by: Parameters<typeof split>) {
      if (this.startsWith('Opening thread for')) throw new Error('The toast is torn');
      return split.apply(this, by);
    });
  });
  await open(page, '/smart-inbox');
  await page
    .getByRole('button', { name: /^View Thread/ })
    .first()
    .click();
  await expectErrorScreen(page, 'The toast is torn');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText('both discard what you typed but did not send')).toBeVisible();
  await reload(page).click();
  await enter(page);
  await expect(heading(page)).toHaveText('Smart Inbox and Ticket Hub');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a part that is gone after a redeploy is said, with what a reload would lose; nothing reloads by itself', async ({
  page,
}) => {
  // From the start: what is fetched ahead would be there.
  await page.route(/TicketsScreen-/, (route) => route.fulfill({ status: 404 }));
  await open(page, '/communications');
  await page.getByRole('textbox', { name: /^Message to / }).fill('When does it ship?');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await go(page, /^Tickets/);
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByText(new RegExp(`^Part of ${PRODUCT_NAME} could not be loaded`))).toBeVisible();
  await expect(page.getByText('Reloading will discard what you typed but did not send: 1 message.')).toBeVisible();
  await expect(reload(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: /^Message to / })).toHaveValue('When does it ship?');
  expect(loads, 'loads of the page by itself').toBe(0);
});

test('a promise that fails and that nobody waits for is told once; the screen and what is typed stay', async ({
  page,
}) => {
  await open(page, '/communications');
  const box = page.getByRole('textbox', { name: /^Message to / });
  await box.fill('When does it ship?');
  await page.evaluate(() => {
    for (const what of ['shuttle', 'bobbin']) setTimeout(() => void Promise.reject(new Error(`The ${what} is lost`)));
  });
  await expect(notices(page)).toHaveText([/^Something unexpected went wrong/]);
  await reload(page).click();
  await expect(notices(page)).toHaveText([/^Reloading will discard what you typed but did not send: 1 message/]);
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(box).toHaveValue('When does it ship?');
});

test('what an extension throws in the page is no fault of ours', async ({ page }) => {
  await open(page, '/tickets');
  await page.evaluate(() => {
    const thrownIn = (frames: string, words = 'Lost') =>
      Object.assign(new Error(words), { stack: frames.includes('@') ? frames : `Error: ${words}\n${frames}` });
    const report = (error: Error) => {
      dispatchEvent(new ErrorEvent('error', { error }));
      dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { reason: error, promise: new Promise(() => {}) }));
    };
    // Chromium's, Firefox' and Safari's way to write it.
    report(
      thrownIn('    at fill (chrome-extension://abcdef/fill.js:1:9)\n    at https://weftline.example/index.js:1:1'),
    );
    report(
      thrownIn('fill@moz-extension://01-ab/fill.js:1:9', 'There is no field on this page that could be filled in'),
    );
    report(thrownIn('fill@safari-web-extension://01-AB/fill.js:1:9'));
    report(thrownIn('fill@webkit-masked-url://hidden/:1:9'));
    report(thrownIn('    at fill (chrome-extension://ab/fill.js:1:9)', 'Nothing at https://weftline.example/'));
  });
  // Messages come one after the other: with a later one, those of the faults would be there too.
  await page
    .getByRole('button', { name: /^View: TK-/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Copy ticket ID' }).click();
  await expect(notices(page)).toHaveText([/^Copied TK-|^TK-\d+ could not be copied/]);
  await page.evaluate(() => {
    const message = 'No such file-extension: pdf';
    const frames = 'at press (https://weftline.example/index.js:1:1)\n    at chrome-extension://ab/fill.js:1:9';
    const stack = `Error: ${message}\n    ${frames}`;
    dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error(message), { stack }) }));
  });
  await expect(notices(page).filter({ hasText: /^Something unexpected went wrong/ })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, in a size that can be read', async ({ page }) => {
    await page.goto('/tickets');
    // Playwright looks for no words inside of this element.
    const words = page.locator('noscript');
    await expect(words).toBeVisible();
    const [text, size] = await words.evaluate(
      (element) => [element.textContent, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    expect(text).toContain('needs JavaScript');
    expect(size, 'pixels').toBeGreaterThanOrEqual(14);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${colorScheme} computer`, () => {
      test.use({ colorScheme });

      test('its words stand in ink on the ground', async ({ page }) => {
        await page.goto('/tickets');
        await expect(page.locator('noscript')).toHaveCSS('color', roleColor('ink', colorScheme));
        await expect(page.locator('html')).toHaveCSS('background-color', roleColor('canvas', colorScheme));
      });
    });
  }
});

test('a browser that lacks what the program calls is told so at the gate', async ({ context }) => {
  for (const missing of ['Array.prototype.toReversed', 'Intl.Segmenter']) {
    const page = await context.newPage();
    await page.addInitScript(`delete ${missing}`);
    await page.goto('/tickets');
    await enter(page);
    await expect(page.getByRole('alert')).toHaveText('This browser is too old. Please update it.');
    await expect(passwordField(page)).toBeFocused();
  }
});

/** Fails a file's first request, as soon as `until` resolves. */
async function failAtFirst(page: Page, file: RegExp, until: Promise<void>) {
  await page.route(
    file,
    async (route) => {
      await until;
      await route.abort();
    },
    { times: 1 },
  );
}

test('a stylesheet that could not be fetched is fetched again before anybody is let in', async ({ page }) => {
  await failAtFirst(page, /\.css$/, Promise.resolve());
  await open(page, '/tickets');
  await expect(heading(page)).toHaveText('Ticketing System');
  await expect(heading(page)).toHaveCSS('font-size', textSize('title'));
});

test('a stylesheet that fails no sooner than somebody waits for it is fetched again too', async ({ page }) => {
  let fail = () => {};
  await failAtFirst(page, /\.css$/, new Promise<void>((resolve) => (fail = resolve)));
  await page.goto('/tickets');
  await enter(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('weftline.authenticated'))).not.toBeNull();
  await nextTurn(page);
  await expect(passwordField(page)).toBeVisible();
  fail();
  await expect(heading(page)).toHaveText('Ticketing System');
  await expect(heading(page)).toHaveCSS('font-size', textSize('title'));
});

test('without its stylesheet nobody is let in, and a reload mends it', async ({ page }) => {
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto('/tickets');
  await enter(page);
  await expectErrorScreen(page, 'Unable to preload the stylesheet');
  await expect(heading(page)).toHaveCSS('font-size', textSize('title'));
  await expect(reload(page)).toHaveCSS('padding-left', '14px');
  await atWidths(page, [1280, 320], async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'px sideways').toBe(0);
  });
  await page.unroute(/\.css$/);
  await reload(page).click();
  await enter(page);
  await expect(heading(page)).toHaveText('Ticketing System');
});
