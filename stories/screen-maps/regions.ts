/** A part of a screen that assistive technology and tests find by its role and name. */
export interface Region {
  element: Element;
  role: string;
  /** As the accessibility tree has it; empty for the top bar. */
  name: string;
}

/** What makes a region, by selector, with its role. Outermost first; a list of cards shows its first card too. */
const KINDS: readonly (readonly [selector: string, role: string])[] = [
  ['header', 'banner'],
  ['h1', 'heading'],
  ['article', 'article'],
  ['section', 'region'],
  ['search', 'search'],
  ['[role="tablist"]', 'tablist'],
  ['form', 'form'],
  ['ul[aria-label]', 'list'],
];
const ANY = KINDS.map(([selector]) => selector).join(', ');

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const names = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  if (names.length > 0) return names.join(' ');
  if (element.tagName === 'H1') return element.textContent;
  // A section without a name of its own goes by its heading.
  return element.querySelector('h2, h3, caption')?.textContent ?? '';
}

/** Regions of a drawn screen in reading order. */
export function regionsIn(screen: Element): readonly Region[] {
  const firstCards = new Set<Element | null>();
  return [...screen.querySelectorAll(ANY)].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const [outer, ...others] = ancestorsIn(element, screen);
    if (outer) {
      const holder = others.at(-1) ?? outer;
      const isFirstCard = element.tagName === 'ARTICLE' && !firstCards.has(holder);
      if (!isFirstCard) return [];
      firstCards.add(holder);
    }
    const role = KINDS.find(([selector]) => element.matches(selector))?.[1] ?? '';
    return [{ element, role, name: nameOf(element) }];
  });
}

/** The regions around an element, the nearest first. */
function ancestorsIn(element: Element, screen: Element): readonly Element[] {
  const above = element.parentElement?.closest(ANY);
  return above && screen.contains(above) ? [above, ...ancestorsIn(above, screen)] : [];
}
