import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function from render to render, which always does what the last render meant; for rows that are memoised. */
export function useStableCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latestRef = useRef(callback);
  useLayoutEffect(() => {
    latestRef.current = callback;
  });
  return useCallback((...args: Args) => latestRef.current(...args), []);
}
