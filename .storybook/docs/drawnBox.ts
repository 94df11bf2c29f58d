import type { DrawnBox } from './drawing';

/** Room that is left around what is drawn. */
const ROOM = 16;

function draws(element: Element): boolean {
  if (element.matches('svg, img, input, textarea, select')) return true;
  if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''))
    return true;
  const style = getComputedStyle(element);
  return (
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' || (style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px')
  );
}

/** Where in this window anything is drawn; undefined where nothing is. */
export function drawnBox(): DrawnBox | undefined {
  let [left, top, right, bottom] = [window.innerWidth, window.innerHeight, 0, 0];
  for (const element of document.body.querySelectorAll('*')) {
    // The theme's own ground is as large as the page, whatever stands on it.
    if (element.matches('.radix-themes:not([role]), script, style')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !draws(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  if (right <= left || bottom <= top) return undefined;
  [left, top] = [Math.max(0, left - ROOM), Math.max(0, top - ROOM)];
  return {
    left,
    top,
    width: Math.min(window.innerWidth, right + ROOM) - left,
    height: Math.min(window.innerHeight, bottom + ROOM) - top,
  };
}
