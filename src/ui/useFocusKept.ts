import { useEffect } from 'react';

/** What leads the focus back by itself when it closes. */
const LAYER = '[role="dialog"], [role="listbox"], [data-notifications]';
const REGION = 'section, article, form, search, [role="region"], main';

/** The dialog around a place that remains, or the heading of the region nearest to it. */
function shelterNear(place: Element): HTMLElement | null {
  for (let at: Element | null = place; at; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches('[role="dialog"]')) return at;
    const heading = at.matches(REGION) ? at.querySelector<HTMLElement>('h1, h2, h3, h4') : null;
    if (heading?.checkVisibility()) return heading;
  }
  const last = document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"], h1:not([inert] *)');
  return [...last].find((element) => element.checkVisibility()) ?? null;
}

const isSeen = (element: Element) => element.isConnected && element.checkVisibility();

/**
 * Nobody who works by keyboard is put back to the top of the page: when what has the focus goes, by its own press or
 * because the window became another, the focus goes to the heading of what is left around it. Whoever has a better
 * place in mind moves the focus there, before or after.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let holder: Element | null = null;
    /** From near to far; known beforehand, for what is gone stands nowhere. */
    let around: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      holder = target;
      around = [];
      for (let at = target.parentElement; at; at = at.parentElement) around.push(at);
    };
    const keep = () => {
      if (!holder || document.activeElement !== document.body || isSeen(holder) || holder.closest('[inert]')) return;
      const layerWent = [holder, ...around].some((element) => element.matches(LAYER) && !element.isConnected);
      const place = around.find(isSeen);
      holder = null;
      if (layerWent || !place) return;
      const shelter = shelterNear(place);
      if (shelter && !shelter.hasAttribute('tabindex')) shelter.tabIndex = -1;
      // The top of a page need not come into sight: whoever shows another screen scrolls it, to where it was left too.
      shelter?.focus({ preventScroll: shelter.matches('h1') });
    };
    // The browser lets go of what is hidden once it has drawn the page anew.
    const keepOnceDrawn = () => requestAnimationFrame(() => requestAnimationFrame(keep));
    const gone = new MutationObserver(keep);
    gone.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    window.addEventListener('resize', keepOnceDrawn);
    return () => {
      gone.disconnect();
      document.removeEventListener('focusin', note);
      window.removeEventListener('resize', keepOnceDrawn);
    };
  }, []);
}
