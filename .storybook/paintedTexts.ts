// By what two texts are painted alike, so that axe need not judge the contrast of both: many stories show the same texts.

/** What lies behind a text, as far as it stands in it. */
interface Ground {
  /** Backgrounds from the element's own outwards, down to the first that hides what is behind it. */
  backgrounds: string;
  /** What is faded, blended or filtered from here outwards, with all that shines through; empty where nothing is. */
  effects: string;
}

/** What has text of its own without a text node. */
const FIELDS = 'input, textarea, select';

/** Axe leaves them alone. */
const DISABLED = ':disabled, [aria-disabled=true]';

/** A dash alone stands for nothing, and axe passes over it. */
const MORE_THAN_DASH = /[^\s\u2013\u2014-]/;

const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
const isOpaque = (colour: string) => !isClear(colour) && !/^rgba|\/|color-mix/.test(colour);

const named = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;

/** Collects the grounds of a page's elements, each read once. */
function createGrounds() {
  const known = new Map<Element, Ground>();
  const groundOf = (element: Element): Ground => {
    const before = known.get(element);
    if (before) return before;
    const behind = element.parentElement ? groundOf(element.parentElement) : { backgrounds: '', effects: '' };
    const { backgroundColor, backgroundImage, opacity, mixBlendMode, filter } = getComputedStyle(element);
    const isPainted = !isClear(backgroundColor) || backgroundImage !== 'none';
    const own = isPainted ? `${backgroundColor} ${backgroundImage} ${named(element)}` : '';
    const effect = `${opacity} ${mixBlendMode} ${filter}`;
    const isPlain = effect === '1 normal none';
    const ground = {
      backgrounds: isOpaque(backgroundColor) && isPlain ? own : `${own}|${behind.backgrounds}`,
      effects: isPlain && behind.effects === '' ? '' : `${effect} ${own}|${behind.effects}|${behind.backgrounds}`,
    };
    known.set(element, ground);
    return ground;
  };
  return groundOf;
}

/** Elements with words of their own that axe may look at. */
function elementsWithText(): Element[] {
  const found = new Set<Element>(document.body.querySelectorAll(FIELDS));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement && MORE_THAN_DASH.test(text.textContent ?? '')) found.add(text.parentElement);
  }
  return [...found].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(DISABLED),
  );
}

/** Words for assistive technology alone stand in a box of a pixel. */
const isCutAway = (element: Element, { width, height }: DOMRect) =>
  (width <= 1 || height <= 1) && getComputedStyle(element).overflow !== 'visible';

/** Whether what lies at a point is known of an element: a pointer meets it there, or its place where it lets pointers through. */
function isMet(element: Element, stack: readonly Element[]): boolean {
  if (stack.includes(element)) return true;
  const letsThrough = getComputedStyle(element).pointerEvents === 'none';
  // Behind an open list the whole page does.
  return letsThrough && stack.some((met) => met !== document.documentElement && met.contains(element));
}

/**
 * How each text of the page is painted, in words that are equal where it is painted alike: its own colours and letters,
 * and what lies behind and over it. Undefined where that cannot be told: out of the window, or where no pointer meets it.
 */
export function paintedTexts(): Map<Element, string | undefined> {
  const groundOf = createGrounds();
  const paintOf = (element: Element) => {
    // Of words in several lines the first: in the middle of all may lie none of them.
    const [{ left, top, width, height } = new DOMRect()] = element.getClientRects();
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    if (!isMet(element, stack)) return undefined;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const { backgrounds, effects } = groundOf(element);
    const others = stack.filter((other) => !other.contains(element) && !element.contains(other));
    return [
      named(element),
      element.getAttribute('type'),
      [color, fontSize, fontWeight, textShadow].join(' '),
      backgrounds,
      effects,
      ...others.map((other) => `${named(other)} ${groundOf(other).backgrounds} ${groundOf(other).effects}`),
    ].join('\n');
  };
  const paints = new Map<Element, string | undefined>();
  for (const element of elementsWithText()) {
    if (!isCutAway(element, element.getBoundingClientRect())) paints.set(element, paintOf(element));
  }
  return paints;
}
