import type { DataRouter } from 'react-router-dom';

/** How long a screen may load before that is shown, in milliseconds. */
export const LOADING_SHOWN_AFTER_MS = 200;

/**
 * The router, which says that a screen is loading only once people have waited for it. Most screens are there sooner:
 * saying so would draw the old screen once more and show the new one later.
 */
export function delayLoadingState(router: DataRouter): DataRouter {
  const { state: drawn } = router;
  const subscribe: DataRouter['subscribe'] = (listener) => {
    // A change before anybody listened would never be drawn.
    if (router.state !== drawn && router.state.navigation.state === 'idle')
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((state, changes) => {
      clearTimeout(waiting);
      if (state.navigation.state === 'idle') listener(state, changes);
      else waiting = setTimeout(() => listener(state, changes), LOADING_SHOWN_AFTER_MS);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
