import { calledFrom } from './storyNoise';

/** Something that goes on when a story is gone and that no element shows. */
interface Left {
  what: string;
  /** Made by the call that began it; its stack is written only when it is asked for. */
  begun: Error;
}

type Listening = Left & { target: EventTarget; type: string; listener: unknown; capture: boolean };

/** They outlive every story; elements go, and their listeners with them. */
const LASTING: readonly (new () => EventTarget)[] = [Window, Document, MediaQueryList, VisualViewport];

/** Made once for a page, it listens as long as the page is there; all that its file begins is excused. */
const FOR_THE_PAGE = ' (src/app/shell/Shell.tsx)';

const isCapture = (options: boolean | EventListenerOptions | null | undefined) =>
  typeof options === 'object' ? options?.capture === true : options === true;

/** @param owner of the two methods; the window has its own in a test run */
function watchListeners(owner: EventTarget): () => Left[] {
  // oxlint-disable-next-line typescript/unbound-method -- called below with the target that they are called for
  const { addEventListener, removeEventListener } = owner;
  const listening = new Set<Listening>();
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    [...listening].find(
      (each) => each.target === target && each.type === type && each.listener === listener && each.capture === capture,
    );
  owner.addEventListener = function add(this: EventTarget | undefined, type, listener, options) {
    // Called by its name alone, it is the window's.
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    const { once, signal } = typeof options === 'object' ? (options ?? {}) : {};
    // One that is heard once may wait for what never comes.
    if (once || signal?.aborted) return;
    const capture = isCapture(options);
    if (!LASTING.some((kind) => target instanceof kind) || find(target, type, listener, capture)) return;
    const what = `a listener for '${type}' of the ${target.constructor.name}`;
    const added = { what, begun: new Error(), target, type, listener, capture };
    listening.add(added);
    signal?.addEventListener('abort', () => listening.delete(added));
  };
  owner.removeEventListener = function remove(this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    const found = find(target, type, listener, isCapture(options));
    if (found) listening.delete(found);
  };
  return () => {
    Object.assign(owner, { addEventListener, removeEventListener });
    return [...listening];
  };
}

function watchIntervals(): () => Left[] {
  // oxlint-disable-next-line typescript/unbound-method -- the window's functions want no target
  const { setInterval: begin, clearInterval: end, clearTimeout: endTimeout } = window;
  const running = new Map<unknown, Left>();
  const setInterval = (...args: Parameters<typeof begin>) => {
    const id = begin(...args);
    running.set(id, { what: 'an interval', begun: new Error() });
    return id;
  };
  // Either ends what the other began, too.
  const clearInterval = (id?: number) => {
    end(id);
    running.delete(id);
  };
  Object.assign(window, { setInterval, clearInterval, clearTimeout: clearInterval });
  return () => {
    Object.assign(window, { setInterval: begin, clearInterval: end, clearTimeout: endTimeout });
    return [...running.values()];
  };
}

/** The file that called what is watched, in words; empty for a library, which may listen to the page from its first use on. */
const callerIn = (stack: string | undefined) => calledFrom(stack?.split('\n')[2]);

/**
 * Notes from now on each interval, and each listener of what outlives a story, of those that the product and its stories began.
 * @returns ends it, with those that were not ended, in words
 */
export function watchLeft(): () => string[] {
  const ends = [watchListeners(EventTarget.prototype), watchListeners(window), watchIntervals()];
  return () =>
    ends
      .flatMap((end) => end())
      .map(({ what, begun }) => ({ what, from: callerIn(begun.stack) }))
      .filter(({ from }) => from !== '' && from !== FOR_THE_PAGE)
      .map(({ what, from }) => what + from);
}
