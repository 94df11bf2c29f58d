import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { DESK } from '../playwright.config';
import { delivery, headersOf } from '../scripts/build/delivery.mjs';
import { buildServiceWorker } from '../scripts/build/serviceWorker.mjs';
import { enter, nextTurn, notices, open, passwordField, SCREENS } from './app';
import { deriveOnce } from './deriveOnce';
import { noteRefused } from './ownFiles';
import { PRODUCT_NAME } from '@/domain/product';

declare global {
  interface Window {
    /** Settled once another version controls the page. */
    tookOver: Promise<void>;
    /** What became of the first worker that was registered. */
    installed: Promise<string>;
  }
}

/** A host of static files whose build is replaced while pages are open. */
interface Host {
  address: string;
  /** Replaces what is served. */
  deploy: (folder: string) => void;
  /** What was requested and is not there. */
  missing: string[];
}

/** Delivers a build as it is meant to be delivered, with all its headers; from a folder that is not there, nothing. */
function deliver(folder: string) {
  const page = join(folder, 'index.html');
  if (existsSync(page)) return delivery(folder, headersOf(readFileSync(page, 'utf8')));
  return (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end();
}

async function host(first: string): Promise<Host & { close: () => void }> {
  let answer = deliver(first);
  const missing: string[] = [];
  const server = createServer((request, response) => {
    response.once('finish', () => {
      if (response.statusCode === 404) missing.push(request.url ?? '');
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has no other address
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    deploy: (next) => {
      answer = deliver(next);
    },
    missing,
    close: () => void server.close(),
  };
}

const hashOfScript = (html: string) =>
  createHash('sha256')
    .update(/<script>([^<]*)/.exec(html)?.[1] ?? '')
    .digest('base64');

/** A page with another program and a mark, and with the policy that a build gives it. */
const asBuilt = (before: string, text: string) =>
  text
    .replace(hashOfScript(before), hashOfScript(text))
    .replace('<html lang="en"', '<html lang="en" data-build="later"');

/** A later build: another mark, and each script under another name, as a change of one that all share gives them. */
async function laterBuild(folder: string): Promise<string> {
  const later = `${folder}-later`;
  // Without the compressed copies, which hold what was there before.
  cpSync(folder, later, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(later, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = (text: string) =>
    scripts.reduce((all, name) => all.replaceAll(name, name.replace('.js', '-later.js')), text);
  for (const name of scripts) {
    writeFileSync(join(assets, renamed(name)), renamed(readFileSync(join(assets, name), 'utf8')));
    rmSync(join(assets, name));
  }
  const page = join(later, 'index.html');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, asBuilt(before, renamed(before)));
  await buildServiceWorker(later);
  return later;
}

/** A build of the same scripts as the first, and yet another version. */
async function thirdBuild(folder: string): Promise<string> {
  const third = `${folder}-third`;
  cpSync(folder, third, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const page = join(third, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html lang="en"', '<html lang="en" data-build="third"'));
  await buildServiceWorker(third);
  return third;
}

const test = base.extend<{ served: Host; context: BrowserContext }, { builds: { first: string; later: string } }>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, provide) => {
      const first = join(mkdtempSync(join(tmpdir(), 'weftline-')), 'first');
      cpSync('dist', first, { recursive: true });
      await provide({ first, later: await laterBuild(first) });
      rmSync(join(first, '..'), { recursive: true });
    },
    { scope: 'worker' },
  ],
  served: async ({ builds }, provide) => {
    const running = await host(builds.first);
    await provide(running);
    running.close();
  },
  context: async ({ browser, served }: { browser: Browser; served: Host }, provide) => {
    const context = await browser.newContext({ ...DESK, baseURL: served.address });
    await deriveOnce(context);
    const refused: string[] = [];
    await noteRefused(context, refused);
    await provide(context);
    expect(refused).toEqual([]);
    await context.close();
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const titleOf = (address: string) => SCREENS.find(([path]) => path === address)?.[1] ?? '';
const shownBuild = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'] ?? 'first');

/** Waits until the app is kept, and the page goes through the service worker. */
const whenKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

async function openAndKeep(page: Page, address = '/') {
  await open(page, address);
  await whenKept(page);
}

/** Waits until the page has compared itself with what is kept, and drawn what it says of that. */
const compared = async (page: Page) => {
  await page.evaluate(async () => {
    for (const cacheName of await caches.keys()) await caches.match('/', { cacheName, ignoreSearch: true });
  });
  await nextTurn(page);
};

/** Has the browser look for a newer version, as it does each hour. @returns what became of the one that it found */
const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    return new Promise<string | undefined>((resolve) => {
      const settle = () => {
        if (worker?.state === 'activated' || worker?.state === 'redundant') resolve(worker.state);
      };
      worker?.addEventListener('statechange', settle);
      settle();
    });
  });

const go = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

test('GATE-1, GATE-7: after the first load every screen opens with the network cut, behind the gate', async ({
  page,
  context,
  served,
}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // What was being fetched ahead when the page was left is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
  });
  await openAndKeep(page);
  served.deploy('/nowhere');
  await context.setOffline(true);
  for (const address of ['/communications', '/momentum']) {
    await page.goto(address);
    await expect(passwordField(page)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('weftline.authenticated'))).toBeNull();
    await enter(page);
    await expect(heading(page)).toHaveText(titleOf(address));
  }
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(heading(page)).toHaveText(titleOf(address));
  }
  expect(failed).toEqual([]);
  // Each font that the page draws with is there too.
  expect(
    await page.evaluate(async () => [...(await document.fonts.ready)].every(({ status }) => status !== 'error')),
  ).toBe(true);
});

