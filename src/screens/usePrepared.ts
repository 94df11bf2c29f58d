import { useEffect } from 'react';
import { whenIdle } from '@/ui/whenIdle';

/**
 * Prepares something of a long list while nothing else is to be done, so that the first key does not wait for it.
 * @param prepare does a part for as long as there is time, and says whether all is done; the same function from render to render
 */
export function usePrepared<Rows>(rows: Rows, prepare: (rows: Rows, hasTime: () => boolean) => boolean): void {
  useEffect(() => {
    let isWanted = true;
    const goOn = async () => {
      for (;;) {
        const hasTime = await whenIdle();
        if (!isWanted || prepare(rows, hasTime)) return;
      }
    };
    goOn().catch(() => {
      // Whoever needs it does it then, and says what is wrong.
    });
    return () => {
      isWanted = false;
    };
  }, [rows, prepare]);
}
