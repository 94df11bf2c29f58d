import { useEffect } from 'react';

const isPressing = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

const opensList = (target: EventTarget | null) => target instanceof Element && target.matches('[role="combobox"]');

/** As long as the second press of a double click may take. */
const QUICK_MS = 500;

/**
 * A key that is held down presses what it was first pressed on, and nothing to which the focus was led meanwhile: a
 * held Enter that sends a form must not open or fill the first field of the next one. Nor does one that is pressed twice open
 * its list.
 */
export function useHeldKeys(): void {
  useEffect(() => {
    let pressedOn: EventTarget | null = null;
    let sentAt = -Infinity;
    const noteSent = ({ timeStamp }: Event) => {
      sentAt = timeStamp;
    };
    const noteKey = (event: KeyboardEvent) => {
      if (!isPressing(event)) {
        // Whoever presses another key in between has looked where the focus is.
        sentAt = -Infinity;
        return;
      }
      const isSecond = event.timeStamp - sentAt < QUICK_MS && opensList(event.target);
      if (event.type === 'keydown' && !event.repeat && !isSecond) pressedOn = event.target;
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
    window.addEventListener('submit', noteSent, true);
    return () => {
      window.removeEventListener('keydown', noteKey, true);
      window.removeEventListener('keyup', noteKey, true);
      window.removeEventListener('submit', noteSent, true);
    };
  }, []);
}