test("a file that is not kept is the host's to answer, not the page", async ({ page }) => {
  await openAndKeep(page);
  const licences = await page.goto('/licences.md');
  expect(licences?.fromServiceWorker()).toBe(true);
  expect(await licences?.text()).toContain('## react-dom');
  await page.context().setOffline(true);
  const icon = await page.goto('/favicon.svg');
  expect(icon?.headers()['content-type']).toBe('image/svg+xml');
  await page.goto('/index.html');
  await expect(passwordField(page)).toBeVisible();
});

test('a newer version is announced, and shown after a reload that asks before it loses anything', async ({
  page,
  served,
  builds,
}) => {
  await openAndKeep(page, '/communications');
  await expect(notices(page)).toHaveCount(0);
  served.deploy(builds.later);
  expect(await lookForNewer(page)).toBe('activated');
  const notice = notices(page).filter({ hasText: `A newer version of ${PRODUCT_NAME} is ready.` });
  await expect(notice).toBeVisible();
  expect(await shownBuild(page), 'nothing is loaded by itself').toBe('first');

  await page.getByRole('textbox', { name: /^Message to / }).fill('When does it ship?');
  await notice.getByRole('button', { name: 'Reload' }).click();
  const question = notices(page).filter({ hasText: 'typed but did not send: 1 message.' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Message to / })).toHaveValue('When does it ship?');
  const asked: string[] = [];
  page.once('dialog', (dialogue) => {
    asked.push(dialogue.type());
    void dialogue.accept();
  });
  await question.getByRole('button', { name: 'Reload Anyway' }).click();

  await expect(passwordField(page)).toBeVisible();
  expect(await shownBuild(page)).toBe('later');
  expect(asked, 'by the browser too').toEqual([]);
  await open(page, '/tickets');
  await expect(heading(page)).toHaveText('Ticketing System');
  await expect(notices(page)).toHaveCount(0);
});

/** The browser looks for a newer version whenever the page is loaded. */
async function reloadUntilTakenOver(page: Page) {
  await page.addInitScript(() => {
    window.tookOver = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
  });
  await page.reload();
  await expect(passwordField(page)).toBeVisible();
  await page.evaluate(() => window.tookOver);
}

