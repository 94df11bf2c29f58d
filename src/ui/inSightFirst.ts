import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { usePrinting } from './longList';

/**
 * How a new screen begins: 'restored' when the page will be scrolled to where it was left, and must have its whole height at
 * once. Null draws everything at once, as in stories.
 */
export const ScreenStartContext = createContext<'restored' | 'at top' | null>(null);

/** Least height of what stands above every list of a screen: bar, title and filters, in pixels. */
const ABOVE_LISTS_PX = 200;

/**
 * How many items of a list fit into the window at most.
 * @param itemHeight in pixels
 * @param above least height of what stands above the first item, in pixels
 */
export const countInSight = (itemHeight: number, above = ABOVE_LISTS_PX) =>
  Math.max(1, Math.ceil((window.innerHeight - above) / itemHeight));

/**
 * Runs something after the next frame is painted, and after what waits to be handled by then, such as another key.
 * @returns calls it off
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Lets a caller draw new content in two frames: first only what is in sight, which takes half the time, then all of it.
 * Returns what came before until the first frame of the new content is painted, and then the content: where the two
 * differ, the caller draws only what is in sight. In print it always returns the content.
 * @param content compared by identity
 * @param atFirst what is returned in the first frame
 */
export function useDrawnBefore<Content>(content: Content, atFirst: Content): Content {
  const [drawn, setDrawn] = useState({ content: atFirst });
  const printing = usePrinting();
  const isDrawn = drawn.content === content;
  useEffect(() => {
    if (isDrawn) return;
    return afterPaint(() => startTransition(() => setDrawn({ content })));
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
  const inSight = countInSight(itemHeight);
  // What fits into the window is drawn once.
  const whole = useDrawnBefore(true, start !== 'at top' || count <= inSight);
  return whole ? count : Math.min(count, inSight);
}

/**
 * How much of a list to draw, in pixels: in the first frame of a new screen what is in sight, then all.
 * @param above what stands above the list, in pixels
 */
export function useHeightDrawn(above: number): number {
  const start = useContext(ScreenStartContext);
  const whole = useDrawnBefore(true, start !== 'at top');
  return whole ? Infinity : countInSight(1, above);
}
