// Served as /service-worker.js by a host that has the app no longer: browsers that keep the app drop what they kept, and
// ask the host again from the next load on. Pages that are open stay, with what is typed in them.

/** @typedef {{ skipWaiting: () => Promise<void>, registration: ServiceWorkerRegistration }} ServiceWorkerScope */
/** @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} Activation */

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (globalThis));

async function withdraw() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('weftline-')).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

addEventListener('install', () => void worker.skipWaiting());
addEventListener('activate', (event) => /** @type {Activation} */ (event).waitUntil(withdraw()));
