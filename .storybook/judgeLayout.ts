// What a picture of a story must not show, whatever its width, text size or medium: text that is cut, a page wider than
// its window, and marks that are told by a colour alone where there are no colours.

/** A pixel is lost to rounding. */
const ROUNDING = 1;

const nameOf = (element: Element) => {
  const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  return `<${element.tagName.toLowerCase()}> '${text.length > 60 ? `${text.slice(0, 59)}…` : text}'`;
};

const isTransparent = ({ color }: CSSStyleDeclaration) => color === 'rgba(0, 0, 0, 0)';

/** Hidden from the eye on purpose: a pixel in size, clipped away, not drawn, or in transparent letters. */
function isHidden(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
  // A picture of a screen, drawn smaller, which its own stories judge.
  if (element.closest('[data-screen]')) return true;
  // Such letters lie over those that are seen, to be marked and found; one way to it colours only their line.
  const over = element.closest('[aria-hidden] + *');
  if (over && isTransparent(getComputedStyle(element))) return true;
  if (over && isTransparent(getComputedStyle(over, '::first-line'))) return true;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clip, clipPath, position } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (position === 'absolute' && (clip.startsWith('rect') || box.width <= 1 || box.height <= 1)) return true;
    if (clipPath.startsWith('inset(50%')) return true;
  }
  return false;
}

/** Words that end in '…' are cut by design; where they are whole is the component's matter. */
const cutsByDesign = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');

const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** The first ancestor that cuts off part of a box without a way to scroll there. */
function cutter(element: Element, box: DOMRect): Element | undefined {
  let [across, down] = [true, true];
  for (let at: Element | null = element; at && at !== document.body && (across || down); at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (cutsByDesign(style)) return undefined;
    const inner = at.getBoundingClientRect();
    if (across && cuts(style.overflowX) && (box.right > inner.right + ROUNDING || box.left < inner.left - ROUNDING))
      return at;
    if (down && cuts(style.overflowY) && (box.bottom > inner.bottom + ROUNDING || box.top < inner.top - ROUNDING))
      return at;
    if (/auto|scroll/.test(style.overflowX)) across = false;
    if (/auto|scroll/.test(style.overflowY)) down = false;
    // What is fixed is cut by the window alone.
    if (style.position === 'fixed') return undefined;
  }
  return undefined;
}

/**
 * Every text that is cut, and a page that is wider than its window, in words.
 * @param onPaper which has no window: a browser shrinks what is wide to the sheet, which the end-to-end tests look at
 */
export function cutTexts(onPaper: boolean): string[] {
  const found: string[] = [];
  const beyond = onPaper ? 0 : document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (beyond > ROUNDING) {
    const edge = document.documentElement.clientWidth + ROUNDING;
    const widest = [...document.body.querySelectorAll('*')].find((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right > edge && !isHidden(element) && element.children.length === 0;
    });
    found.push(`the page is ${beyond} px wider than its window${widest ? `: ${nameOf(widest)}` : ''}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    // A dot between two facts is cut off where a line begins with it.
    if (!holder || !/[\p{L}\p{N}]/u.test(node.textContent ?? '')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line's box is as high as the font's, its letters are not: a little of it may be cut unseen.
    const boxes = [...range.getClientRects()].map((box) => {
      const unseen = box.height * 0.2;
      return new DOMRect(box.x, box.y + unseen, box.width, box.height - 2 * unseen);
    });
    const cut = boxes.find((box) => box.width > 1 && cutter(holder, box) !== undefined);
    if (cut && !isHidden(holder)) found.push(`cut off: ${nameOf(holder)}`);
  }
  return [...new Set(found)];
}

interface Ground {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

function groundOf(element: Element | null): Ground {
  for (let at = element; at; at = at.parentElement) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    if (alpha > 0) return { red, green, blue, alpha };
  }
  return { red: 255, green: 255, blue: 255, alpha: 1 };
}

const isSame = (one: Ground, other: Ground) =>
  Math.abs(one.red - other.red) + Math.abs(one.green - other.green) + Math.abs(one.blue - other.blue) < 8;

/** Elements that tell something by their fill alone: a dot, a bar, the thumb of a switch. */
export function filledMarks(): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.childElementCount > 0 || (element.textContent ?? '').trim() !== '') return false;
    if (!(element instanceof HTMLElement) || element.matches('input, textarea, select, img, hr')) return false;
    const box = element.getBoundingClientRect();
    // Lines between things are decoration.
    if (box.width < 3 || box.height < 3 || isHidden(element)) return false;
    // So is the shade over the page behind a panel.
    if (box.width >= window.innerWidth && box.height >= window.innerHeight) return false;
    const { backgroundColor } = getComputedStyle(element);
    if (/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return false;
    return !isSame(groundOf(element), groundOf(element.parentElement));
  });
}

const hasEdge = (style: CSSStyleDeclaration) =>
  (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0) ||
  (style.borderLeftStyle !== 'none' && Number.parseFloat(style.borderLeftWidth) > 0) ||
  (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);

/**
 * Marks that are gone in the mode that is now set.
 * @param marks those of the same page in light
 * @param medium forced colours replace fills, paper drops them
 */
export function lostMarks(marks: readonly Element[], medium: 'forced-colors' | 'print'): string[] {
  return marks
    .filter((mark) => {
      const style = getComputedStyle(mark);
      if (!mark.checkVisibility({ visibilityProperty: true }) || hasEdge(style)) return false;
      if (medium === 'print') return style.getPropertyValue('print-color-adjust') !== 'exact';
      return isSame(groundOf(mark), groundOf(mark.parentElement));
    })
    .map((mark) => `told by its fill alone: ${mark.outerHTML.slice(0, 120)}`);
}

const twice = (length: string) => (length.endsWith('px') ? `${Number.parseFloat(length) * 2}px` : length);

/** Makes all text twice as large and nothing else, as a browser's text zoom does; taken back by the returned function. */
export function doubleText(): () => void {
  const sized = [...document.querySelectorAll('body, body *')];
  // Measured first, for a size may come from that of its parent.
  const measured = sized.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, look: `font-size: ${twice(fontSize)} !important; line-height: ${twice(lineHeight)} !important` };
  });
  const looks = [...new Set(measured.map(({ look }) => look))];
  for (const { element, look } of measured) element.setAttribute('data-doubled', String(looks.indexOf(look)));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks.map((look, place) => `[data-doubled='${place}'] { ${look} }`).join('\n'));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    for (const element of sized) element.removeAttribute('data-doubled');
  };
}
