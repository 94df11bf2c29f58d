import { readdirSync, readFileSync } from 'node:fs';
import { enter, expect, nextTurn, notices, open, PASSWORD, passwordField, printedByPage, SCREENS, test } from './app';

const FLAG = 'weftline.authenticated';
// Here the browser derives every key itself.
test.use({ derivesKeys: true });

const flag = () => localStorage.getItem('weftline.authenticated');

test.describe('the gate', () => {
  test('GATE-1: what comes after the gate is fetched while the person types, not before', async ({ page, watched }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(watched.requested.filter((url) => /Shell-|Screen-/.test(url))).toEqual([]);
    await passwordField(page).pressSequentially('x');
    await expect.poll(() => watched.requested.filter((url) => /Shell-.*\.js$/.test(url))).toHaveLength(1);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('GATE-6: the right password opens the requested address and stores the flag', async ({ page }) => {
    const address = '/tickets?from=mail&q=a%20b#row-3';
    await open(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
    expect(await page.evaluate(flag)).toBe('true');
  });

  test('the spinner of the button turns once where nothing shall move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/Shell-/, () => {});
    await page.goto('/');
    await enter(page);
    const leaf = page.locator('button[type=submit] .rt-SpinnerLeaf').first();
    await expect(leaf).toHaveCSS('animation-iteration-count', '1');
  });

  test('GATE-3: Edge, which draws an eye of its own in such a field, leaves it out', () => {
    const styles = readdirSync('dist/assets').filter((name) => name.endsWith('.css'));
    for (const file of ['dist/index.html', ...styles.map((name) => `dist/assets/${name}`)]) {
      expect(readFileSync(file, 'utf8'), file).toMatch(/::-ms-reveal\s*\{\s*display:\s*none/);
    }
  });

  test('GATE-6: the password is compared as typed', async ({ page }) => {
    await page.goto('/');
    await enter(page, ` ${PASSWORD}`);
    await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
    await enter(page, `${PASSWORD} `);
    await expect(page.getByRole('alert')).toBeVisible();
    await enter(page);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('GATE-7: a reload asks for the password again, whatever storage holds', async ({ page }) => {
    await open(page, '/radar');
    await page.reload();
    await expect(passwordField(page)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(await page.evaluate(flag)).toBeNull();
    await page.evaluate((key) => localStorage.setItem(key, 'true'), FLAG);
    await page.goto('/');
    await expect(passwordField(page)).toBeVisible();
    // The gate is seen before the program that takes the mark away.
    await expect.poll(() => page.evaluate(flag)).toBeNull();
  });

  test('GATE-8: there is no logout control on any screen', async ({ show }) => {
    for (const [address] of SCREENS) {
      const page = await show(address);
      await expect(page).toHaveURL(address);
      await page.locator('#brand').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const controls = page.locator('button, a, [role=menuitem]');
      await expect(controls.filter({ hasText: /log\s?out|sign\s?out|log\s?off/i })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('GATE-9: no password reaches console, storage, addresses or bundle', async ({ page, watched }) => {
    await page.goto('/');
    await enter(page, 'a-wrong-secret');
    await expect(page.getByRole('alert')).toBeVisible();
    await enter(page);
    await expect(page.getByRole('banner')).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    const bundle = readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css|html|svg)$/.test(file))
      .map((file) => readFileSync(`dist/${file}`, 'utf8'));
    expect(bundle.length).toBeGreaterThan(4);
    for (const secret of [PASSWORD, 'a-wrong-secret']) {
      for (const place of [...watched.printed, ...watched.requested, kept, ...bundle])
        expect(place).not.toContain(secret);
    }
  });

  const strange = [
    ['100,000 characters', 'x'.repeat(100_000)],
    ['emoji', '🧵🪡👕'],
    ['right-to-left text', 'כניסה للدخول'],
  ] as const;
  for (const [what, password] of strange) {
    test(`a password of ${what} gets its answer`, async ({ page }) => {
      await page.goto('/');
      await passwordField(page).fill(password);
      await passwordField(page).press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
    });
  }

  test('a password pasted with line breaks gets its answer', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await page.evaluate(() => navigator.clipboard.writeText('first\nsecond\r\nthird'));
    await passwordField(page).press('Control+V');
    await expect(passwordField(page)).not.toHaveValue('');
    await passwordField(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  });

  test('without WebCrypto the fallback opens the gate', async ({ page, watched }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
    });
    await page.goto('/');
    await enter(page);
    // 600,000 rounds in plain JavaScript take seconds on a busy machine.
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 20_000 });
    expect(watched.requested.some((url) => /pbkdf2Fallback-/.test(url))).toBe(true);
  });

  test('blocked storage of every kind does not keep anybody out, and is told', async ({ page, watched }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open(page);
    await expect(notices(page).getByText('You are signed in, but your settings will not be saved.')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Tickets/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
    await page.reload();
    await enter(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticketing System');
    expect(printedByPage(watched.printed)).toEqual([]);
  });

  test('full storage does not keep anybody out, and is told', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page);
    await expect(notices(page).getByText('You are signed in, but your settings will not be saved.')).toBeVisible();
  });

  test('an unreadable value under our keys is reset, with one notice', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('weftline.appearance', '{"broken":');
      localStorage.setItem('weftline.authenticated', '\u0000??');
    });
    await open(page);
    await expect(notices(page).getByText('Stored settings could not be read and were reset.')).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('weftline.appearance'))).toBeNull();
    // It leaves by itself; then, out of the back-forward cache, the page is at the gate again.
    await expect(notices(page)).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('banner')).toHaveCount(0);
    await enter(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await nextTurn(page);
    expect(await notices(page).allTextContents(), 'told once more').toEqual([]);
  });
});

test.describe('a gate that is not seen yet', () => {
  test.use({ painted: true });

  test('keeps the program waiting, although the canvas is painted', async ({ page }) => {
    await page.addInitScript(() => {
      window.unpainted = new CSSStyleSheet();
      window.unpainted.replaceSync('html { opacity: 0 }');
      document.adoptedStyleSheets.push(window.unpainted);
    });
    await page.goto('/');
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    expect(await page.evaluate(() => window.oninput)).not.toBeNull();
    await page.evaluate(() => window.unpainted?.replaceSync(''));
    await page.waitForFunction(() => window.oninput === null);
  });
});
