import { startTransition, useEffect, useState } from 'react';

/** More than the tallest window shows at once. */
const FIRST = 20;
/** How many more come with each breath, few enough that a key pressed meanwhile is answered at once. */
const STEP = 40;
/** Between two breaths, in milliseconds: what a person asked for goes first. */
const BREATH_MS = 40;

/**
 * How many of a long list to draw now: those in sight at once, the others little by little, in time that nobody needs. A
 * new list begins anew, so that what is seen never waits for what is not.
 */
export function useGrowingCount(rows: readonly unknown[]): number {
  const [grown, setGrown] = useState({ rows, count: FIRST });
  const count = grown.rows === rows ? grown.count : FIRST;
  if (grown.rows !== rows) setGrown({ rows, count });
  useEffect(() => {
    if (count >= rows.length) return;
    const timer = setTimeout(() => startTransition(() => setGrown({ rows, count: count + STEP })), BREATH_MS);
    return () => clearTimeout(timer);
  }, [rows, count]);
  return Math.min(count, rows.length);
}
