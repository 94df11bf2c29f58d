/** Frames that load at one time; each starts a Storybook of its own. */
const AT_ONCE = 2;

interface WaitingFrame {
  element: HTMLElement;
  start: () => void;
}

const waiting = new Set<WaitingFrame>();
let loading = 0;

/** How far a frame is from the middle of the window, in pixels. */
function distance({ element }: WaitingFrame): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom - window.innerHeight) / 2);
}

/** Starts those closest to where the person reads. */
function startNext(): void {
  while (loading < AT_ONCE && waiting.size > 0) {
    const [next] = [...waiting].toSorted((a, b) => distance(a) - distance(b));
    if (!next) return;
    waiting.delete(next);
    loading += 1;
    next.start();
  }
}

/**
 * Calls back when a frame may load. The frame returns its place by the function that it gets here, once it has loaded or
 * is no longer wanted.
 */
export function queueFrame(element: HTMLElement, start: () => void): () => void {
  let isLoading = false;
  const frame = {
    element,
    start: () => {
      isLoading = true;
      start();
    },
  };
  waiting.add(frame);
  // All that come into sight together are weighed together.
  queueMicrotask(startNext);
  return () => {
    waiting.delete(frame);
    if (isLoading) loading -= 1;
    isLoading = false;
    startNext();
  };
}