test('a password that the page does not know may be that of the newer version, which the gate offers', async ({
  page,
  served,
  builds,
}) => {
  await openAndKeep(page);
  const refused = async () => {
    await passwordField(page).fill('the new one');
    await passwordField(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Incorrect password. Please try again.');
  };
  const offer = page.getByRole('button', { name: 'Reload' });
  await page.reload();
  await refused();
  await expect(offer).toHaveCount(0);
  served.deploy(builds.later);
  await reloadUntilTakenOver(page);
  await refused();
  expect(await shownBuild(page)).toBe('first');
  await offer.click();
  await expect(passwordField(page)).toBeVisible();
  expect(await shownBuild(page)).toBe('later');
});

test('a newer version that takes over while the gate stands is announced after the login', async ({
  page,
  served,
  builds,
}) => {
  await openAndKeep(page);
  served.deploy(builds.later);
  await reloadUntilTakenOver(page);
  await enter(page);
  await expect(notices(page)).toHaveText([/newer version/]);
  expect(await shownBuild(page)).toBe('first');
  await notices(page).getByRole('button', { name: 'Reload' }).click();
  await expect(passwordField(page)).toBeVisible();
  expect(await shownBuild(page)).toBe('later');
});

test('a version that is served again after a newer one keeps its place beside the next', async ({
  page,
  served,
  builds,
}) => {
  const kept = () => page.evaluate(() => caches.keys());
  await openAndKeep(page);
  const [first] = await kept();
  for (const build of [builds.later, builds.first]) {
    served.deploy(build);
    expect(await lookForNewer(page)).toBe('activated');
  }
  expect(await kept()).toEqual([expect.any(String), first]);
  expect(await page.goto('/favicon.svg').then((response) => response?.headerValue('content-type'))).toBe(
    'image/svg+xml',
  );
});

test('a tab that stays open after a redeploy finds the parts of its own version, a new tab those of the newer', async ({
  page,
  context,
  served,
  builds,
}) => {
  await openAndKeep(page);
  served.deploy(builds.later);
  expect(await lookForNewer(page)).toBe('activated');
  await expect(notices(page)).toHaveText([/newer version/]);
  await go(page, /^Tickets/);
  await expect(heading(page)).toHaveText('Ticketing System');

  const other = await context.newPage();
  await open(other, '/tickets');
  expect(await shownBuild(other)).toBe('later');
  await expect(heading(other)).toHaveText('Ticketing System');
  await page.close();

  // Of three, the second is the one that tabs are still open with.
  const kept = () => other.evaluate(() => caches.keys());
  const [, second] = await kept();
  served.deploy(await thirdBuild(builds.first));
  expect(await lookForNewer(other)).toBe('activated');
  await expect.poll(kept).toEqual([second, expect.any(String)]);
  await go(other, /^Momentum/);
  await expect(heading(other)).toHaveText(titleOf('/momentum'));
  expect(await shownBuild(other)).toBe('later');
  expect(served.missing).toEqual([]);
});

test('a redeploy half way through leaves the version before, whole', async ({ page, context, served, builds }) => {
  const half = `${builds.later}-half`;
  cpSync(builds.later, half, { recursive: true });
  // One file is not the one that the list names.
  const shell = readdirSync(join(half, 'assets')).find((name) => name.startsWith('Shell-')) ?? '';
  writeFileSync(join(half, 'assets', shell), 'throw new Error("of another version")');
  await openAndKeep(page);
  served.deploy(half);
  expect(await lookForNewer(page)).toBe('redundant');
  await context.setOffline(true);
  await open(page, '/tickets');
  expect(await shownBuild(page)).toBe('first');
  await expect(heading(page)).toHaveText('Ticketing System');
  expect(await page.evaluate(async () => (await caches.keys()).length), 'caches that are kept').toBe(1);
});

test('a reload past the service worker shows what was deployed, which is then no newer version', async ({
  page,
  context,
  served,
  builds,
}) => {
  await openAndKeep(page);
  served.deploy(builds.later);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.enable');
  await Promise.all([page.waitForEvent('load'), cdp.send('Page.reload', { ignoreCache: true })]);
  expect(await shownBuild(page)).toBe('later');
  await enter(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await whenKept(page);
  expect(await page.evaluate(async () => (await caches.keys()).length), 'versions that are kept').toBe(2);
  await compared(page);
  await expect(notices(page)).toHaveCount(0);
  // The next one is.
  served.deploy(builds.first);
  expect(await lookForNewer(page)).toBe('activated');
  await expect(notices(page)).toHaveText([/newer version/]);
});

test('what the browser has dropped of the kept files is kept again with the next visit', async ({
  page,
  context,
  served,
}) => {
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return [names, files] as const;
    });
  await openAndKeep(page);
  // Loaded through the worker, so that the browser takes the next load's scripts from its memory and asks the worker for none.
  await page.reload();
  await enter(page);
  await expect(heading(page)).toHaveText(titleOf('/'));
  const before = await kept();
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await page.reload();
  await enter(page);
  await expect.poll(kept).toEqual(before);
  await compared(page);
  await expect(notices(page), 'of a newer version').toHaveCount(0);
  served.deploy('/nowhere');
  await context.setOffline(true);
  await open(page, '/tickets');
  await expect(heading(page)).toHaveText(titleOf('/tickets'));
  await page.reload();
  await expect(passwordField(page)).toBeVisible();
});

