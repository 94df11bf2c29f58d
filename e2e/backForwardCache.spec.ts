import type { Page } from '@playwright/test';
import { enter, expect, open, passwordField, test, toasts } from './app';
import { BRAND } from '@/testing/brand';

declare global {
  interface Window {
    /** Whether a page that was left came back out of the cache; a page that was loaded anew knows nothing of it. */
    cameBack?: boolean;
    /** Whether messages between ports are lost from here on. */
    losesMessages?: boolean;
    /** Lets a password that is being checked come to its end. */
    letThrough?: () => void;
    /** How many were lost. */
    lost?: number;
  }
}

// What stays unpainted looks as a page that was left.
test.use({ painted: true });

// The headless Chromium of the tests has no such cache, so the page gets the events that a browser with one fires.
test('GATE-7: a page out of the back-forward cache leaves unseen and comes back as the gate', async ({ page }) => {
  await open(page, '/smart-inbox');
  await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const tell = (kind: 'pagehide' | 'pageshow') =>
    page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), kind);

  await tell('pagehide');
  expect(await page.evaluate(() => localStorage.getItem('weftline.authenticated'))).toBeNull();
  await expect(page.locator('body')).toHaveCSS('opacity', '0');
  // Only hidden: nobody waits for a page that goes.
  expect(await page.locator('#brand').count(), 'shells in the document').toBe(1);
  expect(await page.locator('[role=dialog]').count(), 'panels in the document').toBe(1);

  await tell('pageshow');
  await expect(passwordField(page)).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);

  await enter(page);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/PO-24803/);
});

test('a toast is old news on a page that comes back out of the back-forward cache', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.UTC(2100, 0));
  await page.getByRole('button', { name: 'Generate Weekly Report' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await leaveAndComeBack(page);
  await enter(page);
  await expect(page.getByRole('banner')).toBeVisible();
  // No time has passed in which it could have gone by itself.
  await expect(toasts(page)).toHaveCount(0);
});

/** Tells the page that it is left, kept and shown again. */
const leaveAndComeBack = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

test('a page out of the back-forward cache is scrolled as it was left, also one that was opened by its address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 360 });
  await open(page, '/momentum');
  await page.evaluate(() => scrollTo(0, 300));
  await leaveAndComeBack(page);
  await enter(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('the browser asks before a reload loses what was typed before the page was left and came back', async ({
  page,
}) => {
  await open(page, '/communications');
  const box = page.getByRole('textbox', { name: /^Message to / });
  await box.fill('When does it ship?');
  await leaveAndComeBack(page);
  await enter(page);
  await expect(box).toHaveValue('When does it ship?');
  const asked: string[] = [];
  page.on('dialog', (dialogue) => {
    asked.push(dialogue.type());
    void dialogue.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
});

test('the sheet of destinations is not open again behind the gate', async ({ page }) => {
  await open(page, '/tickets');
  const brand = page.getByRole('banner').getByRole('button', { name: BRAND });
  await brand.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await leaveAndComeBack(page);
  await enter(page);
  await expect(brand).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await brand.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

// WebKit loses messages that are under way when the page is left, Firefox those that are posted then.
test('GATE-7: what was under way when the page was left keeps nobody at the gate', async ({ page }) => {
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = new Proxy(Reflect.get(MessagePort.prototype, 'postMessage'), {
      apply: (post, port, given) => {
        if (window.losesMessages) window.lost = (window.lost ?? 0) + 1;
        else Reflect.apply(post, port, given);
      },
    });
  });
  await open(page, '/smart-inbox');
  await page.evaluate(() => {
    window.losesMessages = true;
  });
  await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
  await expect.poll(() => page.evaluate(() => window.lost), 'messages of the panel that opens').toBeGreaterThan(0);
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      window.losesMessages = false;
    });
  });
  await leaveAndComeBack(page);
  await expect(passwordField(page)).toBeFocused();
  await enter(page);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/PO-24803/);
});

test('GATE-7: a password that was being checked when the page was left lets nobody in', async ({ page }) => {
  await page.addInitScript(() => {
    // The empty page that a browser may begin with has no keys to derive.
    if (!window.isSecureContext) return;
    const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);
    Reflect.set(crypto.subtle, 'deriveBits', async (...given: Parameters<typeof deriveBits>) => {
      const bits = await deriveBits(...given);
      await new Promise<void>((resolve) => {
        window.letThrough = resolve;
      });
      return bits;
    });
  });
  await page.goto('/tickets');
  await enter(page);
  await page.waitForFunction(() => window.letThrough !== undefined);
  await leaveAndComeBack(page);
  await page.evaluate(() => window.letThrough?.());
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveValue('');
  await expect(passwordField(page)).toBeEditable();
  // Whoever was let in would be by now.
  await passwordField(page).pressSequentially('x');
  await expect(page.getByRole('button', { name: 'Access Platform' })).toBeEnabled();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('weftline.authenticated'))).toBeNull();
});

test('GATE-7: a gate that waited for the app when the page was left is a new one', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/Shell-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tickets');
  await enter(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('weftline.authenticated'))).not.toBeNull();
  await leaveAndComeBack(page);
  release();
  await expect(passwordField(page)).toBeEditable();
  await enter(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
});

// Chromium here, and the system's Firefox, load the page anew: there it proves what a load and the history keep, and
// nothing of the cache. What an engine did stands in its annotation.
test('GATE-7: who comes back from another page stands at the gate, and finds the panel behind it', async ({ page }) => {
  await open(page, '/smart-inbox');
  await page.getByRole('button', { name: 'View Thread: PO-24803' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    window.cameBack = false;
    addEventListener('pageshow', ({ persisted }) => {
      window.cameBack = persisted;
    });
  });
  await page.goto('/favicon.svg');
  await page.goBack();
  const cameBack = await page.evaluate(() => window.cameBack);
  test.info().annotations.push({ type: 'cache', description: cameBack ? 'kept the page' : 'loaded the page anew' });
  expect(cameBack, 'a page that was not loaded anew, out of the cache').not.toBe(false);
  await expect(passwordField(page)).toBeFocused();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await enter(page);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/PO-24803/);
});
