import { type RefObject, useEffect, useRef } from 'react';

/**
 * Panels, lists and popovers that are open; the last one in the page opened last and lies on top. A tooltip is none: it
 * is in nobody's way, and one Escape takes it and its panel away (PO-17).
 */
const LAYERS = ':is([role="dialog"], [role="listbox"])[data-state="open"]';

/**
 * Tells whether a press or a key that is being heard began while the panel was the topmost layer. Asked only then, the
 * answer would come too late: what lies over the panel goes at the beginning of a press, whose click comes after.
 */
export function useTopLayer(open: boolean): { panelRef: RefObject<HTMLDivElement | null>; wasOnTop: () => boolean } {
  const panelRef = useRef<HTMLDivElement>(null);
  const onTopRef = useRef(true);
  useEffect(() => {
    if (!open) return;
    const note = () => {
      onTopRef.current = [...document.querySelectorAll(LAYERS)].at(-1) === panelRef.current;
    };
    const heard = ['pointerdown', 'keydown'] as const;
    for (const type of heard) window.addEventListener(type, note, true);
    return () => {
      for (const type of heard) window.removeEventListener(type, note, true);
    };
  }, [open]);
  return { panelRef, wasOnTop: () => onTopRef.current };
}
