import { type RefObject, useContext, useLayoutEffect } from 'react';
import { KeptViewContext } from '@/ui/keptView';

/**
 * Finds the region scrolled as it was left, and notes on it which of its edges cut columns off, for the style sheet.
 * @param title names the place in the history
 */
export function useScrollRegion(regionRef: RefObject<HTMLElement | null>, title: string): void {
  const kept = useContext(KeptViewContext);
  useLayoutEffect(() => {
    if (kept) regionRef.current?.scrollTo(kept.readScroll(title) ?? { top: 0, left: 0 });
  }, [kept, regionRef, title]);
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const noteCuts = () => {
      const { scrollLeft, clientWidth, scrollWidth } = region;
      region.toggleAttribute('data-cut-start', scrollLeft > 0);
      region.toggleAttribute('data-cut-end', scrollLeft + clientWidth < scrollWidth - 1);
    };
    let windowSize = `${window.innerWidth} ${window.innerHeight}`;
    const follow = () => {
      noteCuts();
      const { innerWidth, innerHeight } = window;
      const isResized = windowSize !== `${innerWidth} ${innerHeight}`;
      windowSize = `${innerWidth} ${innerHeight}`;
      // Not scrolled by anybody: a window of another size, in which the rest of the rows fits, has moved it.
      if (isResized && region.scrollTop + region.clientHeight >= region.scrollHeight - 1) return;
      kept?.writeScroll(title, { top: region.scrollTop, left: region.scrollLeft });
    };
    const observer = new ResizeObserver(noteCuts);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    region.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      region.removeEventListener('scroll', follow);
    };
  }, [kept, regionRef, title]);
}
