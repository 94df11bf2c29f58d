import { useEffect } from 'react';

const isPressing = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** It stays within its panel, and the panel inert, also when both have left the document. */
const wentWithItsPanel = (pressed: EventTarget | null) =>
  pressed instanceof Element && pressed.matches('.panel[inert] *');

/** As long as the second press of a double click may take. */
const QUICK_MS = 500;

/**
 * A key that is held down presses what it was first pressed on, and nothing to which the focus was led meanwhile: a
 * held Enter that sends a form must not open or fill the first field of the next one. Nor does one that is pressed twice, where
 * the first press sent a form or closed a panel: it would open the same panel again, over the word of what was done.
 */
export function useHeldKeys(): void {
  useEffect(() => {
    let pressedOn: EventTarget | null = null;
    let pressedAt = -Infinity;
    let wasSent = false;
    const noteSent = () => {
      wasSent = true;
    };
    const noteKey = (event: KeyboardEvent) => {
      const { target, timeStamp, type } = event;
      if (!isPressing(event)) {
        // Whoever presses another key in between has looked where the focus is.
        pressedAt = -Infinity;
        return;
      }
      const isSecond =
        timeStamp - pressedAt < QUICK_MS &&
        target !== pressedOn &&
        // Words that are typed at once are meant.
        target instanceof HTMLButtonElement &&
        (wasSent || wentWithItsPanel(pressedOn));
      if (type === 'keydown' && !event.repeat && !isSecond) {
        pressedOn = target;
        pressedAt = timeStamp;
        wasSent = false;
      } else if (target !== pressedOn) {
        // A button is pressed by Space only when the key is released.
        event.preventDefault();
        // A release goes on to the other listeners, which would else take the next press for a repeated one.
        if (type === 'keydown') event.stopImmediatePropagation();
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
