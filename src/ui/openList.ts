import type { KeyboardEvent } from 'react';

/**
 * Keeps the focus in an open list. The second press of a double click comes before Radix listens for presses beside the
 * list. Such a press does not close the list, but would take the focus out of it. @returns the function that ends it
 */
export function keepFocusIn(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const keep = (event: MouseEvent) => {
    if (event.target instanceof Node && !list.contains(event.target)) event.preventDefault();
  };
  document.addEventListener('mousedown', keep, true);
  return () => document.removeEventListener('mousedown', keep, true);
}

/** How many options PageUp and PageDown pass. */
const PAGE_OF_OPTIONS = 10;

/** Moves the focus by a page. Radix leaves these keys to the browser, which scrolls the list away from what has the focus. */
export function turnPage(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
  event.preventDefault();
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const from = options.findIndex((option) => option === document.activeElement);
  const to = from + (event.key === 'PageDown' ? PAGE_OF_OPTIONS : -PAGE_OF_OPTIONS);
  options[Math.min(Math.max(to, 0), options.length - 1)]?.focus();
}
