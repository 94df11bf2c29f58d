import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface Press {
  button: number;
  defaultPrevented: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Where in this Storybook a pressed link leads, '?path=/docs/...'; undefined where the browser must see to it: for
 * another window, another site, or an appearance and width of its own, which Storybook reads only when it loads.
 */
export function pathInBook(href: string | null, press: Press): string | undefined {
  if (press.defaultPrevented || press.button !== 0) return undefined;
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return undefined;
  const [, path] = /^(?:\.\/)?(\?path=.*)$/.exec(href ?? '') ?? [];
  return path?.includes('&globals=') ? undefined : path;
}

/** Opens links between the pages of this Storybook without loading it anew, so that the appearance stays. */
export function followInBook(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const path = link ? pathInBook(link.getAttribute('href'), event) : undefined;
    // A page that stands by itself, without Storybook around it, opens it.
    if (path === undefined || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, path);
  });
}
