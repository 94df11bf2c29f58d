import type { KeyboardEvent } from 'react';

/** What the tab key stops at. */
const STOPS = ':is(a, button, input, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * Leads Shift+Tab from the title of a panel, where the focus begins, to the panel's last control, as Radix does from the
 * first one. The browser would lead out of the panel, and Radix straight back to the title.
 */
export function stepBackFromTitle(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || !event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  // A list of the panel, too, can have the focus; it stands behind the panel in the document.
  if (!stops[0] || !(event.target instanceof Node)) return;
  if (!(event.target.compareDocumentPosition(stops[0]) & Node.DOCUMENT_POSITION_FOLLOWING)) return;
  event.preventDefault();
  stops.at(-1)?.focus();
}
