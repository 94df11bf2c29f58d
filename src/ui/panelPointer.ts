import type { PointerEvent } from 'react';

/** vaul's class for a panel that follows a pointer. */
const DRAGGING = 'vaul-dragging';

/** A field that is gone leaves its caret to the page; react-remove-scroll then takes every finger for one that moves the caret. */
function dropStrayCaret(panel: HTMLElement) {
  const caret = getSelection();
  if (caret?.isCollapsed && caret.anchorNode?.contains(panel)) caret.removeAllRanges();
}

/** Whether two fingers have enlarged the page, so that the window shows a part of it; phones round its scale at rest. */
export const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.05;

const isSecondFinger = ({ pointerType, isPrimary }: PointerEvent) => pointerType === 'touch' && !isPrimary;

/**
 * With the mouse, text in the panel is selected rather than the panel dragged; a finger still swipes, but in a field: a
 * drag there moves the cursor, and closing would lose what is typed. Two fingers enlarge the page, and one moves it then.
 */
export function setDragByPointer(event: PointerEvent<HTMLElement>) {
  const { target, currentTarget, pointerType } = event;
  keepFromSecondFinger(event);
  // Forbidden on its way, a drag would leave the panel where it is.
  if (currentTarget.classList.contains(DRAGGING)) return;
  const inField = target instanceof Element && target.closest('input, textarea') !== null;
  if (pointerType !== 'mouse') dropStrayCaret(currentTarget);
  const isForPage = isSecondFinger(event) || isEnlarged();
  currentTarget.toggleAttribute('data-vaul-no-drag', pointerType === 'mouse' || inField || isForPage);
}

/** vaul takes all fingers for one: a panel would leap from the first to the second, and close as if it were flicked. */
export function keepFromSecondFinger(event: PointerEvent<HTMLElement>) {
  if (isSecondFinger(event)) event.stopPropagation();
}

/** vaul ends a drag at every `pointerout`. A mouse at rest sends one too, as the panel moves away under it. */
export function keepDragFromMouse(event: PointerEvent<HTMLElement>) {
  const isDragged = event.currentTarget.classList.contains(DRAGGING);
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
