const LUCIDE = 'lucide-';

/** The visible icons of an element, in their order, by their names in lucide: 'hourglass'. */
export const iconsIn = (holder: Element): string[] =>
  [...holder.querySelectorAll('svg.lucide')]
    .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
    .map(({ classList }) => [...classList].find((name) => name.startsWith(LUCIDE))?.slice(LUCIDE.length) ?? '');

/** The one icon beside a word, in the badge, label or line that both stand in; empty when there is none. */
export function iconBeside(word: HTMLElement): string {
  const [icon = '', ...others] = iconsIn(word.parentElement ?? word);
  if (others.length > 0) throw new Error(`Beside '${word.textContent}' stand ${icon} and ${others.join(', ')}.`);
  return icon;
}
