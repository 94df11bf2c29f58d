import { startTransition, useEffect, useState } from 'react';

/** More than the tallest window shows at once. */
const FIRST_COUNT = 20;
/** How many are added at a time, few enough that a key pressed meanwhile takes effect at once. */
const ADDED_COUNT = 40;
/** Pause before more are added, in milliseconds, in which input is handled. */
const PAUSE_MS = 40;

/**
 * How many rows of a long list to draw now: those in sight at once, the others little by little. Another list starts
 * from the first count again, so that visible rows never wait for the others.
 */
export function useGrowingCount(rows: readonly unknown[]): number {
  const [grown, setGrown] = useState({ rows, count: FIRST_COUNT });
  const count = grown.rows === rows ? grown.count : FIRST_COUNT;
  if (grown.rows !== rows) setGrown({ rows, count });
  useEffect(() => {
    if (count >= rows.length) return;
    const timer = setTimeout(() => startTransition(() => setGrown({ rows, count: count + ADDED_COUNT })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rows, count]);
  return Math.min(count, rows.length);
}
