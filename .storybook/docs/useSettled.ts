import { useEffect, useRef, useState } from 'react';

/** How long what is drawn must stand still before it is taken apart, in milliseconds. */
const SETTLED_AFTER_MS = 400;

/** What is read of the element that was drawn last, once it stands; the second part is to be told of every drawing. */
export function useSettled<T>(read: (root: HTMLElement) => T): [T | undefined, (root: HTMLElement) => void] {
  const [found, setFound] = useState<T>();
  const timer = useRef<number>(undefined);
  const [note] = useState(() => (root: HTMLElement) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (root.isConnected) setFound(read(root));
    }, SETTLED_AFTER_MS);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [found, note];
}
