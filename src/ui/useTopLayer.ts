import { type RefObject, useEffect, useRef } from 'react';

/** A panel while it is open; one that slides out is closed. */
export const OPEN_PANEL = '[role="dialog"][data-state="open"]';

/**
 * Open panels, lists and popovers; the last one in the document opened last and lies on top. Tooltips do not count: one
 * Escape closes a tooltip and its panel (PO-17).
 */
const LAYERS = ':is([role="dialog"], [role="listbox"])[data-state="open"]';

/**
 * Tells whether the press or key that is being handled began while the panel was the topmost layer. Noted when it
 * begins: what lies over the panel closes on pointerdown, before the click.
 */
export function useTopLayer(open: boolean): { panelRef: RefObject<HTMLDivElement | null>; wasOnTop: () => boolean } {
  const panelRef = useRef<HTMLDivElement>(null);
  const onTopRef = useRef(true);
  useEffect(() => {
    if (!open) return;
    const note = () => {
      onTopRef.current = [...document.querySelectorAll(LAYERS)].at(-1) === panelRef.current;
    };
    const types = ['pointerdown', 'keydown'] as const;
    for (const type of types) window.addEventListener(type, note, true);
    return () => {
      for (const type of types) window.removeEventListener(type, note, true);
    };
  }, [open]);
  return { panelRef, wasOnTop: () => onTopRef.current };
}
