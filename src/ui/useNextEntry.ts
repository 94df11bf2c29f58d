import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to the first field once an entry was accepted and its form cleared, ready for the next one; not when
 * the person has typed or moved on meanwhile.
 * @param draft what is typed; a new one after each letter, and once the form is cleared
 * @param cleared whether nothing is typed
 * @param onCleared called with the form when it was cleared after a submission
 */
export function useNextEntry<Field extends HTMLElement>(
  draft: unknown,
  cleared: boolean,
  onCleared?: (form: HTMLFormElement) => void,
) {
  const firstFieldRef = useRef<Field>(null);
  /** What had the focus at the submission; undefined while none waits for its end. */
  const sentFromRef = useRef<Element | null>(undefined);
  const beginNext = useEffectEvent(() => {
    const { current: sentFrom } = sentFromRef;
    if (sentFrom === undefined || !cleared) return;
    sentFromRef.current = undefined;
    const field = firstFieldRef.current;
    const form = field?.closest('form');
    if (form) onCleared?.(form);
    const { activeElement: focused } = document;
    if (focused === document.body || focused === sentFrom) field?.focus();
  });
  useEffect(() => beginNext(), [draft, cleared]);
  return {
    firstFieldRef,
    /** Call it when the entry is submitted. */
    markSent: () => {
      sentFromRef.current = document.activeElement;
    },
    /** Call it when something is typed: a form that becomes empty now was emptied by hand. */
    markTyped: () => {
      sentFromRef.current = undefined;
    },
  };
}
