import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to the first field that is marked as refused, once what was sent is refused. A late answer takes nobody
 * away from what they went on with: only from where the form was sent, or from nowhere.
 * @param refused what was refused; another object for each refusal
 */
export function useRefusedFocus(refused: object | undefined) {
  const formRef = useRef<HTMLFormElement>(null);
  /** What had the focus when the form was sent; undefined while nothing is on its way. */
  const sentFromRef = useRef<Element | null>(undefined);
  const focusFirst = useEffectEvent(() => {
    const { current: sentFrom } = sentFromRef;
    const { activeElement: focused } = document;
    if (sentFrom === undefined || (focused !== sentFrom && focused !== document.body)) return;
    sentFromRef.current = undefined;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  const refusedBefore = useRef(refused);
  useEffect(() => {
    if (refusedBefore.current !== refused) focusFirst();
    refusedBefore.current = refused;
  }, [refused]);
  return {
    formRef,
    /** Call it when the form is sent, as a draft too: a refusal then leads to the first refused field. */
    awaitRefusal: () => {
      sentFromRef.current = document.activeElement;
    },
  };
}
