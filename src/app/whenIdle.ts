/** WebKit has no idle callback: later than what the person waits for, in milliseconds. */
const IDLE_AFTER_MS = 200;

/** A page that is never idle does it all the same, in milliseconds. */
const LATEST_MS = 2_000;

/** Resolves when the browser has nothing else to do. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, IDLE_AFTER_MS);
  });
