import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '@/domain/guard/guard';
import { pageKey } from '@/screens/pageKey';
import { useScreenMemory } from '@/screens/screenMemory';

/** Key in session storage under which the router keeps the scroll position of each entry. */
export const SCROLL_STORAGE_KEY = 'weftline.scroll';

function forgetPositions() {
  try {
    window.sessionStorage.removeItem(SCROLL_STORAGE_KEY);
  } catch {
    // Blocked storage holds none.
  }
}

/** The positions kept in this tab, by entry. What is no record is removed, for the router would stumble over it. */
function keptPositions(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}');
    if (isRecord(kept)) return kept;
    forgetPositions();
  } catch {
    // Without storage, or with no JSON in it, the router keeps positions for this page alone.
  }
  return {};
}

/** Whether the page was loaded by its address, not again and not from the history. */
const isFreshlyOpened = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * Lets a screen that was opened by its address begin at its top, wherever its path was left before in this tab. Once a
 * page, before the router: out of the back-forward cache the same page is where it was left.
 */
export function beginAtTop(): void {
  if (!isFreshlyOpened()) return;
  const { [window.location.pathname]: _left, ...others } = keptPositions();
  try {
    window.sessionStorage.setItem(SCROLL_STORAGE_KEY, JSON.stringify(others));
  } catch {
    // Blocked storage keeps no position.
  }
}

/**
 * Restores the scroll position of the screen that is shown first after a reload or behind the gate. The router does so for
 * all later screens, but for this one it tries when nothing behind the gate is mounted yet.
 */
export function useFirstScroll() {
  const { leftAt } = useScreenMemory();
  const page = pageKey(useLocation());
  const [top] = useState(() => {
    const left = leftAt.read();
    if (!left) return keptPositions()[page];
    // The router would replace what it remembers of the other screens by what was kept when the page was last loaded.
    forgetPositions();
    return left.page === page ? left.top : undefined;
  });
  useLayoutEffect(() => {
    leftAt.forget();
    if (typeof top === 'number') window.scrollTo(0, top);
  }, [leftAt, top]);
}

/** Notes where the page is scrolled to when the gate takes its place; in the outermost part, before anything of it goes. */
export function useLeavingNoted() {
  const { leftAt } = useScreenMemory();
  const page = pageKey(useLocation());
  const leave = useEffectEvent(() => leftAt.note(page, window.scrollY));
  useLayoutEffect(() => () => leave(), []);
}
