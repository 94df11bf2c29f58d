import { browserEntry, changeEntry, entryState } from '@/screens/browserEntry';
import { FAILED } from '../reloadAfter';

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
