import { type RefObject, useEffect, useState } from 'react';

/** Over the edge of a region that scrolls: cut between two items, it would look complete. Stands below its upper edge. */
export const MORE_SHADE =
  'pointer-events-none absolute inset-x-0 h-2 [background:linear-gradient(var(--outline),transparent)] print:hidden!';

/**
 * True while a region that scrolls holds more below what is in sight.
 * @param shown what it holds; looked at anew when it changes
 */
export function useMoreBelow(regionRef: RefObject<HTMLElement | null>, shown: unknown): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const look = () => setMore(region.scrollTop + region.clientHeight < region.scrollHeight - 1);
    const observer = new ResizeObserver(look);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    region.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      region.removeEventListener('scroll', look);
    };
  }, [regionRef, shown]);
  return more;
}
