/** Half a pixel, for positions that the browser rounds. */
const TOLERANCE_PX = 0.5;
/** How much of an element's text names it in a failure, in characters. */
const WORDS_SHOWN = 40;

const rounded = (pixels: number) => Math.round(pixels * 10) / 10;

/**
 * How far an element reaches beyond another, or beyond the window when none is given.
 * @returns words for a test's failure; empty where it stands within
 */
export function beyond(element: Element, holder?: Element): string {
  const box = element.getBoundingClientRect();
  const room = holder?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  const sides = Object.entries({
    left: room.left - box.left,
    top: room.top - box.top,
    right: box.right - room.right,
    bottom: box.bottom - room.bottom,
  }).filter(([, pixels]) => pixels > TOLERANCE_PX);
  if (sides.length === 0) return '';
  const words = (element.getAttribute('aria-label') ?? element.textContent).slice(0, WORDS_SHOWN);
  const reach = sides.map(([side, pixels]) => `${rounded(pixels)} px beyond its ${side}`).join(', ');
  return `${element.localName} '${words}' reaches out of the ${holder?.localName ?? 'window'}: ${reach}`;
}

/** True when two elements share some of the window. */
export function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
