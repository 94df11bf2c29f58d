import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from './inSightFirst';
import { keepFocusClear } from './keepFocusClear';
import { isEnlarged } from './panelPointer';
import { OPEN_PANEL } from './useTopLayer';

/** Brings a button into sight: into the middle where the window does not show it, else out from under what lies over it. */
function showWhole(button: HTMLElement) {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isOut = top < 0 || bottom > window.innerHeight;
  const isSeenAt = (y: number) => button.contains(document.elementFromPoint((left + right) / 2, y));
  if (isOut) button.scrollIntoView({ block: 'center' });
  else if (!isSeenAt(top + 1) || !isSeenAt(bottom - 1)) button.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to a panel's title, so that its name is read, and not all that it holds. */
export function focusTitle(panel: EventTarget | null) {
  if (panel instanceof Element) panel.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/**
 * Lets the wheel and the finger scroll the page while the panel slides out, unless another one lies over it; Radix holds
 * them until the panel is gone. What it adds to the body, SidePanel.css takes back. And lets them move an enlarged panel.
 */
function letPageScroll(panelRef: RefObject<HTMLElement | null>) {
  const stop = () => {
    for (const type of ['wheel', 'touchmove']) window.removeEventListener(type, keepFromLock, true);
  };
  const keepFromLock = (event: Event) => {
    if (!panelRef.current) stop();
    else if (isEnlarged() || !document.querySelector(OPEN_PANEL)) event.stopPropagation();
  };
  for (const type of ['wheel', 'touchmove'])
    window.addEventListener(type, keepFromLock, { capture: true, passive: true });
  return stop;
}

/**
 * Makes the page behind inert while the panel is open, and returns the focus as soon as it closes.
 * @param panelRef set while the panel is drawn, also while it slides out
 * @param openerId the id of the button that opens what is shown; after a reload nothing else knows it
 * @returns `returnFocus` is for a panel that goes without closing first
 */
export function usePageBehind(open: boolean, panelRef: RefObject<HTMLElement | null>, openerId?: string) {
  const markerRef = useRef<HTMLSpanElement>(null);
  const openerRef = useRef<HTMLElement | null>(null);
  const returnFocus = (panel: EventTarget | null) => {
    const focused = document.activeElement;
    const inPanel = panel instanceof Node && panel.contains(focused);
    // Something else took the focus, a new screen for example.
    if (focused && focused !== document.body && !inPanel) return;
    const opener = openerRef.current;
    // Two records of one number have buttons of one id: the one that was pressed comes before the first in the document.
    const isOwn = opener?.isConnected && opener.id === openerId;
    const byId = openerId === undefined || isOwn ? null : document.getElementById(openerId);
    const again = opener?.id ? document.getElementById(opener.id) : null;
    const pressed = opener?.isConnected && opener !== document.body ? opener : again;
    const titles = [...document.querySelectorAll<HTMLElement>('h1[tabindex]')];
    const button = byId ?? pressed;
    (button ?? titles.find((title) => title.checkVisibility()))?.focus({ preventScroll: true });
    // After steps from record to record, or a reload, the row of the last one may be out of sight; and a toast that came with
    // the panel may cover what was pressed. The router puts the page back to where it was scrolled before.
    afterPaint(() => {
      if (byId) showWhole(byId);
      keepFocusClear();
    });
  };
  const returnAtClose = useEffectEvent((page: Element | null | undefined) => {
    // Radix hides the page from screen readers until the panel has slid out, and the focus is there already.
    page?.closest('[aria-hidden]')?.removeAttribute('aria-hidden');
    returnFocus(panelRef.current);
  });
  useLayoutEffect(() => {
    const page = markerRef.current?.closest<HTMLElement>('[data-is-root-theme="true"]');
    if (!open && !panelRef.current) return;
    const stop = letPageScroll(panelRef);
    if (!open) {
      returnAtClose(page);
      return stop;
    }
    openerRef.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // vaul reports no opening when the panel is opened again while it slides out, so `onOpenAutoFocus` is not called.
    focusTitle(panelRef.current);
    if (!page) return stop;
    // It has every element of the page styled anew, so it waits for the panel's first frame. Until then the panel holds
    // the focus, and its overlay takes what is pressed.
    const callOff = afterPaint(() => page.setAttribute('inert', ''));
    return () => {
      stop();
      callOff();
      page.removeAttribute('inert');
    };
  }, [open, panelRef]);
  return { markerRef, returnFocus };
}