test('where the kept files are dropped after a redeploy, the page is that of the newer version, whole', async ({
  page,
  served,
  builds,
}) => {
  await openAndKeep(page);
  served.deploy(builds.later);
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await open(page, '/tickets');
  expect(await shownBuild(page)).toBe('later');
  await expect(heading(page)).toHaveText('Ticketing System');
  expect(served.missing).toEqual([]);
  await whenKept(page);
  await compared(page);
  await expect(notices(page), 'of a newer version than the newest').toHaveCount(0);
});

test('where the browser cannot read what it keeps, the app comes from the host', async ({ page, served, builds }) => {
  const unreadable = `${builds.first}-unreadable`;
  cpSync(builds.first, unreadable, { recursive: true, filter: (path) => !/service-worker\.js\.(br|gz)$/.test(path) });
  const worker = join(unreadable, 'service-worker.js');
  // As Chromium says of a damaged disk; once the files are kept, for else nothing would be installed.
  const broken = `addEventListener('activate', () => {
    CacheStorage.prototype.match = async () => {
      throw new DOMException('Unexpected internal error.', 'UnknownError');
    };
  });`;
  writeFileSync(worker, broken + readFileSync(worker, 'utf8'));
  served.deploy(unreadable);
  await openAndKeep(page);
  await open(page, '/tickets');
  await expect(heading(page)).toHaveText('Ticketing System');
});

test('where there is no room to keep the files, the app works without them, and keeps them once there is', async ({
  page,
  context,
  served,
}) => {
  const cdp = await context.newCDPSession(page);
  const giveRoom = (quotaSize?: number) =>
    cdp.send('Storage.overrideQuotaForOrigin', {
      origin: served.address,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  await giveRoom(10_000);
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    window.installed = new Promise((resolve) => {
      serviceWorker.register = async (...args) => {
        const registration = await register(...args);
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => resolve(worker.state), { once: true });
        return registration;
      };
    });
  });
  await open(page, '/tickets');
  expect(await page.evaluate(() => window.installed)).toBe('redundant');
  await expect(heading(page)).toHaveText('Ticketing System');
  await expect(notices(page)).toHaveCount(0);
  await giveRoom();
  await openAndKeep(page, '/tickets');
  served.deploy('/nowhere');
  await context.setOffline(true);
  await open(page, '/tickets');
  await expect(heading(page)).toHaveText('Ticketing System');
});

test('a host that has the app no longer takes it back from browsers that keep it', async ({ page, served }) => {
  await openAndKeep(page);
  await page.getByRole('link', { name: /^Tickets/ }).click();
  const withdrawn = mkdtempSync(join(tmpdir(), 'weftline-withdrawn-'));
  const policy = '<meta http-equiv="Content-Security-Policy" content="connect-src &#39;none&#39;">';
  writeFileSync(join(withdrawn, 'index.html'), `${policy}<h1>Moved to another house</h1>`);
  cpSync('scripts/withdrawal/service-worker.js', join(withdrawn, 'service-worker.js'));
  served.deploy(withdrawn);
  expect(await lookForNewer(page)).toBe('activated');
  await expect(heading(page)).toHaveText('Ticketing System');
  await page.goto('/tickets');
  await expect(heading(page)).toHaveText('Moved to another house');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  rmSync(withdrawn, { recursive: true });
});
