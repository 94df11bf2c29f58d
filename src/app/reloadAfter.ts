import { browserEntry, changeEntry } from '@/screens/browserEntry';
import type { ShownFailure } from './failure';

/** Where a history entry keeps what its screen failed with before the last reload. */
export const FAILED = 'failed';

/** True when the page was loaded again because of the same failure, at the same entry of the history. */
export const failedBefore = ({ summary }: ShownFailure): boolean => browserEntry()[FAILED] === summary;

/** Stands where a reload is not offered a second time. */
export const RELOAD_DID_NOT_HELP = 'The same error occurred before the last reload, so another may not help.';

/**
 * Loads the page again. After a crash the screen begins afresh, without filters and open panel, which may be why it
 * crashed; what did not come says nothing against them.
 * @param reload does it; the browser may ask before
 */
export function reloadAfter({ summary, missing }: ShownFailure, reload = () => window.location.reload()): void {
  try {
    if (!missing) changeEntry(null, { [FAILED]: summary });
  } catch {
    // The browser refuses; the page is loaded again all the same.
  }
  reload();
}
