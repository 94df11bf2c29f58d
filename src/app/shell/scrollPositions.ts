import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isRecord } from '@/domain/guard/guard';
import { pageKey } from '@/screens/pageKey';
import { useScreenMemory } from '@/screens/screenMemory';

/** Key in session storage under which the router keeps the scroll position of each entry. */
export const SCROLL_STORAGE_KEY = 'weftline.scroll';

/** What is kept in this tab, as it was written; empty when nothing is, or without storage. */
function readKept(): string {
  try {
    return window.sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

/** @param kept as the router writes it; when empty, the router uses the positions that it has in memory */
function writeKept(kept: string) {
  try {
    window.sessionStorage.setItem(SCROLL_STORAGE_KEY, kept);
  } catch {
    // Blocked storage keeps no position.
  }
}

/** The positions kept in this tab, by entry. What is no record is emptied, for the router would stumble over it. */
function keptPositions(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(readKept() || '{}');
    if (isRecord(kept)) return kept;
  } catch {
    // No JSON.
  }
  writeKept('');
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
  writeKept(JSON.stringify(others));
}

/** Where the first page was left, behind the gate or before a load. */
const firstTop = (leftAt: ReadonlyMap<string, number>, page: string): unknown =>
  leftAt.get(page) ?? keptPositions()[page];

/**
 * Restores the scroll position of the screen that is shown first after a reload or behind the gate. The router does so for
 * all later screens, but for this one it tries when nothing behind the gate is mounted yet.
 */
export function useFirstScroll() {
  const { leftAt } = useScreenMemory();
  const page = pageKey(useLocation());
  const [{ top, hidden }] = useState(() => {
    const first = firstTop(leftAt, page);
    if (leftAt.size === 0) return { top: first, hidden: '' };
    // Hidden while the router is mounted again: it would overwrite the newer positions in its memory with the stored ones.
    const stored = readKept();
    writeKept('');
    return { top: first, hidden: stored };
  });
  useLayoutEffect(() => {
    leftAt.clear();
    if (hidden !== '') writeKept(hidden);
    if (typeof top === 'number') window.scrollTo(0, top);
  }, [leftAt, top, hidden]);
}

/** Notes where the page is scrolled to when the gate takes its place; in the outermost part, before anything of it goes. */
export function useLeavingNoted() {
  const { leftAt } = useScreenMemory();
  const page = pageKey(useLocation());
  const leave = useEffectEvent(() => {
    leftAt.set(page, window.scrollY);
    // For a reload at the gate.
    writeKept(JSON.stringify({ ...keptPositions(), [page]: window.scrollY }));
  });
  useLayoutEffect(() => () => leave(), []);
}

/**
 * How the screen that is shown begins. The first page, after a load or behind the gate, is 'restored' where it was left
 * scrolled; of all later ones each that the history leads to, for what the router keeps of them is its own.
 */
export function useScreenStart(): 'restored' | 'at top' {
  const { leftAt } = useScreenMemory();
  const arrival = useNavigationType();
  const page = pageKey(useLocation());
  const [first, setFirst] = useState<{ page: string; isScrolled: boolean } | null>(() => ({
    page,
    isScrolled: Boolean(firstTop(leftAt, page)),
  }));
  if (first && first.page !== page) setFirst(null);
  const isRestored = first ? first.isScrolled : arrival === NavigationType.Pop;
  return isRestored ? 'restored' : 'at top';
}
