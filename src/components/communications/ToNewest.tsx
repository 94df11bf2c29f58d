import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { countText } from '@/ui/countText';
import { factLine } from '@/ui/factLine';

/** Of the newest message, its sender and a line of text must be in sight; less is a sliver above the bar. */
const LEAST_SEEN_PX = 60;
/** A lower one must be in sight but for these: a press leads to its end, and no further. */
const MOST_UNSEEN_PX = 8;

/** The newest message, without the line above it that says what is unread. */
const newestIn = (regionId: string) => document.getElementById(regionId)?.querySelector('li:last-child > :last-child');

/** What the bar covers; nothing where the window is too low for it to stay. */
function barHeight(place: HTMLElement | null): number {
  const bar = place?.parentElement;
  return bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
}

export interface ToNewestProps {
  /** Id of the region that holds the list. The last message is watched: give it a key that changes with it. */
  regionId: string;
  /** How many messages of the list are unread. */
  unread?: number;
}

/** Leads to the newest message while it lies below what is in sight. Stands in the bar that covers the end of the page. */
export function ToNewest({ regionId, unread = 0 }: ToNewestProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const newest = newestIn(regionId);
    if (!newest) return;
    let observer: IntersectionObserver | undefined;
    // The bar stays in some windows only, is higher in others, and grows with what is typed.
    const watch = () => {
      observer?.disconnect();
      const covered = barHeight(placeRef.current);
      // Where the bar does not stay, the button stands beside the newest message itself.
      const least = covered > 0 ? Math.min(LEAST_SEEN_PX, newest.clientHeight - MOST_UNSEEN_PX) : 0;
      observer = new IntersectionObserver(
        (entries) => {
          // A busy page hears of several moments at once; the last one holds.
          const now = entries.at(-1);
          setBelow(now !== undefined && !now.isIntersecting && now.boundingClientRect.top > 0);
        },
        // What stands behind the bar is not in sight. The root is named, for in a frame the margins of the usual one are
        // those of the window around it.
        { root: document, rootMargin: `0px 0px -${covered + least}px 0px` },
      );
      observer.observe(newest);
    };
    // Calls for the first time with the first layout.
    const growth = new ResizeObserver(watch);
    const bar = placeRef.current?.parentElement;
    if (bar) growth.observe(bar);
    window.addEventListener('resize', watch);
    return () => {
      window.removeEventListener('resize', watch);
      growth.disconnect();
      observer?.disconnect();
    };
  }, [regionId]);
  return (
    <div ref={placeRef} className="absolute right-3 bottom-full mb-2 print:hidden">
      {/* In a low window, focusing it scrolls the last message into sight; it stays until the focus leaves it. */}
      {(below || focused) && (
        <button
          type="button"
          onFocus={() => setFocused(true)}
          // Once the focus is where it goes: a button that is taken away first would take it along.
          onBlur={() => setTimeout(() => setFocused(false))}
          data-edge
          className="flex min-h-9 cursor-pointer items-center gap-1 rounded-full border border-outline bg-panel px-3 text-dense font-medium shadow-overlay pointer-coarse:min-h-11"
          onClick={() => {
            const bottom = newestIn(regionId)?.getBoundingClientRect().bottom ?? 0;
            window.scrollBy(0, bottom - (window.innerHeight - barHeight(placeRef.current)));
            // The button goes as soon as it has led there.
            document.getElementById(regionId)?.focus({ preventScroll: true });
          }}
        >
          <ArrowDown aria-hidden size={14} />
          <span>{factLine('Newest Message', unread > 0 ? `${countText(unread)} unread` : '')}</span>
        </button>
      )}
    </div>
  );
}
