import { Theme } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ignoreRestOfDoubleClick } from './ignoreRestOfDoubleClick';
import { OPEN_PANEL } from './useTopLayer';

/** True for anything inside the layer of both toasters; open panels leave it alone. */
export function isInNotificationLayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-notifications]') !== null;
}

/** Hides from the focus trap of an open panel that the focus moved into or out of the layer. */
function hideFocusFromTraps(event: FocusEvent) {
  const movesIn = event.type === 'focusin' && isInNotificationLayer(event.target);
  const movesOut = event.type === 'focusout' && isInNotificationLayer(event.relatedTarget);
  if (movesIn || movesOut) event.stopPropagation();
}

/** The toast or notice that was touched. */
const itemOf = (target: EventTarget) => (target instanceof Element ? target.closest('li') : null);

const HEADING_OF_OPEN_PANEL = `${OPEN_PANEL} h2`;

/** The focus is nowhere, or on the list of toasts, where Radix moves it from a toast that goes, and none is left. */
const isFocusLost = () => document.activeElement?.matches('body, .toast-viewport:empty');

/** Focuses the first that takes it: one may have gone with its panel, and another be inert behind one. */
function focusFirstOf(...places: readonly (Element | null)[]) {
  for (const place of places) {
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    if (!isFocusLost()) return;
  }
}

export interface NotificationLayerProps {
  /** Both toasters. */
  children: ReactNode;
}

/**
 * One layer over everything for both toasters: seen, heard and reachable also while a panel is open.
 * When a toast that had the focus goes, focus returns to where it was before.
 */
export function NotificationLayer({ children }: NotificationLayerProps) {
  const layerRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const page = document.documentElement;
    // What had the focus before the layer: null when nothing had, undefined while the focus is elsewhere.
    let cameFrom: HTMLElement | null | undefined;
    const remember = (event: FocusEvent) => {
      if (!isInNotificationLayer(event.target)) cameFrom = undefined;
      else if (!isInNotificationLayer(event.relatedTarget))
        cameFrom = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
    };
    const layer = layerRef.current;
    const onChange = new MutationObserver((changes) => {
      // On phones a toast covers the button that caused it.
      if (layer && changes.some(({ addedNodes }) => addedNodes.length > 0)) ignoreRestOfDoubleClick(layer);
      if (cameFrom === undefined || !isFocusLost()) return;
      focusFirstOf(cameFrom, document.querySelector(HEADING_OF_OPEN_PANEL), document.querySelector('main'));
      cameFrom = undefined;
    });
    page.addEventListener('focusin', remember, true);
    page.addEventListener('focusin', hideFocusFromTraps);
    page.addEventListener('focusout', hideFocusFromTraps);
    if (layer) onChange.observe(layer, { childList: true, subtree: true });
    // A press on 'Dismiss' leaves what lies behind under the pointer.
    const onPress = () => ignoreRestOfDoubleClick();
    layer?.addEventListener('click', onPress);
    return () => {
      page.removeEventListener('focusin', remember, true);
      page.removeEventListener('focusin', hideFocusFromTraps);
      page.removeEventListener('focusout', hideFocusFromTraps);
      onChange.disconnect();
      layer?.removeEventListener('click', onPress);
    };
  }, []);

  return createPortal(
    <Theme asChild>
      {/* aria-live spares the layer from the aria-hidden that a modal panel puts on everything beside it. */}
      <div
        ref={layerRef}
        data-notifications
        aria-live="off"
        className="pointer-events-auto print:hidden"
        onPointerDown={(event) => {
          // Touched, a toast would take the focus, in which its time stands still, and keep it while a finger scrolls.
          if (event.pointerType !== 'mouse') event.preventDefault();
        }}
        // A finger that the phone takes for a gesture of its own is never lifted; both toasters would wait for that.
        onPointerCancel={({ target }) =>
          itemOf(target)?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
        }
      >
        {children}
      </div>
    </Theme>,
    document.body,
  );
}
