import { isRecord } from '@/domain/guard/guard';
import type { Failure } from '../failure';

/** Where a history entry keeps what its screen failed with before the last reload. */
const FAILED = 'failed';

const entryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
};

/** True when the page was loaded again because of the same failure, at the same entry of the history. */
export const failedBefore = ({ summary }: Failure): boolean => entryState()[FAILED] === summary;

/**
 * Loads the page again. After a crash the screen begins afresh, without filters and open panel, which may be why it
 * crashed; a part that could not be fetched says nothing against them.
 */
export function reloadAfter({ summary, isMissingPart }: Failure): void {
  // `usr` is where the router keeps the state of an entry.
  if (!isMissingPart) window.history.replaceState({ ...entryState(), usr: null, [FAILED]: summary }, '');
  window.location.reload();
}
