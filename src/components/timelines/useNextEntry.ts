import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first field once an entry was accepted and its form cleared, ready for the next one; not when
 * the person has moved on meanwhile.
 * @param cleared whether nothing is typed
 */
export function useNextEntry<Field extends HTMLElement>(cleared: boolean) {
  const firstFieldRef = useRef<Field>(null);
  const sentRef = useRef(false);
  useEffect(() => {
    if (!cleared || !sentRef.current) return;
    sentRef.current = false;
    const field = firstFieldRef.current;
    const focused = document.activeElement;
    if (focused === document.body || field?.closest('form')?.contains(focused)) field?.focus();
  }, [cleared]);
  return {
    firstFieldRef,
    /** Call it when the entry is submitted. */
    markSent: () => {
      sentRef.current = true;
    },
    /** Call it when something is typed: a form that becomes empty now was emptied by hand. */
    markTyped: () => {
      sentRef.current = false;
    },
  };
}
