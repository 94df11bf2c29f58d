import { useEffect, useState } from 'react';
import { watchScroll } from './watchScroll';

/** Over the edge of a region that scrolls: cut between two items, it would look complete. Stands below its upper edge. */
export const MORE_SHADE =
  'pointer-events-none absolute inset-x-0 h-2 [background:linear-gradient(var(--line),transparent)] print:hidden!';

/** @returns what to put on a region that scrolls as its ref, and whether it holds more below what is in sight */
export function useMoreBelow(): [regionRef: (region: HTMLElement | null) => void, moreBelow: boolean] {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [more, setMore] = useState(false);
  useEffect(() => {
    if (!region) return;
    return watchScroll(region, () => setMore(region.scrollTop + region.clientHeight < region.scrollHeight - 1));
  }, [region]);
  return [setRegion, more];
}
