import { serviceWorkers } from './serviceWorkers';

/**
 * Calls back once another version of the app has taken over from the one that this page was loaded with. Returns the
 * function that ends it. Coarser than `newerVersion`, which knows whether anything differs and is not there before the
 * login.
 */
export function onTakenOver(listener: () => void): () => void {
  const workers = serviceWorkers();
  // The first one takes over as well, of the version that the page is.
  let isFirst = !workers?.controller;
  const hear = () => {
    if (!isFirst) listener();
    isFirst = false;
  };
  workers?.addEventListener('controllerchange', hear);
  return () => workers?.removeEventListener('controllerchange', hear);
}
