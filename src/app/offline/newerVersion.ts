import { serviceWorkers } from './serviceWorkers';
import { versionCaches, wholeVersions } from './versionCaches';

/** Whether a newer version of the app took over since this page was loaded. */
export interface NewerVersion {
  /** Calls back for each one that does, and at once if one has; the next load shows it. */
  onNewer: (listener: () => void) => () => void;
}

/**
 * Looks for a version that took over before, and watches for the next ones. Where the browser has no service workers,
 * nothing is newer.
 * @param ownFile a script of this page; a version that has it too, as after a change of an icon alone, is not newer
 */
export function watchForNewer(ownFile: string): NewerVersion {
  const listeners = new Set<() => void>();
  let newer: string | undefined;
  const compare = async () => {
    const newest = (await wholeVersions(await versionCaches())).at(-1);
    // A page that was loaded past its service worker may be of the version that takes over.
    const isOwn = newest === undefined || (await caches.match(ownFile, { cacheName: newest })) !== undefined;
    const isNews = !isOwn && newest !== newer;
    newer = isOwn ? undefined : newest;
    if (isNews) for (const listener of listeners) listener();
  };
  const watch = async (workers: ServiceWorkerContainer) => {
    // Where the browser refuses its caches, nothing is newer.
    workers.addEventListener('controllerchange', () => void compare().catch(() => {}));
    // What is still being installed is heard of when it takes over.
    if (workers.controller && !(await workers.getRegistration())?.installing) await compare();
  };
  const workers = serviceWorkers();
  if (workers) watch(workers).catch(() => {});
  return {
    onNewer: (listener) => {
      listeners.add(listener);
      if (newer !== undefined) listener();
      return () => listeners.delete(listener);
    },
  };
}
