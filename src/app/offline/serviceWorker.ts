import { PrecacheController } from 'workbox-precaching';
import { CACHE_PREFIX, versionCaches, wholeVersions } from './versionCaches';

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

/** So that no version ever takes a file of another. */
const CACHE = CACHE_PREFIX + BUILT_VERSION;

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

/** All but the version before, for tabs that were opened with it. What was begun later may be one that is being installed. */
async function dropOldVersions() {
  const names = await versionCaches();
  const older = names.slice(0, names.indexOf(CACHE));
  const before = (await wholeVersions(older)).at(-1);
  await Promise.all(older.filter((name) => name !== before).map((name) => caches.delete(name)));
}

let keeping: Promise<unknown> | undefined;

/**
 * Keeps again what the browser has dropped, as an install does, the page last: all of it, for what a tab has in its memory
 * it asks nobody for. Where the server has another version by now, that one's worker is on its way.
 */
function keepAgain(event: WorkerEvent): Promise<unknown> {
  const end = () => {
    keeping = undefined;
  };
  const asInstall = { type: 'install', waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  keeping ??= files.install(asInstall).then(end, end);
  return keeping;
}

/** What ends as a file's name does, except the page's own, is a file, whether it is kept or not; as in the hosts' settings. */
const isFile = (url: string) => /(?<!^\/index)\.[a-z0-9]+$/.test(new URL(url).pathname);

/** Every address but a file's is the one page; which screen it shows is the router's to say, behind the gate. */
async function answer(event: WorkerEvent): Promise<Response> {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  const ownKey = files.getCacheKeyForURL(isPage && !isFile(request.url) ? PAGE : request.url);
  try {
    const own = ownKey === undefined ? undefined : await caches.match(ownKey, { cacheName: CACHE });
    if (ownKey !== undefined && !own) event.waitUntil(keepAgain(event));
    const kept = own ?? (isPage ? undefined : await caches.match(request.url));
    if (kept) return kept;
  } catch {
    // The browser cannot read what it keeps.
  }
  // What the server has is better than nothing; its page brings a version of its own, whole.
  return fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOldVersions()])));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event));
});
