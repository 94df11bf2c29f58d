import type { createMemoryRouter } from 'react-router-dom';

type Router = ReturnType<typeof createMemoryRouter>;

/** How long a screen keeps people waiting before they are told, in milliseconds. */
export const LOADING_SHOWN_AFTER_MS = 200;

/**
 * The router as it is drawn: it tells that a screen is loading only when it keeps people waiting. Most are there at
 * once, and to draw the old one anew before would cost a frame.
 */
export function quietRouter(router: Router): Router {
  const subscribe: Router['subscribe'] = (listener) => {
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
