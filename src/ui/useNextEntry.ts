import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first field once an entry was accepted and its form cleared, ready for the next one; not when
 * the person has typed or moved on meanwhile.
 * @param draft what is typed; a new one after each letter, and once the form is cleared
 * @param cleared whether nothing is typed
 * @param onCleared called with the form once it was cleared after a submission and the focus is where it goes; the same function at each render
 */
export function useNextEntry<Field extends HTMLElement>(
  draft: unknown,
  cleared: boolean,
  onCleared?: (form: HTMLFormElement) => void,
) {
  const firstFieldRef = useRef<Field>(null);
  /** What was submitted, and what had the focus then; undefined while nothing is on its way. */
  const sentRef = useRef<{ draft: unknown; from: Element | null }>(undefined);
  useEffect(() => {
    const { current: sent } = sentRef;
    if (!sent || !cleared || sent.draft === draft) return;
    sentRef.current = undefined;
    const field = firstFieldRef.current;
    const { activeElement: focused } = document;
    if (focused === document.body || focused === sent.from) field?.focus();
    const form = field?.closest('form');
    if (form) onCleared?.(form);
  }, [draft, cleared, onCleared]);
  return {
    firstFieldRef,
    /** Call it when the entry is sent: once it was accepted and the form is cleared, the next one begins. */
    awaitNextEntry: () => {
      sentRef.current = { draft, from: document.activeElement };
    },
    /** Call it when something is typed: a form that becomes empty now was emptied by hand. */
    markTyped: () => {
      sentRef.current = undefined;
    },
  };
}
