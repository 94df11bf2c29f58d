/** WebKit has no idle callback: later than what the person waits for, in milliseconds. */
const IDLE_AFTER_MS = 200;

/** A page that is never idle does it all the same, in milliseconds. */
const LATEST_MS = 2_000;

/** Resolves when the browser has nothing else to do, with whether that lasts; WebKit does not know. */
export const whenIdle = () =>
  new Promise<() => boolean>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining() > 0), { timeout: LATEST_MS });
    else setTimeout(() => resolve(() => false), IDLE_AFTER_MS);
  });
