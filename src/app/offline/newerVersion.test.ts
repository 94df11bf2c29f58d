import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForNewer } from './newerVersion';

const OWN_FILE = '/assets/index-own.js';
const OTHER_FILE = '/assets/index-other.js';

class Workers extends EventTarget {
  /** The worker that the page went through. */
  controller: object | null = null;
  installing: object | null = null;
  getRegistration = async () => ({ installing: this.installing });
}

/** Caches by their name, in the order in which they were made. */
let kept: Map<string, readonly string[]>;
let workers: Workers;

beforeEach(() => {
  kept = new Map();
  workers = new Workers();
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    match: async (file: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.includes(file) ? {} : undefined,
  });
});

afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A version takes over, with all of its files kept. */
async function takeOver(version: string, file: string) {
  kept.delete(version);
  kept.set(version, ['/', file]);
  workers.dispatchEvent(new Event('controllerchange'));
  await settled();
}

it('the version of the page is not newer, whenever it takes over; the next one is', async () => {
  const heard = vi.fn<() => void>();
  // Loaded past the service worker, which still keeps the version before.
  kept.set('weftline-0', ['/', OTHER_FILE]);
  watchForNewer(OWN_FILE).onNewer(heard);
  await takeOver('weftline-1', OWN_FILE);
  expect(heard).not.toHaveBeenCalled();
  await takeOver('weftline-2', OTHER_FILE);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('the version before is newer when it is served again', async () => {
  const heard = vi.fn<() => void>();
  kept.set('weftline-1', ['/', OTHER_FILE]);
  kept.set('weftline-2', ['/', OWN_FILE]);
  watchForNewer(OWN_FILE).onNewer(heard);
  await takeOver('weftline-1', OTHER_FILE);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('what an install that was cut off left, or a cache that was emptied, is no version', async () => {
  const heard = vi.fn<() => void>();
  workers.controller = {};
  kept.set('weftline-1', ['/', OWN_FILE]);
  kept.set('weftline-2', [OTHER_FILE]);
  watchForNewer(OWN_FILE).onNewer(heard);
  await settled();
  workers.dispatchEvent(new Event('controllerchange'));
  await settled();
  expect(heard).not.toHaveBeenCalled();
});

it('caches of others say nothing', async () => {
  const heard = vi.fn<() => void>();
  watchForNewer(OWN_FILE).onNewer(heard);
  kept.set('others', ['/', OTHER_FILE]);
  workers.dispatchEvent(new Event('controllerchange'));
  await settled();
  await takeOver('weftline-1', OWN_FILE);
  await takeOver('others', OTHER_FILE);
  expect(heard).not.toHaveBeenCalled();
});

it('each newer version is told once, and who has gone hears nothing', async () => {
  const newerVersion = watchForNewer(OWN_FILE);
  const [early, gone] = [vi.fn<() => void>(), vi.fn<() => void>()];
  newerVersion.onNewer(early);
  newerVersion.onNewer(gone)();
  await takeOver('weftline-1', OTHER_FILE);
  workers.dispatchEvent(new Event('controllerchange'));
  await settled();
  expect(early).toHaveBeenCalledTimes(1);
  await takeOver('weftline-2', OTHER_FILE);
  expect(early).toHaveBeenCalledTimes(2);
  expect(gone).not.toHaveBeenCalled();
});

describe('what took over before it was watched for', () => {
  const hearLate = async () => {
    const heard = vi.fn<() => void>();
    const newerVersion = watchForNewer(OWN_FILE);
    await settled();
    newerVersion.onNewer(heard);
    return heard;
  };
  beforeEach(() => {
    workers.controller = {};
    kept.set('weftline-1', ['/', OWN_FILE]);
  });

  it('is told at once when it is newer', async () => {
    kept.set('weftline-2', ['/', OTHER_FILE]);
    expect(await hearLate()).toHaveBeenCalledTimes(1);
  });

  it('is not told when it is of the page', async () => {
    expect(await hearLate()).not.toHaveBeenCalled();
  });

  it('is not told while it is still being installed', async () => {
    workers.installing = {};
    kept.set('weftline-2', ['/', OTHER_FILE]);
    expect(await hearLate()).not.toHaveBeenCalled();
  });

  it('is not told to a page that was loaded past it', async () => {
    workers.controller = null;
    kept.set('weftline-1', ['/', OTHER_FILE]);
    expect(await hearLate()).not.toHaveBeenCalled();
  });
});

it('where the browser refuses its caches nothing is newer, and nothing fails', async () => {
  const heard = vi.fn<() => void>();
  vi.stubGlobal('caches', {
    keys: async () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  watchForNewer(OWN_FILE).onNewer(heard);
  await takeOver('weftline-1', OTHER_FILE);
  expect(heard).not.toHaveBeenCalled();
});

it.each([
  ['without service workers', {}],
  [
    'where the browser refuses service workers',
    {
      get serviceWorker() {
        throw new DOMException('The context is sandboxed.', 'SecurityError');
      },
    },
  ],
])('%s nothing is newer', (_where, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const heard = vi.fn<() => void>();
  watchForNewer(OWN_FILE).onNewer(heard);
  expect(heard).not.toHaveBeenCalled();
});
