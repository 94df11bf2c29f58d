import { useEffect } from 'react';

const isPressing = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/**
 * A key that is held down presses what it was first pressed on, and nothing to which the focus was led meanwhile: a
 * held Enter that sends a form must not open or fill the first field of the next one.
 */
export function useHeldKeys(): void {
  useEffect(() => {
    let pressedOn: EventTarget | null = null;
    const noteKey = (event: KeyboardEvent) => {
      if (!isPressing(event)) return;
      if (event.type === 'keydown' && !event.repeat) pressedOn = event.target;
      else if (event.target !== pressedOn) {
        // A button is pressed by Space only when the key is released.
        event.preventDefault();
        // A release goes on to the other listeners, which would else take the next press for a repeated one.
        if (event.type === 'keydown') event.stopImmediatePropagation();
      }
    };
    // On window, in the capture phase: before all others.
    window.addEventListener('keydown', noteKey, true);
    window.addEventListener('keyup', noteKey, true);
    return () => {
      window.removeEventListener('keydown', noteKey, true);
      window.removeEventListener('keyup', noteKey, true);
    };
  }, []);
}
