/** Whether a newer version of the app took over since this page was loaded. */
export interface NewerVersion {
  /** Calls back when one does, and at once if one has; the next load shows it. */
  onNewer: (listener: () => void) => () => void;
}

/**
 * Begins with the page: a version that was deployed meanwhile takes over while the gate still stands. Where the browser
 * has no service workers, nothing is newer.
 */
export function watchForNewer(): NewerVersion {
  const listeners = new Set<() => void>();
  let isNewer = false;
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // The first version that is kept is the one that is shown.
  let isKept = Boolean(workers?.controller);
  // A page that was loaded past its service worker has none, though one is kept.
  const lookForKept = async () => {
    isKept ||= Boolean((await workers?.getRegistration())?.active);
  };
  // Where the browser refuses, nothing is kept.
  lookForKept().catch(() => {});
  workers?.addEventListener('controllerchange', () => {
    isNewer = isKept;
    isKept = true;
    if (isNewer) for (const listener of listeners) listener();
  });
  return {
    onNewer: (listener) => {
      listeners.add(listener);
      if (isNewer) listener();
      return () => listeners.delete(listener);
    },
  };
}
