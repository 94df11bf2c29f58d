import { useEffect, useRef } from 'react';

/**
 * After an entry was accepted and its form cleared, the focus stands in the first field, ready for the next; it stays
 * where it is when the person has moved on meanwhile.
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
    /** The entry was handed over. */
    noteSent: () => {
      sentRef.current = true;
    },
    /** Somebody types on, so the form that is cleared next was not cleared for what was handed over. */
    noteTyped: () => {
      sentRef.current = false;
    },
  };
}
