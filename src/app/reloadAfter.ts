import { browserEntry, changeEntry, entryState } from '@/screens/browserEntry';
import type { Failure } from './failure';

/** Where a history entry keeps what its screen failed with before the last reload. */
const FAILED = 'failed';

/** True when the page was loaded again because of the same failure, at the same entry of the history. */
export const failedBefore = ({ summary }: Failure): boolean => browserEntry()[FAILED] === summary;

/**
 * Loads the page again. After a crash the screen begins afresh, without filters and open panel, which may be why it
 * crashed; what did not come says nothing against them.
 */
export function reloadAfter({ summary, missing }: Failure): void {
  try {
    if (!missing) changeEntry(null, { [FAILED]: summary });
  } catch {
    // The browser refuses; the page is loaded again all the same.
  }
  window.location.reload();
}

/**
 * Forgets the failure before the last reload with the first press on a screen that stands: that reload has helped, and what
 * fails from here on may be helped again.
 * @returns calls it off
 */
export function forgetFailureWhenUsed(): () => void {
  const presses = ['pointerdown', 'keydown'];
  const stop = () => {
    for (const type of presses) document.removeEventListener(type, forget, true);
  };
  function forget() {
    stop();
    try {
      changeEntry(entryState(), { [FAILED]: undefined });
    } catch {
      // The browser refuses; the next reload of this entry is then not offered.
    }
  }
  if (browserEntry()[FAILED] !== undefined) for (const type of presses) document.addEventListener(type, forget, true);
  return stop;
}
