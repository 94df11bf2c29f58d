import { PrecacheController } from 'workbox-precaching';

/** A file of the build, as `scripts/build/serviceWorker.mjs` lists it. */
interface BuiltFile {
  url: string;
  /** Null where the name holds a hash already. */
  revision: string | null;
  integrity: string;
}

/** As much as is used of what a service worker finds around it; the compiler knows the page's world alone. */
interface Worker {
  addEventListener: (kind: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}
interface WorkerEvent extends Event {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (response: Promise<Response>) => void;
}
declare const self: Worker;

// Put in by the build.
declare const BUILT_FILES: BuiltFile[];
declare const BUILT_VERSION: string;

/** Each version has a cache of its own, so that no version ever takes a file of another. */
const CACHE_PREFIX = 'weftline-';
const CACHE = CACHE_PREFIX + BUILT_VERSION;

/** This version's, and that of the version before, for tabs that were opened with it. */
const KEPT_CACHES = 2;

const PAGE = '/';

const files = new PrecacheController({ cacheName: CACHE });
files.addToCacheList(BUILT_FILES);

/** All files or none: one that is not the file that was built fails its integrity, and the version before stays. */
async function install(event: WorkerEvent) {
  // A version that is served again is the newest once more, in the order of the caches too.
  await caches.delete(CACHE);
  try {
    await files.install(event);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  // Open tabs find what they still fetch in the cache of their version.
  await self.skipWaiting();
}

async function dropOldVersions() {
  const versions = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(versions.slice(0, -KEPT_CACHES).map((name) => caches.delete(name)));
}

/** Every address but a file's is the one page; which screen it shows is the router's to say, behind the gate. */
const pageFor = async (request: Request) =>
  (await files.matchPrecache(request)) ?? (await files.matchPrecache(PAGE)) ?? fetch(request);

const fileFor = async (request: Request) =>
  (await files.matchPrecache(request)) ?? (await caches.match(request.url)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOldVersions()])));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  event.respondWith(request.mode === 'navigate' ? pageFor(request) : fileFor(request));
});
