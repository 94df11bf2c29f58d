import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of every `Tabs.Trigger`. Radix takes note of a press after the tab has the focus, and forgets it only
 * with the next focus: the way back by Tab would end on the row of tabs itself, where nobody sees it. And as it focuses the
 * tab by script, the browser would draw the keyboard's ring.
 */
export function pressTab(event: MouseEvent<HTMLElement>): void {
  event.stopPropagation();
  if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus({ focusVisible: false, preventScroll: true });
}
