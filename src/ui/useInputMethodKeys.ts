import { useEffect } from 'react';

/** The `keyCode` of every key that an input method handles. */
const INPUT_METHOD_KEY_CODE = 229;

function belongsToInputMethod(event: KeyboardEvent): boolean {
  // Safari gives no other sign of the key that ends a composition.
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
}

/** While an input method is open, Escape closes its suggestions only: no other listener receives the key. */
export function useInputMethodKeys(): void {
  useEffect(() => {
    const keepFromOthers = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && belongsToInputMethod(event)) event.stopImmediatePropagation();
    };
    // On window, in the capture phase: before the layers, which listen on the document.
    window.addEventListener('keydown', keepFromOthers, true);
    return () => window.removeEventListener('keydown', keepFromOthers, true);
  }, []);
}
