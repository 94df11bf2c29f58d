import type { PointerEvent } from 'react';

/**
 * With the mouse, text in the panel is selected rather than the panel dragged; a finger still swipes, but in a field: a
 * drag there moves the cursor, and closing would lose what is typed.
 */
export function setDragByPointer({ target, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
  const inField = target instanceof Element && target.closest('input, textarea') !== null;
  // A field that has gone leaves its caret to the page, and react-remove-scroll leaves every finger to where the caret is.
  const caret = getSelection();
  if (caret?.isCollapsed && caret.anchorNode?.contains(currentTarget)) caret.removeAllRanges();
  currentTarget.toggleAttribute('data-vaul-no-drag', pointerType === 'mouse' || inField);
}

/** vaul ends a drag wherever a pointer leaves something; that of a mouse at rest does, as the panel moves under it. */
export function keepDragFromMouse(event: PointerEvent<HTMLElement>) {
  const isDragged = event.currentTarget.classList.contains('vaul-dragging');
  if (isDragged && event.pointerType === 'mouse') event.stopPropagation();
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
