import { useEffect } from 'react';

/** The code of every key that an input method has taken. */
const TAKEN_KEY_CODE = 229;

function belongsToInputMethod(event: KeyboardEvent): boolean {
  // Safari gives no other sign of the key that ends a composition.
  return event.isComposing || event.keyCode === TAKEN_KEY_CODE;
}

/** Escape while an input method is open closes its suggestions and nothing of ours: nobody else hears it. */
export function useInputMethodKeys(): void {
  useEffect(() => {
    const keepFromOthers = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && belongsToInputMethod(event)) event.stopImmediatePropagation();
    };
    // The first to hear of it, before the layers, which listen on the document.
    window.addEventListener('keydown', keepFromOthers, true);
    return () => window.removeEventListener('keydown', keepFromOthers, true);
  }, []);
}
