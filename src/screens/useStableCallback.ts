import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function from render to render, which calls the latest callback; for rows and views that are drawn anew only when what they are given changes. */
export function useStableCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latestRef = useRef(callback);
  useLayoutEffect(() => {
    latestRef.current = callback;
  });
  return useCallback((...args: Args) => latestRef.current(...args), []);
}
