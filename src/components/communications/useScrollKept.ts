import { type RefObject, useContext, useEffectEvent, useLayoutEffect } from 'react';
import { KeptViewContext } from '@/ui/keptView';

/**
 * Notes how a region that begins at the end of a list is scrolled, and finds it so.
 * @param name of the place; it changes with the newest item, which is then what is found. Undefined keeps nothing
 */
export function useScrollKept(regionRef: RefObject<HTMLElement | null>, name: string | undefined) {
  const kept = useContext(KeptViewContext);
  const left = useEffectEvent(() => (name === undefined ? undefined : kept?.readScroll(name)));
  const note = useEffectEvent((top: number) => {
    if (name !== undefined) kept?.writeScroll(name, { top, left: 0 });
  });
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region || !kept) return;
    const top = left()?.top ?? 0;
    // After a reload Firefox would go on to put it where it was from the upper edge, unless it is scrolled meanwhile.
    if (region.scrollTop === top) region.scrollTop = top - 1;
    region.scrollTop = top;
    const size = () => `${window.innerWidth} ${window.innerHeight}`;
    let lastSize = size();
    const follow = () => {
      // A window of another size, in which more of the messages fit, has moved them.
      const isResized = lastSize !== size();
      lastSize = size();
      if (!isResized) note(region.scrollTop);
    };
    region.addEventListener('scroll', follow, { passive: true });
    return () => region.removeEventListener('scroll', follow);
  }, [kept, regionRef]);
}
