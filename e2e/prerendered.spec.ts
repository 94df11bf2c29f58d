import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, PASSWORD, passwordField, printedByPage, test } from './app';
import { PRODUCT_NAME } from '@/domain/product';
import { roleColor } from './looks';

// The gate as it stands in index.html, before the program is there.

// What moves is reported only of what is painted.
test.use({ painted: true });

/** Holds all scripts back; the function that it returns lets them come. */
async function holdProgram(page: Page): Promise<() => void> {
  let letCome = () => {};
  const released = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return letCome;
}

/** Goes to the gate and waits for its field to have the focus, as a person does who types. */
async function openGate(page: Page) {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(passwordField(page)).toBeFocused();
}

/** Until the program has taken the gate over, the script in index.html hears what is typed. */
const takenOver = (page: Page) => page.waitForFunction(() => window.oninput === null);

const access = (page: Page) => page.getByRole('button', { name: 'Access Platform' });

const behindCard = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { content, maskImage, backgroundImage } = getComputedStyle(main, '::before');
    return { content, maskImage: maskImage.slice(0, 3), backgroundImage: backgroundImage.slice(0, 15) };
  });

test('a program that does not come is told; a reload fetches it again', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  await openGate(page);
  await passwordField(page).fill('weftline-demo');
  await passwordField(page).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Please reload the page.');
  await page.unroute(/\/assets\/index-.*\.js/);
  await page.reload();
  await takenOver(page);
  await expect(page.getByRole('status')).toHaveText('');
});

test('the field keeps room for its button in a page that is painted before all of it has come', async ({ page }) => {
  await holdProgram(page);
  await openGate(page);
  const [whole, begun] = await page.getByRole('button', { name: 'Show password' }).evaluate((button) => {
    const slot = button.parentElement;
    const widths = [slot?.clientWidth];
    button.remove();
    return [...widths, slot?.clientWidth];
  });
  expect(whole).toBeGreaterThan(0);
  expect(begun).toBe(whole);
});

test('the weave comes in behind the card once the program is there', async ({ page }) => {
  const release = await holdProgram(page);
  await openGate(page);
  expect(await behindCard(page)).toMatchObject({ content: 'none', maskImage: 'non' });
  release();
  await expect
    .poll(() => behindCard(page))
    .toEqual({ content: '""', maskImage: 'url', backgroundImage: 'radial-gradient' });
});

test('the program takes the gate over before it asks for the whole stylesheet', async ({ page }) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    new MutationObserver((records) => {
      for (const { attributeName, addedNodes } of records) {
        if (attributeName) order.push('taken over');
        for (const node of addedNodes) {
          if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') order.push('stylesheet');
        }
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-woven'] });
  });
  await openGate(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'order'))).toEqual(['taken over', 'stylesheet']);
});

test('the gate that checks and refuses has its look before the whole stylesheet', async ({ page }) => {
  await page.route('**/*.css', () => {});
  await page.goto('/');
  await passwordField(page).pressSequentially('wrong');
  await passwordField(page).press('Enter');
  const refusal = page.getByRole('alert');
  await expect(refusal).toHaveCSS('display', 'grid');
  await expect(refusal).toHaveCSS('background-color', roleColor('danger-soft'));
  await expect(passwordField(page).locator('..')).toHaveCSS('box-shadow', /inset/);
});

/** Box and style of every element of the page. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(script, noscript, noscript *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Behind the card the weave comes in once the program is there.
      const before = element.matches('main') ? null : getComputedStyle(element, '::before');
      const values = [...style]
        // Custom properties that nothing on the gate reads come with the whole stylesheet.
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${style.getPropertyValue(name)} / ${before?.getPropertyValue(name)}`);
      return `${element.tagName} at ${x} ${y}, ${width} x ${height}; ${values.join('; ')}`;
    }),
  );

test('GATE-1, GATE-2: the gate stands there before any script, with the focus in its field', async ({ page }) => {
  await holdProgram(page);
  await page.goto('/tickets', { waitUntil: 'commit' });
  await expect(page.getByRole('heading')).toHaveText(['Customer Operations Platform']);
  await expect(page.getByText('Enter password to access the platform')).toBeVisible();
  await expect(page.locator('input')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(passwordField(page)).toBeFocused();
  await expect(access(page)).toBeDisabled();
  expect(await page.locator('[style]').count()).toBe(0);
});

test('what is typed before the program is there stays, and Enter is honoured', async ({ page, watched }) => {
  const release = await holdProgram(page);
  await openGate(page);
  await passwordField(page).pressSequentially('  ');
  await expect(access(page)).toBeDisabled();
  await passwordField(page).pressSequentially('wrong');
  await expect(access(page)).toBeEnabled();
  await passwordField(page).press('Enter');
  // What was sent is not changed by what is typed after.
  await passwordField(page).pressSequentially('more');
  await expect(passwordField(page)).toHaveValue('  wrong');
  release();
  await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await expect(passwordField(page)).toHaveValue('  wrong');
  await expect(passwordField(page)).toBeFocused();
  await passwordField(page).press('End');
  await passwordField(page).pressSequentially('!');
  await expect(passwordField(page)).toHaveValue('  wrong!');
  expect(printedByPage(watched.printed)).toEqual([]);
});

test('what is typed and not sent before the program is there waits for Enter', async ({ page }) => {
  const release = await holdProgram(page);
  await openGate(page);
  await passwordField(page).pressSequentially('wro');
  release();
  await takenOver(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await passwordField(page).pressSequentially('ng');
  await expect(passwordField(page)).toHaveValue('wrong');
  await access(page).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
});

/** Puts what password managers put into the form: an icon after the field, a field and a button of their own before it. */
const extend = (page: Page) =>
  passwordField(page).evaluate((field) => {
    const [icon, own, button] = ['div', 'input', 'button'].map((name) => document.createElement(name));
    if (!(own instanceof HTMLInputElement) || !(button instanceof HTMLButtonElement)) return;
    Object.assign(own, { autocomplete: 'username', placeholder: 'Account' });
    Object.assign(button, { type: 'button', textContent: 'Fill' });
    field.after(icon ?? '');
    field.setAttribute('autocomplete', 'off');
    field.closest('form')?.prepend(own, button);
  });

