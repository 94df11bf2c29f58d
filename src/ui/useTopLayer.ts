import { type RefObject, useEffect, useRef } from 'react';

/** Panels, lists and popovers that are open; the last one in the page opened last and lies on top. */
const LAYERS = ':is([role="dialog"], [role="listbox"])[data-state="open"]';
/** A tooltip lies over everything, but is in nobody's way but that of Escape, which takes it away. */
const TOOLTIP = '[data-radix-popper-content-wrapper] > [data-state$="-open"]';

/**
 * Tells whether a press or a key that is being heard began while the panel was the topmost layer. Asked only then, the
 * answer would come too late: what lies over the panel goes at the beginning of a press, whose click comes after.
 */
export function useTopLayer(open: boolean): { panelRef: RefObject<HTMLDivElement | null>; wasOnTop: () => boolean } {
  const panelRef = useRef<HTMLDivElement>(null);
  const onTopRef = useRef(true);
  useEffect(() => {
    if (!open) return;
    const note = ({ type }: Event) => {
      const top = [...document.querySelectorAll(LAYERS)].at(-1);
      onTopRef.current = top === panelRef.current && (type !== 'keydown' || document.querySelector(TOOLTIP) === null);
    };
    const heard = ['pointerdown', 'keydown'] as const;
    for (const type of heard) window.addEventListener(type, note, true);
    return () => {
      for (const type of heard) window.removeEventListener(type, note, true);
    };
  }, [open]);
  return { panelRef, wasOnTop: () => onTopRef.current };
}
