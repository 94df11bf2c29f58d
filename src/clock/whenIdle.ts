/** How long to wait in WebKit, which has no idle callback, in milliseconds. */
const IDLE_AFTER_MS = 200;

/** How long one stretch of work may last there, so that a key waits half a frame at most, in milliseconds. */
const STRETCH_MS = 8;

/** After this time a page that is never idle does the work all the same, in milliseconds. */
const LATEST_MS = 2_000;

/** Resolves when the browser has nothing else to do, with what tells whether there is still time. */
export const whenIdle = () =>
  new Promise<() => boolean>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining() > 0), { timeout: LATEST_MS });
      return;
    }
    setTimeout(() => {
      const end = performance.now() + STRETCH_MS;
      resolve(() => performance.now() < end);
    }, IDLE_AFTER_MS);
  });
