import palette from '../../src/styles/palette.css?raw';
import sheet from '../../src/styles/index.css?raw';

/** Custom properties of the palette that are roles; the scales are what Radix Themes draws with. */
const COLOURS = [...new Set(palette.match(/--[a-z][\w-]*(?=:)/g))];
const SIZES = [...new Set(sheet.match(/--(?:text|radius)-[a-z]+(?:-[a-z]+)*(?=:)/g))].filter(
  (name) => !name.includes('line-height'),
);

/** Which tokens an example uses. */
export interface UsedTokens {
  colours: string[];
  /** Of type and shape. */
  sizes: string[];
}

const COLOUR_PROPERTIES = ['background-color', 'background-image', 'box-shadow', 'fill', 'stroke'] as const;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

/** All values that decide how an element looks, as one text. */
function looksOf(element: Element, style: CSSStyleDeclaration): string {
  const values = COLOUR_PROPERTIES.map((property) => style.getPropertyValue(property));
  for (const side of SIDES) {
    if (style.getPropertyValue(`border-${side}-width`) !== '0px')
      values.push(style.getPropertyValue(`border-${side}-color`));
  }
  if (style.outlineStyle !== 'none') values.push(style.outlineColor);
  if (hasText(element) || element.matches('input, textarea')) values.push(style.color, `font ${style.fontSize}`);
  if (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderTopWidth !== '0px' || style.overflow !== 'visible')
    values.push(`corner ${style.borderTopLeftRadius}`);
  return values.join(' ');
}

/**
 * The tokens that decide how an example looks. Each token is given a value of its own for a moment, within one task and so
 * unseen; the tokens in use are those whose values the example then has.
 */
export function tokensIn(root: HTMLElement): UsedTokens {
  const { documentElement, defaultView: view } = root.ownerDocument;
  const scope = root.closest<HTMLElement>('.light, .dark') ?? documentElement;
  const holders = [documentElement, scope];
  const still = root.ownerDocument.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  const markers = [
    ...COLOURS.map((name, place) => ({ name, value: `rgb(1, 2, ${place + 1})`, sign: `rgb(1, 2, ${place + 1})` })),
    ...SIZES.map((name, place) => {
      const value = `${12 + place / 16}px`;
      return { name, value, sign: name.startsWith('--text') ? `font ${value}` : `corner ${value}` };
    }),
  ];
  const before = holders.map((holder) => holder.getAttribute('style'));
  documentElement.append(still);
  for (const holder of holders) for (const { name, value } of markers) holder.style.setProperty(name, value);
  let looks = '';
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!element.checkVisibility()) continue;
    for (const pseudo of [null, '::before', '::after']) {
      const style = view?.getComputedStyle(element, pseudo);
      if (style && (pseudo === null || style.content !== 'none')) looks += `${looksOf(element, style)} `;
    }
  }
  for (const [place, holder] of holders.entries()) {
    const style = before[place];
    if (style === null || style === undefined) holder.removeAttribute('style');
    else holder.setAttribute('style', style);
  }
  still.remove();
  const used = markers
    .filter(({ sign }) => looks.includes(`${sign} `) || looks.includes(`${sign},`))
    .map(({ name }) => name);
  return {
    colours: used.filter((name) => COLOURS.includes(name)),
    sizes: used.filter((name) => SIZES.includes(name)),
  };
}
