/** A rectangle in pixels of the picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a number stands: its top left corner, and the point that a line leads to where it stands apart. */
export interface MarkPlace {
  left: number;
  top: number;
  leadsTo?: { left: number; top: number };
}

/** Pixels between a number and what it numbers. */
const GAP = 2;
/** Of a step in the search, in pixels. */
const STEP = 4;
/** How far from its part a number is sought, in pixels. */
const FARTHEST = 120;
/** What is higher is a card that can be pressed: only its words and icons must stay in sight. In pixels. */
const HIGHEST_CONTROL = 60;
/** Of a control's ground a number may cover so much at its edge, in pixels. */
const RIM = 6;
/** From here on a line says what the number belongs to, in pixels. */
const LED_FROM = 8;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const contains = (outer: Box, inner: Box) => overlap(outer, inner) >= inner.width * inner.height;

/** Corners and sides of a part at which a number may stand, so far away from it, the clearest first. */
function placesAround({ left, top, width, height }: Box, size: number, away: number): MarkPlace[] {
  const [before, above] = [left - size - away, top - size - away];
  const [after, below] = [left + width + away, top + height + away];
  const [end, middle] = [left + width - size, top + height / 2 - size / 2];
  const [inner, bottom] = [left + away, top + height - size - away];
  const beside = [
    { left: before, top },
    { left: before, top: middle },
    { left, top: above },
    { left: after, top },
    { left: after, top: middle },
    { left, top: below },
    { left: end, top: above },
    { left: end, top: below },
  ];
  // In a low part that is wide, where its words leave room.
  const within = [1, 0.75, 0.5].map((share) => ({ left: left + width * share - (share * size + away), top: middle }));
  // Only a part that is much larger than its number has room for it in its corners.
  if (Math.min(width, height) < 2 * size + 2 * away) return width < 6 * size ? beside : [...beside, ...within];
  // There it cannot be taken for that of the part beside it.
  return [
    { left: inner, top: top + away },
    { left: end - away, top: top + away },
    { left: inner, top: bottom },
    { left: end - away, top: bottom },
    { left: end - away, top: middle },
    { left: left + width / 2 - size / 2, top: middle },
    ...beside,
  ];
}

/** The point of the part that is nearest to the number's middle. */
const nearestOf = ({ left, top, width, height }: Box, mark: MarkPlace, size: number) => ({
  left: Math.min(Math.max(mark.left + size / 2, left), left + width),
  top: Math.min(Math.max(mark.top + size / 2, top), top + height),
});

/**
 * Places a number beside or in each part, where it covers no words, no other part and no other number.
 * @param parts in the order of their numbers
 * @param ink what must stay in sight: words and icons
 * @param bounds what the numbers may not leave
 * @param size of a number, in pixels
 * @param unnumbered parts that go by the number of another, such as further cards of a list
 */
export function placeMarks(
  parts: readonly Box[],
  ink: readonly Box[],
  bounds: Box,
  size: number,
  unnumbered: readonly Box[] = [],
): MarkPlace[] {
  const placed: Box[] = [];
  const boxAt = ({ left, top }: MarkPlace): Box => ({ left, top, width: size, height: size });
  const covered = (mark: MarkPlace, others: readonly Box[]) =>
    [...ink, ...placed, ...others].reduce((sum, other) => sum + overlap(boxAt(mark), other), 0);
  const isInside = ({ left, top }: MarkPlace) =>
    left >= bounds.left &&
    top >= bounds.top &&
    left + size <= bounds.left + bounds.width &&
    top + size <= bounds.top + bounds.height;
  return parts.map((part) => {
    // On another part it would number that.
    const others = [...parts, ...unnumbered].filter((other) => !contains(other, part) && !contains(part, other));
    let best: MarkPlace | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let away = GAP; away <= FARTHEST && least > 0; away += STEP) {
      for (const mark of placesAround(part, size, away)) {
        if (!isInside(mark)) continue;
        const hidden = covered(mark, others);
        if (hidden >= least) continue;
        [best, least] = [mark, hidden];
        if (hidden === 0) break;
      }
    }
    const { left, top } = best ?? {
      left: Math.min(Math.max(part.left, bounds.left), bounds.left + bounds.width - size),
      top: Math.min(Math.max(part.top, bounds.top), bounds.top + bounds.height - size),
    };
    const mark = { left, top };
    placed.push(boxAt(mark));
    const leadsTo = nearestOf(part, mark, size);
    const far = Math.hypot(leadsTo.left - (left + size / 2), leadsTo.top - (top + size / 2)) - size / 2;
    return far > LED_FROM ? { ...mark, leadsTo } : mark;
  });
}

/** Words and icons that are seen in an element, in pixels from the corner of the window. */
export function inkIn(root: Element): Box[] {
  const boxes: Box[] = [];
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = root.ownerDocument.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.nodeValue?.trim() === '' || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  // A switch is all that it shows, and lower than the rims of a button.
  for (const drawn of root.querySelectorAll('svg, img, input, textarea, [role="switch"], [data-mark]')) {
    boxes.push(drawn.getBoundingClientRect());
  }
  for (const button of root.querySelectorAll('button')) {
    const { left, top, width, height } = button.getBoundingClientRect();
    if (height > HIGHEST_CONTROL) continue;
    boxes.push(new DOMRect(left + RIM, top + RIM, Math.max(0, width - 2 * RIM), Math.max(0, height - 2 * RIM)));
  }
  return boxes
    .map(({ left, top, width, height }) => ({ left, top, width, height }))
    .filter(({ width, height }) => width > 1 && height > 1);
}
