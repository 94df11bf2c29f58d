// By what two texts are painted alike, so that axe need not judge the colours of both: many stories show the same texts,
// and contrast takes two fifths of axe's time.

/** What lies behind a text. */
interface Ground {
  /** Backgrounds from the element's own outwards, down to the first that hides what is behind it. */
  backgrounds: string;
  /** Degrees of opacity below 1 from here outwards, with all that shines through. */
  fades: string;
}

/** What has text of its own without a text node. */
const FIELDS = 'input, textarea, select';

/** What axe leaves alone, or judges otherwise. */
const APART = ':disabled, [aria-disabled=true], [inert], [aria-hidden=true]';

const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
const isOpaque = (colour: string) => !isClear(colour) && !/^rgba|\/|color-mix/.test(colour);

/** What is told by itself, whatever the element's computed style. */
const named = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;

/** Collects the grounds of a page's elements, each read once. */
function createGrounds() {
  const known = new Map<Element, Ground>();
  const groundOf = (element: Element): Ground => {
    const before = known.get(element);
    if (before) return before;
    const behind = element.parentElement ? groundOf(element.parentElement) : { backgrounds: '', fades: '' };
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isPainted = !isClear(backgroundColor) || backgroundImage !== 'none';
    const own = isPainted ? `${backgroundColor} ${backgroundImage} ${named(element)}` : '';
    const isFaded = opacity !== '1';
    const ground = {
      backgrounds: isOpaque(backgroundColor) && !isFaded ? own : `${own}|${behind.backgrounds}`,
      // Through something faded everything behind it is seen.
      fades: isFaded || behind.fades ? `${opacity} ${own}|${behind.fades}|${behind.backgrounds}` : '',
    };
    known.set(element, ground);
    return ground;
  };
  return groundOf;
}

/** Ids of what names a control that is disabled: axe leaves it alone. */
const idsOfDisabled = () =>
  new Set(
    [...document.querySelectorAll(':disabled, [aria-disabled=true]')].flatMap(
      (control) => control.getAttribute('aria-labelledby')?.split(' ') ?? [],
    ),
  );

function lettersOf(element: Element): string {
  const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
  return [color, fontSize, fontWeight, textShadow, textDecorationLine].join(' ');
}

/** Elements with text of their own. */
function elementsWithText(): Set<Element> {
  const found = new Set<Element>(document.body.querySelectorAll(FIELDS));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (parentElement && text.textContent?.trim()) found.add(parentElement);
  }
  return found;
}

/**
 * How every text of the page is painted, in words that are equal where it is painted alike: its own colours and letters,
 * what lies behind and over it, and whether axe would look at it at all.
 */
export function paintedTexts(): Map<Element, string> {
  const groundOf = createGrounds();
  const namesOfDisabled = idsOfDisabled();
  /** What a pointer meets in the middle of it: itself, what it stands in, or something that lies over it. */
  const metAt = (element: Element, { left, top, width, height }: DOMRect) => {
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!met || met === element) return met ? 'itself' : 'nothing';
    if (element.contains(met) || met.contains(element)) return element.contains(met) ? 'its part' : 'its place';
    return `${named(met)} ${groundOf(met).backgrounds}`;
  };
  const paintOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    const { backgrounds, fades } = groundOf(element);
    const apart = element.closest(APART);
    const label = element.closest('label');
    return [
      named(element),
      element.getAttribute('type') ?? '',
      lettersOf(element),
      // A link within a sentence is told from the words around it.
      element.parentElement ? lettersOf(element.parentElement) : '',
      backgrounds,
      fades,
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      box.width <= 1 || box.height <= 1,
      metAt(element, box),
      apart?.matches('[inert], [aria-hidden=true]') ? 'hidden' : apart !== null,
      label?.control?.matches(':disabled, [aria-disabled=true]') ?? false,
      namesOfDisabled.has(element.id),
    ].join('\n');
  };
  return new Map([...elementsWithText()].map((element) => [element, paintOf(element)]));
}
