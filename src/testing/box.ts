/** Half a pixel, for positions that the browser rounds. */
const TOLERANCE_PX = 0.5;

/** True when an element stands within another, or within the window when none is given. */
export function liesWithin(element: Element, holder?: Element): boolean {
  const box = element.getBoundingClientRect();
  const room = holder?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  return (
    box.left >= room.left - TOLERANCE_PX &&
    box.top >= room.top - TOLERANCE_PX &&
    box.right <= room.right + TOLERANCE_PX &&
    box.bottom <= room.bottom + TOLERANCE_PX
  );
}

/** True when two elements share some of the window. */
export function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
