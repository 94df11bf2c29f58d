import { serviceWorkers } from './serviceWorkers';

/**
 * Calls back once another version of the app has taken over from the one that this page was loaded with; never where the
 * page came from the host. Returns the function that ends it.
 */
export function onTakenOver(listener: () => void): () => void {
  const workers = serviceWorkers();
  // The first one takes over as well, of the version that the page is.
  if (!workers?.controller) return () => {};
  workers.addEventListener('controllerchange', listener);
  return () => workers.removeEventListener('controllerchange', listener);
}
