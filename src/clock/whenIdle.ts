/** WebKit has no idle callback: later than what the person waits for, in milliseconds. */
const IDLE_AFTER_MS = 200;

/** What WebKit does then at a stretch, so that a key waits no longer than half a frame, in milliseconds. */
const STRETCH_MS = 8;

/** A page that is never idle does it all the same, in milliseconds. */
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
