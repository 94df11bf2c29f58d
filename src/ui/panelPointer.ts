import type { PointerEvent } from 'react';

/** With the mouse, text in the panel is selected rather than the panel dragged; a finger still swipes. */
export function setDragByPointer(event: PointerEvent<HTMLElement>) {
  event.currentTarget.toggleAttribute('data-vaul-no-drag', event.pointerType === 'mouse');
}

/**
 * vaul captures every pressed pointer; a list that opens under the mouse needs it, to choose when the button is
 * released.
 */
export function leavePointerToLists({ target, pointerId, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType === 'mouse' && target instanceof Element && target.closest('[role="combobox"]')) {
    target.releasePointerCapture(pointerId);
  }
}
