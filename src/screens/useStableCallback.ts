import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function from render to render, which calls the latest callback; for memoised rows. */
export function useStableCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latestRef = useRef(callback);
  useLayoutEffect(() => {
    latestRef.current = callback;
  });
  return useCallback((...args: Args) => latestRef.current(...args), []);
}