/** Types beside an extension's elements before the program is there, and is refused as without them. */
async function typeBesideExtension(page: Page, sent: boolean) {
  const release = await holdProgram(page);
  await openGate(page);
  await extend(page);
  await page.getByPlaceholder('Account').fill('someone');
  await expect(access(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Fill' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await passwordField(page).pressSequentially('wrong');
  await page.getByRole('button', { name: 'Show password' }).click();
  await passwordField(page).focus();
  if (sent) await passwordField(page).press('Enter');
  release();
  await takenOver(page);
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  if (!sent) {
    await passwordField(page).pressSequentially('!');
    await expect(passwordField(page)).toHaveValue('wrong!');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await access(page).click();
  }
  await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await expect(passwordField(page)).toHaveValue(sent ? 'wrong' : 'wrong!');
  // A gate that comes later knows nothing of it.
  await passwordField(page).fill(PASSWORD);
  await passwordField(page).press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(passwordField(page)).toHaveValue('');
  await expect(passwordField(page)).toBeEditable();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test("what is typed beside an extension's elements stays when the program comes", async ({ page }) => {
  await typeBesideExtension(page, false);
});

test("what is typed and sent beside an extension's elements stays when the program comes", async ({ page }) => {
  await typeBesideExtension(page, true);
});

test('GATE-3: the letters are shown and hidden before the program is there, and stay so', async ({ page, watched }) => {
  const release = await holdProgram(page);
  await openGate(page);
  const show = page.getByRole('button', { name: 'Show password' });
  const hide = page.getByRole('button', { name: 'Hide password' });
  await passwordField(page).pressSequentially('wrong');
  await show.click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await hide.press('Enter');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await show.press('Space');
  await expect(hide).toBeFocused();
  release();
  await takenOver(page);
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(passwordField(page)).toHaveValue('wrong');
  await expect(hide).toBeFocused();
  await hide.click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await expect(show).toBeVisible();
  expect(printedByPage(watched.printed)).toEqual([]);
});

test('an address with a fragment gets the focus once the program is there', async ({ page }) => {
  await page.goto('/tickets#row-3');
  await expect(passwordField(page)).toBeFocused();
});

/** What an engine must be able to do to show a computer's appearance. */
const tagOf = (appearance: 'light' | 'dark') => (appearance === 'dark' ? ['@dark'] : []);

for (const [kept, computer, shown] of [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'dark', 'dark'],
  [null, 'light', 'light'],
] as const) {
  const title = `${kept ?? 'no'} appearance kept is ${shown} on a ${computer} computer before any script`;
  test(title, { tag: tagOf(computer) }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: computer });
    await page.addInitScript((value) => {
      if (value !== null) localStorage.setItem('weftline.appearance', value);
    }, kept);
    await holdProgram(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveClass(shown);
    await expect(page.locator('html')).toHaveCSS('background-color', roleColor('canvas', shown));
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    const title = `neither the program nor the whole stylesheet changes the ${colorScheme} gate at ${width} px`;
    test(title, { tag: tagOf(colorScheme) }, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) Object(window).shifts.push(Object(entry).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = await holdProgram(page);
      await page.goto('/', { waitUntil: 'commit' });
      await passwordField(page).pressSequentially('x');
      const prerendered = await looks(page);
      expect(prerendered.length).toBeGreaterThan(15);
      release();
      await takenOver(page);
      expect(await looks(page)).toEqual(prerendered);
      await page.waitForFunction(
        () => (document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet ?? null) !== null,
      );
      // The stylesheet names the fonts.
      await page.evaluate(() => document.fonts.ready);
      expect(await looks(page)).toEqual(prerendered);
      expect(await page.evaluate(() => Object(window).shifts)).toEqual([]);
    });
  }
}

test('the page has one script and one style inline, both named by their hashes, and no style attribute', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
  expect(html.match(/<script[^>]*>[^<]/g)).toHaveLength(1);
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).not.toMatch(/ (style|on\w+)="/);
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test.describe('without JavaScript', { tag: '@no-script' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so in place of the gate', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('noscript p')).toContainText(`${PRODUCT_NAME} needs JavaScript.`);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
  });
});

test('every answer carries the headers, compressed where that helps', async ({ request, page }) => {
  const answers = await Promise.all(
    ['/', '/tickets', '/favicon.svg', '/assets/gone.js'].map((path) => request.get(path)),
  );
  const [root, screen, icon, gone] = answers.map((answer) => ({ status: answer.status(), ...answer.headers() }));
  for (const headers of [root, screen, icon, gone]) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
    });
  }
  expect(root).toMatchObject({ status: 200, 'cache-control': 'no-store', 'content-encoding': 'br' });
  expect(screen).toMatchObject({
    status: 200,
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(icon).toMatchObject({
    status: 200,
    'cache-control': 'no-cache',
    'content-type': 'image/svg+xml',
  });
  // Browsers look for it in the first 1024 bytes alone.
  expect((await answers[0]?.text())?.slice(0, 1_024)).toContain('<meta charset="utf-8">');
  expect(gone).toMatchObject({ status: 404, 'cache-control': 'no-store' });
  const [script] = await Promise.all([page.waitForResponse(/\/assets\/index-.*\.js$/), page.goto('/')]);
  expect(script.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});
