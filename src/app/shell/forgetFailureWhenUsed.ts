import { browserEntry, changeEntry, entryState } from '@/screens/browserEntry';
import { FAILED } from '../reloadAfter';

/**
 * Forgets the failure before the last reload of an entry with the first press on its screen: that reload has helped, and
 * what fails from here on may be helped again.
 * @returns calls it off
 */
export function forgetFailureWhenUsed(): () => void {
  const presses = ['pointerdown', 'keydown'];
  const stop = () => {
    for (const type of presses) document.removeEventListener(type, forget, true);
  };
  const failedEntry = browserEntry();
  function forget() {
    // Another entry may be on its way to the screen.
    if (browserEntry()['key'] !== failedEntry['key']) return;
    stop();
    try {
      changeEntry(entryState(), { [FAILED]: undefined });
    } catch {
      // The browser refuses; the next reload of this entry is then not offered.
    }
  }
  if (failedEntry[FAILED] !== undefined) for (const type of presses) document.addEventListener(type, forget, true);
  return stop;
}
