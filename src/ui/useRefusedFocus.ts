import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to the first field that is marked as refused, each time that fields were refused. A late answer takes
 * nobody away from what they went on with: only from the form's submit button, which may stand outside it, or from nowhere.
 * @param refused what was refused; another object for each refusal
 * @returns what to put on the form
 */
export function useRefusedFocus(refused: object | undefined) {
  const formRef = useRef<HTMLFormElement>(null);
  const focusFirst = useEffectEvent(() => {
    const { current: form } = formRef;
    const { activeElement: focused } = document;
    const isOnSubmit = focused instanceof HTMLButtonElement && focused.type === 'submit' && focused.form === form;
    if (isOnSubmit || focused === document.body) form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  const refusedBefore = useRef(refused);
  useEffect(() => {
    if (refusedBefore.current !== refused) focusFirst();
    refusedBefore.current = refused;
  }, [refused]);
  return formRef;
}
