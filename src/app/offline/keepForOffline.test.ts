import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOUR_MS = 3_600_000;

/** As much of a page as is looked at. */
class PageStub extends EventTarget {
  hidden = false;
  address: string | null = '/service-worker.js';

  querySelector = () => (this.address === null ? null : { content: this.address });

  show(seen: boolean) {
    this.hidden = !seen;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: PageStub;
const update = vi.fn<() => Promise<void>>();
const register = vi.fn<(address: string, options: object) => Promise<object>>();
let workers: { controller: object | null; register: typeof register };
let registration: { active: object | null; update: typeof update };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new PageStub();
  registration = { active: null, update: update.mockReset().mockResolvedValue() };
  workers = { controller: {}, register: register.mockReset().mockImplementation(async () => registration) };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { serviceWorker: workers });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Each time as on a page that has just been loaded, until the browser was idle and has answered. */
async function keep(times = 1) {
  const { keepForOffline } = await import('./keepForOffline');
  for (let i = 0; i < times; i += 1) keepForOffline();
  expect(register, 'before the browser is idle').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
}

it('registers once, also when the gate was shown again, and never asks the cache of files for the worker', async () => {
  await keep(2);
  expect(register.mock.calls).toEqual([['/service-worker.js', { updateViaCache: 'none' }]]);
});

it('looks for a newer version each hour', async () => {
  await keep();
  await vi.advanceTimersByTimeAsync(HOUR_MS - 2_000);
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
  expect(register, 'again, where the host may have ended the app').toHaveBeenCalledTimes(1);
});

it('looks for one as soon as the page is seen again, and not while it is hidden', async () => {
  await keep();
  page.show(false);
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(update).not.toHaveBeenCalled();
  page.show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(update).toHaveBeenCalledTimes(1);
});

it('looks for one at once when the page was loaded past a worker that serves', async () => {
  workers.controller = null;
  registration.active = {};
  await keep();
  expect(update).toHaveBeenCalledTimes(1);
});

it.each([
  ['through it', {}, {}],
  ['before there was one', null, null],
])('does not when the page was loaded %s', async (_how, controller, active) => {
  workers.controller = controller;
  registration.active = active;
  await keep();
  expect(update).not.toHaveBeenCalled();
});

it('goes on looking where the network fails', async () => {
  let looked = 0;
  // No mock: it would take note of the failure itself, which must not be left unhandled.
  Object.assign(registration, {
    update: async () => {
      looked += 1;
      throw new TypeError('Failed to update a ServiceWorker');
    },
  });
  await keep();
  page.show(true);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(looked).toBe(2);
});

it('registers again in a tab that stays open where the network failed the first time, as soon as the page is seen', async () => {
  workers.controller = null;
  register.mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'));
  await keep();
  expect(register).toHaveBeenCalledTimes(1);
  page.show(true);
  expect(register).toHaveBeenCalledTimes(2);
});

it('leaves all as it is where the browser refuses', async () => {
  register.mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'));
  await keep();
  page.show(true);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(update).not.toHaveBeenCalled();
});

it('keeps nothing of a page that names no worker', async () => {
  page.address = null;
  await keep();
  expect(register).not.toHaveBeenCalled();
});

it('hands the address over as the policy wants it, where there is one', async () => {
  const createScriptURL = vi.fn<(address: string) => string>((address) => `trusted ${address}`);
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: () => string }) => object>(() => ({
    createScriptURL,
  }));
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  await keep();
  expect(register.mock.calls[0]?.[0]).toBe('trusted /service-worker.js');
  expect(createPolicy.mock.calls[0]?.[1].createScriptURL()).toBe('/service-worker.js');
});
