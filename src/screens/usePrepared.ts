import { useEffect } from 'react';
import { whenIdle } from '@/clock/whenIdle';

/** Does a part for as long as there is time, and says whether all is done. */
type Prepare<Rows> = (rows: Rows, hasTime: () => boolean) => boolean;

/**
 * Prepares part after part until all is done.
 * @param idle resolves when there is time for the next one, with what tells whether it lasts
 * @param isWanted asked before each part; false ends it
 */
export async function prepareInParts<Rows>(
  rows: Rows,
  prepare: Prepare<Rows>,
  idle: () => Promise<() => boolean>,
  isWanted: () => boolean,
): Promise<void> {
  for (;;) {
    const hasTime = await idle();
    if (!isWanted() || prepare(rows, hasTime)) return;
  }
}

/**
 * Prepares something of a long list while nothing else is to be done, so that the first key does not wait for it.
 * @param prepare the same function from render to render
 */
export function usePrepared<Rows>(rows: Rows, prepare: Prepare<Rows>): void {
  useEffect(() => {
    let isWanted = true;
    prepareInParts(rows, prepare, whenIdle, () => isWanted).catch(() => {
      // Whoever needs it does it then, and says what is wrong.
    });
    return () => {
      isWanted = false;
    };
  }, [rows, prepare]);
}
