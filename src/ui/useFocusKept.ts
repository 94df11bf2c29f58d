import { useEffect } from 'react';
import { afterResizeIsDrawn } from './afterResizeIsDrawn';
import { OPEN_PANEL } from './useTopLayer';

/** What lies behind them is hidden: while they are open the focus stays in them. */
const MODAL = '[role="dialog"], [role="listbox"]';
/** Layers that return the focus themselves when they close. */
const LAYER = `${MODAL}, [data-notifications]`;
const REGION = 'section, article, form, search, [role="region"], main';

/** Where to move the focus: the title of a dialog, an option of an open list, or the heading of an element's nearest region. */
function focusTargetNear(element: Element): HTMLElement | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches(MODAL))
      return at.querySelector<HTMLElement>('h2, [role="option"]') ?? at;
    const heading = at.matches(REGION) ? at.querySelector<HTMLElement>('h1, h2, h3, h4') : null;
    if (heading?.checkVisibility()) return heading;
  }
  const last = document.querySelectorAll<HTMLElement>(`${OPEN_PANEL}, h1:not([inert] *)`);
  return [...last].find((each) => each.checkVisibility()) ?? null;
}

/** Long lists draw what is in sight first; by then the rest stands there too, on a slow and busy computer as well. */
const REST_DRAWN_MS = 1_000;

/** Ids that React made up are new with every drawing; those made from a record are not. */
const comesAgain = ({ id }: Element) => id !== '' && !/_r_[a-z\d]+_$/.test(id);

const isSeen = (element: Element) => element.isConnected && element.checkVisibility();

/**
 * Keeps keyboard users from being sent to the top of the page: when the focused element is removed or hidden, by its
 * own press or because the window was resized, the focus moves to the element that took its place under the same id, else
 * to the heading of the nearest region that is left. Code that knows a better target may move the focus before or after.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let focused: Element | null = null;
    /** From near to far; noted beforehand, since a removed element has none. */
    let ancestors: Element[] = [];
    /** A press beside the focused element. */
    let pressedElsewhere = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = () => {
      clearTimeout(rest);
      rest = undefined;
    };
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      stopWaiting();
      focused = target;
      ancestors = [];
      for (let at = target.parentElement; at; at = at.parentElement) ancestors.push(at);
    };
    const notePress = ({ target }: Event) => {
      pressedElsewhere = !(target instanceof Node && focused?.contains(target));
    };
    const endPress = () => {
      pressedElsewhere = false;
    };
    // A press where nothing takes the focus puts it away on purpose.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (pressedElsewhere && relatedTarget === null && document.hasFocus()) focused = null;
    };
    const keep = (when: 'changed' | 'drawn' | 'rest drawn') => {
      if (!focused || document.activeElement !== document.body || isSeen(focused) || focused.closest('[inert]')) return;
      const layerClosed = [focused, ...ancestors].some((element) => element.matches(LAYER) && !element.isConnected);
      // A closed layer returns the focus itself, unless a new width took its opener away: known once the page is drawn.
      if (layerClosed && when === 'changed') return;
      // A table that turned into cards draws the same button anew.
      const again = document.getElementById(focused.id);
      if (comesAgain(focused) && !again && when !== 'rest drawn') {
        rest ??= setTimeout(() => {
          rest = undefined;
          keep('rest drawn');
        }, REST_DRAWN_MS);
        return;
      }
      stopWaiting();
      const remaining = ancestors.find(isSeen);
      focused = null;
      if (!remaining) return;
      const target = again && isSeen(again) ? again : focusTargetNear(remaining);
      // Headings need it to take the focus; buttons and links must stay within reach of the Tab key.
      if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
      // Without scrolling to an h1: on a new screen the router restores the scroll position.
      target?.focus({ preventScroll: target.matches('h1') });
    };
    // Whoever goes on with the keyboard does so from the heading, not from the top of the page.
    const waitNoLonger = () => {
      // A press that became a drag has no end of its own.
      pressedElsewhere = false;
      if (rest !== undefined) keep('rest drawn');
    };
    // On a Mac, Safari and Firefox give the focus not to a button that the mouse presses, but to what holds it: a panel that
    // it opened would not return there.
    const focusPressed = ({ target, detail }: MouseEvent) => {
      const button = detail === 1 && target instanceof Element && target.closest('button');
      const { activeElement } = document;
      if (!button || activeElement === button || !activeElement?.contains(button)) return;
      button.focus({ focusVisible: false, preventScroll: true });
    };
    // The browser blurs a hidden element only then.
    const keepOnceDrawn = () => afterResizeIsDrawn(() => keep('drawn'));
    const observer = new MutationObserver(() => keep('changed'));
    observer.observe(document.body, { childList: true, subtree: true });
    const ending = new AbortController();
    const { signal } = ending;
    const first = { capture: true, signal };
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('focusout', forget, { signal });
    document.addEventListener('mousedown', notePress, first);
    document.addEventListener('mouseup', endPress, first);
    document.addEventListener('click', focusPressed, first);
    document.addEventListener('keydown', waitNoLonger, first);
    window.addEventListener('resize', keepOnceDrawn, { signal });
    return () => {
      stopWaiting();
      observer.disconnect();
      ending.abort();
    };
  }, []);
}
