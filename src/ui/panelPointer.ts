import type { PointerEvent } from 'react';

/**
 * With the mouse, text in the panel is selected rather than the panel dragged; a finger still swipes, but in a field: a
 * drag there moves the cursor, and closing would lose what is typed.
 */
export function setDragByPointer({ target, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
  const inField = target instanceof Element && target.closest('input, textarea') !== null;
  currentTarget.toggleAttribute('data-vaul-no-drag', pointerType === 'mouse' || inField);
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
