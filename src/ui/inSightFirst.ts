import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { usePrinting } from './longList';

/** How a new screen begins. */
export interface ScreenStart {
  /** True when the page is scrolled to where it was left, for which it must be as high as it was. */
  restored: boolean;
}

/** Null draws everything at once, as in stories. */
export const ScreenStartContext = createContext<ScreenStart | null>(null);

/** What stands above every list of a screen, bar, title and filters, takes at least this, in pixels. */
const ABOVE_LISTS_PX = 200;

/**
 * How many items the window shows at most.
 * @param itemHeight in pixels
 * @param above what stands above the first one, at least, in pixels
 */
export const countInSight = (itemHeight: number, above = ABOVE_LISTS_PX) =>
  Math.max(1, Math.ceil((window.innerHeight - above) / itemHeight));

/**
 * What was drawn whole in the frame before, so that the first frame of something new draws of it only what is in sight,
 * in half the time; from the next frame on it is the content itself.
 * @param content compared by identity
 * @param atFirst what counts as drawn before the first frame
 */
export function useDrawnBefore<Content>(content: Content, atFirst: Content): Content {
  const [drawn, setDrawn] = useState({ content: atFirst });
  const printing = usePrinting();
  const isDrawn = drawn.content === content;
  useEffect(() => {
    if (isDrawn) return;
    // Within the first frame, so that the rest is begun after its paint.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn({ content })));
    return () => cancelAnimationFrame(frame);
  }, [content, isDrawn]);
  return printing ? content : drawn.content;
}

/**
 * How many of a list's items to draw: in the first frame of a new screen those in sight, then all.
 * @param count of all items
 * @param itemHeight of most items, in pixels
 */
export function useCountDrawn(count: number, itemHeight: number): number {
  const start = useContext(ScreenStartContext);
  const whole = useDrawnBefore(true, start === null || start.restored);
  return whole ? count : Math.min(count, countInSight(itemHeight));
}
