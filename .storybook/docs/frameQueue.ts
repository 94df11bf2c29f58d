/** Frames that load at one time; each starts a Storybook of its own. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let loading = 0;

function startNext(): void {
  while (loading < AT_ONCE) {
    const start = waiting.shift();
    if (!start) return;
    loading += 1;
    start();
  }
}

/**
 * Calls back when a frame may load. The frame returns its place by the function that it gets here, once it has loaded or
 * is no longer wanted.
 */
export function queueFrame(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  const begin = () => {
    state = 'loading';
    start();
  };
  waiting.push(begin);
  startNext();
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    if (state === 'loading') loading -= 1;
    state = 'done';
    startNext();
  };
}
