import { useEffect } from 'react';
import { afterResizeIsDrawn } from '@/ui/afterResizeIsDrawn';
import { focusedField } from '@/ui/focusedField';
import { MAIN_ID } from './mainHeading';

/** Where a record is looked for: from just under the bar, in pixels from the window's upper edge; more, to get past a gap. */
const READ_FROM_PX = [80, 110, 140, 170, 200] as const;
/** In the middle, and beside it where two columns have their gap there; shares of the window's width. */
const READ_ACROSS = [0.5, 0.25];
/** Scrolling has come to rest when nothing moved for so long, in milliseconds. */
const REST_MS = 150;

interface Place {
  element: Element;
  /** Pixels from the window's upper edge. */
  top: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The part of an element that stands at a point; of several the last, which is painted over the others. */
function partAt(element: Element, x: number, y: number): Element | undefined {
  for (let part = element.lastElementChild; part; part = part.previousElementSibling) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (left <= x && x < right && top <= y && y < bottom) return part;
    // It has no box of its own, but its parts do.
    if (left === right && getComputedStyle(part).display === 'contents') {
      const inner = partAt(part, x, y);
      if (inner) return inner;
    }
  }
  return undefined;
}

/** The screen's elements at a point of the window, the innermost first; panels and toasts over it do not count. */
function placesAt(x: number, y: number): readonly Place[] {
  const places: Place[] = [];
  let element: Element | null | undefined = document.getElementById(MAIN_ID);
  while (element) {
    element = partAt(element, x, y);
    if (element) places.unshift({ element, top: topOf(element) });
  }
  return places;
}

/** What is read at the top of a scrolled page; none in one long gap. */
function placesRead(): readonly Place[] {
  for (const y of READ_FROM_PX) {
    // In the gap of two columns stands what holds both, whose parts move within it.
    const [places = []] = READ_ACROSS.map((share) => placesAt(window.innerWidth * share, y)).toSorted(
      (first, second) => second.length - first.length,
    );
    if (places[0] && places[0].element.clientHeight < window.innerHeight / 2) return places;
  }
  return [];
}

/** What of the page is typed into. */
const typedInto = () => focusedField(`#${MAIN_ID}`);

/** Whether some of an element stands below the bar. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > READ_FROM_PX[0] && top < window.innerHeight;
}

/**
 * Keeps what is read at the top of the page where it is when the window gets wider or narrower: a turned phone goes on with
 * the project, the card or the row that it showed. A field that is typed into stays in sight.
 */
export function useTopKept(): void {
  useEffect(() => {
    let width = window.innerWidth;
    let read: readonly Place[] = [];
    /** Has the focus still, but was scrolled away from. */
    let leftField: Element | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    /** How many changes of the width are not painted yet. */
    let turning = 0;
    const note = () => {
      // Turned, but not told yet: what stands there now is not what was read.
      if (window.innerWidth !== width) return;
      read = window.scrollY === 0 ? [] : placesRead();
      const field = typedInto();
      leftField = field && !isInSight(field) ? field : null;
    };
    const onScroll = () => {
      // The browser scrolls too when the page gets shorter; what was read before counts.
      if (turning > 0) return;
      clearTimeout(rest);
      rest = setTimeout(note, REST_MS);
    };
    const onResize = () => {
      // A phone's own bars come and go with the height alone.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      clearTimeout(rest);
      turning += 1;
      afterResizeIsDrawn(() => {
        turning -= 1;
        const place = read.find(({ element }) => element.isConnected && element.getClientRects().length > 0);
        if (place) window.scrollBy({ top: topOf(place.element) - place.top, behavior: 'instant' });
        const field = typedInto();
        if (field !== leftField) field?.scrollIntoView({ block: 'nearest' });
      });
    };
    // A reload may have found it scrolled.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, []);
}
