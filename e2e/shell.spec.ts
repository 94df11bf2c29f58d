import type { Locator, Page, Request } from '@playwright/test';
import { BAR_DESTINATIONS } from '../src/testing/barDestinations';
import { atWidths, enter, expect, expectErrorScreen, expectNoSidewaysScroll, open, SCREENS, test, toasts } from './app';
import { PRODUCT_INITIALS, PRODUCT_NAME } from '@/domain/product';
import { roleColor } from './looks';

const MISSING_PART = /dynamically imported module/;

/** The login is there, and nothing of the app. */
async function expectGateAlone(page: Page) {
  await expect(page.getByRole('button', { name: 'Access Platform' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveText(['Customer Operations Platform']);
}

test.describe('the shell', () => {
  for (const [address, heading] of SCREENS) {
    test(`GATE-1, SHELL-1: ${address} shows the login and nothing of the app, then '${heading}'`, async ({ page }) => {
      await page.goto(address);
      await expectGateAlone(page);
      await enter(page);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(` · ${PRODUCT_NAME}$`));
    });
  }

  test('SHELL-5: every destination leads there, is marked, and takes the focus to its heading', async ({ show }) => {
    const page = await show('/communications');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const underline = bar.locator('[data-underline]:visible');
    await expect(bar.locator('[aria-current]')).toHaveCount(0);
    await expect(underline).toHaveCount(0);
    const edges = () =>
      bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    const atFirst = await edges();
    for (const [name, path] of BAR_DESTINATIONS) {
      await bar.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      const current = bar.locator('[aria-current=page]');
      await expect(current).toHaveText(new RegExp(`^${name}`));
      await expect(underline).toHaveCount(1);
      await expect(current.locator('[data-underline]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await edges(), 'left edges, whichever has the heavier letters').toEqual(atFirst);
    }
  });

  test('in the widest windows bar, page and toasts share one column, and what belongs together one glance', async ({
    show,
  }) => {
    const page = await show('/', { width: 3440, height: 1440 });
    const report = page.getByRole('button', { name: /^Generate Weekly Report/ });
    await report.click();
    const edges = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().toJSON());
    const starts = [
      page.locator('#brand').getByText(PRODUCT_INITIALS),
      page.getByRole('heading', { level: 1 }),
      toasts(page),
    ];
    for (const start of starts) expect(await edges(start)).toMatchObject({ left: 728 });
    for (const end of [page.getByText('Live Demo'), report]) expect(await edges(end)).toMatchObject({ right: 2712 });
    await page.locator('#brand').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await edges(toasts(page)), 'beside the sheet, which ends before the column').toMatchObject({ left: 728 });
  });

  test('the link of the current screen adds no entry to the history, however the address is spelt', async ({
    show,
  }) => {
    const page = await show('/Tickets');
    const entries = await page.evaluate(() => history.length);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Tickets/ });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await link.click();
    await page.locator('#brand').click();
    await page
      .getByRole('dialog', { name: 'Go to' })
      .getByRole('link', { name: /^Tickets/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await link.click();
    // The sheet's own entry, which going back has left, is the one that is more.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
    await expect(page).toHaveURL('/Tickets');
  });

  test('SHELL-4: seven destinations; Communications is one step away behind the brand, also by keyboard', async ({
    show,
  }) => {
    const page = await show('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(BAR_DESTINATIONS.map(([name, , description]) => `${name} ${description}`));
    for (const [nth, [, path]] of BAR_DESTINATIONS.entries())
      await expect(links.nth(nth)).toHaveAttribute('href', path);
    await page.locator('#brand').focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Go to' });
    await sheet.getByRole('link', { name: 'Communications' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Communications Hub');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('SHELL-2, SHELL-3, SHELL-6: the bar at every width', async ({ show }) => {
    const page = await show('/');
    const bar = page.getByRole('banner');
    await atWidths(page, [1280, 1279, 1024, 1023, 320], async (width) => {
      const isWide = width >= 1280;
      await expect(bar.getByText(PRODUCT_INITIALS, { exact: true })).toBeVisible();
      await expect(bar.getByText(PRODUCT_NAME, { exact: true })).toBeVisible();
      await expect(bar.getByText('Customer Operations Platform')).toBeVisible({ visible: isWide });
      await expect(bar.getByText('Operational Intelligence')).toBeVisible({ visible: isWide });
      const destinations = width >= 1024 ? 7 : 0;
      await expect(bar.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(destinations);
      await expect(bar.getByRole('link', { name: 'Skip to content' })).toHaveCount(1);
      await expect(bar.getByRole('link')).toHaveCount(destinations + 1);
      await expect(bar.getByText('Live', { exact: true })).toBeVisible({ visible: !isWide });
      await expect(bar.getByText('Live Demo', { exact: true })).toBeVisible({ visible: isWide });
      // The only dot of the bar, in the green of what is well.
      await expect(bar.locator('[data-mark]')).toBeVisible();
      await expect(bar.locator('[data-mark]')).toHaveCSS('background-color', roleColor('success-mark'));
      await expectNoSidewaysScroll(page);
    });
  });

  test('GATE-1, SHELL-7: behind the login an unknown address says so, logs itself and leads back', async ({
    page,
    watched,
  }) => {
    await page.goto('/orders/<b>24817</b>');
    await expectGateAlone(page);
    await enter(page);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect(watched.printed.filter((line) => line.includes('404') && line.includes('/orders/'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/');
  });

  test('SHELL-5, SHELL-7: below a screen there is none, and none is marked', async ({ page }) => {
    await open(page, '/tickets/TK-1042');
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.locator('[aria-current=page]')).toHaveCount(0);
    await page.locator('#brand').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[aria-current=page]')).toHaveCount(0);
  });

  test('an address that ends in a slash is the screen, marked in the bar, with all that follows the slash', async ({
    page,
  }) => {
    await open(page, '/tickets/?from=mail#top');
    await expect(page).toHaveURL('/tickets?from=mail#top');
    await expect(page.locator('[aria-current=page]')).toHaveText(/^Tickets/);
    // The router takes two at its beginning for another host.
    await open(page, `${new URL(page.url()).origin}//tickets//`);
    await expect(page).toHaveURL('/tickets');
    await expect(page.locator('[aria-current=page]')).toHaveText(/^Tickets/);
    await open(page, `${new URL(page.url()).origin}//example.org/x`);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await page.locator('#brand').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test("the page's file by its name is the dashboard", async ({ page }) => {
    await open(page, '/index.html?from=mail');
    await expect(page).toHaveURL('/?from=mail');
    await expect(page.locator('[aria-current=page]')).toHaveText(/^Dashboard/);
  });

  test('SHELL-8: a screen that cannot be fetched gives way to the error screen within the frame', async ({ page }) => {
    await page.route(/DashboardScreen-/, (route) => route.abort());
    await open(page, '/');
    await expectErrorScreen(page, MISSING_PART);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(/DashboardScreen-/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });

  test('SHELL-8: a screen that could not be fetched is fetched again at the next visit', async ({ page }) => {
    // Not ahead of time either, while the password is typed.
    await page.route(/DashboardScreen-/, (route) => route.abort());
    await open(page, '/tickets');
    await page.getByRole('link', { name: /^Dashboard/ }).click();
    await expectErrorScreen(page, MISSING_PART);
    await page.unroute(/DashboardScreen-/);
    await page.getByRole('button', { name: 'Go to Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Operations Platform');
  });

  test('every screen is loaded ahead of its first visit: with the network cut, each is shown at the first visit', async ({
    page,
    context,
    watched,
  }) => {
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    await open(page);
    await expect
      .poll(() => [new Set(watched.requested.filter((address) => /Screen-/.test(address))).size, pending.size], {
        // The app waits until the browser has nothing else to do, up to two seconds for each screen.
        timeout: 30_000,
      })
      .toEqual([SCREENS.length, 0]);
    await context.setOffline(true);
    const before = watched.requested.length;
    for (const [path, title] of SCREENS) {
      const inSheet = !BAR_DESTINATIONS.some(([, address]) => address === path);
      if (inSheet) await page.getByRole('button', { name: 'all destinations' }).click();
      const links = inSheet ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Main' });
      await links.locator(`a[href="${path}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      if (inSheet) await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // A whole browser asks again for the icon of its tab; the app asks for nothing.
    expect(watched.requested.slice(before).filter((address) => !address.endsWith('/favicon.svg'))).toEqual([]);
  });

  test('SHELL-8: a shell that cannot be fetched shows the error screen all the same', async ({ page }) => {
    await page.route(/Shell-/, (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('Password', { exact: true }).fill('weftline-demo');
    await page.getByRole('button', { name: 'Access Platform' }).click();
    await expectErrorScreen(page, MISSING_PART);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy Details' }).click();
    await expect(page.getByText('Details copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/dynamically imported module/);
  });

  test('SHELL-11: the appearance follows the computer until another is chosen, none by an empty value, and is kept', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    await expect(page.locator('html')).toHaveClass('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveClass('light');
    await page.locator('#brand').click();
    const choices = page.getByRole('radio');
    await expect(choices).toHaveText([/System/, /Light/, /Dark/]);
    const empty = await page.evaluate(
      () => document.querySelectorAll('option[value=""], [role=option][data-value=""], [role=radio][value=""]').length,
    );
    expect(empty).toBe(0);
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(await page.evaluate(() => localStorage.getItem('weftline.appearance'))).toBe('dark');
    await expect(page.locator('html')).toHaveClass('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveClass('dark');
  });

  test('an appearance that another tab chose while this one stood at the gate is taken over', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const otherTab = await page.context().newPage();
    await otherTab.goto('/favicon.svg');
    await otherTab.evaluate(() => localStorage.setItem('weftline.appearance', 'dark'));
    await otherTab.close();
    await expect(page.locator('html')).toHaveClass('dark');
    await enter(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('html')).toHaveClass('dark');
  });

  test('SHELL-12: a day later the app stands as it was left, with no pages to turn', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.fastForward('24:00:00');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Operations Platform');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('button', { name: /next page|previous page|load more|page \d/i })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: /pagination/i })).toHaveCount(0);
  });

  test('the skip link leads the keyboard past the bar', async ({ show }) => {
    const page = await show('/');
    await page.locator('#brand').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  test('a screen opened at its address begins at its top, wherever the one before was left', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 360 });
    await open(page);
    await page.evaluate(() => scrollTo(0, 300));
    await open(page, '/momentum');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const kept of ['true', '5', '"abc"', '{']) {
    test(`kept scroll positions that read ${kept} hinder no change of screen`, async ({ page }) => {
      await page.setViewportSize({ width: 1100, height: 360 });
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('weftline.scroll') === null) sessionStorage.setItem('weftline.scroll', text);
      }, kept);
      await open(page);
      await page.evaluate(() => scrollTo(0, 300));
      await page.getByRole('link', { name: /^Tickets/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    });
  }

  test('going back finds the page scrolled as it was left', async ({ show }) => {
    const page = await show('/', { width: 1100, height: 360 });
    await page.evaluate(() => scrollTo(0, 300));
    await page.getByRole('link', { name: /^Tickets/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Operations Platform');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('on a phone, going back from a screen of the sheet finds the page scrolled as it was left', async ({ show }) => {
    const page = await show('/', { width: 390, height: 800 });
    const heading = page.getByRole('heading', { level: 1 });
    await page.evaluate(() => scrollTo(0, 300));
    await page.locator('#brand').click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Radar Report/ })
      .click();
    await expect(heading).toHaveText('Weekly Radar Report');
    await page.goBack();
    await expect(heading).toHaveText('Customer Operations Platform');
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('a file that is dropped opens nothing in place of the page, and text is not kept from fields', async ({
    show,
  }) => {
    const page = await show('/communications');
    /** Whether the page keeps the browser from doing what it does with what is dropped on the message box. */
    const keepsFrom = (kind: 'dragover' | 'drop', what: 'file' | 'text') =>
      page.getByRole('textbox').evaluate(
        (box, [type, dropped]) => {
          const dataTransfer = new DataTransfer();
          if (dropped === 'file') dataTransfer.items.add(new File(['%PDF'], 'quote.pdf', { type: 'application/pdf' }));
          else dataTransfer.setData('text/plain', 'PO-24817');
          return !box.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
        },
        [kind, what] as const,
      );
    for (const kind of ['dragover', 'drop'] as const) {
      expect(await keepsFrom(kind, 'file'), kind).toBe(true);
      expect(await keepsFrom(kind, 'text'), kind).toBe(false);
    }
  });
});
