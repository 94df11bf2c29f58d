import { startTransition, useEffect, useState } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router-dom';
import { ignoreRestOfDoubleClick } from '@/ui/ignoreRestOfDoubleClick';
import { browserEntry } from './browserEntry';
import { isRepeatedPress } from './press';
import { type Navigation, useScreenMemory } from './screenMemory';

/** How long going back may take, on a busy machine too; after that it leads nowhere. */
const NOWHERE_AFTER_MS = 2000;

/**
 * Navigates at most once from what is on screen: on a slow machine a second press comes before the first is drawn. Going
 * back works while a screen is still being loaded, and cancels the loading. `navigateTo` returns whether it navigates.
 */
export function useNavigateOnce() {
  const { notes, navigation } = useScreenMemory();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [arrived, setArrived] = useState<Navigation>();
  useEffect(() => {
    navigation.end();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry is on screen
  }, [navigation, key]);
  useEffect(() => {
    // A busy machine may draw that after the next has begun.
    if (arrived) navigation.end(arrived);
  }, [navigation, arrived]);
  return {
    navigateTo: (to: To, options: NavigateOptions): boolean => {
      const begun = isRepeatedPress() ? undefined : navigation.begin();
      if (!begun) return false;
      // What was typed a moment ago is saved in the entry that is left.
      notes.flush();
      ignoreRestOfDoubleClick();
      // Within a promise, so that where the router refuses the address the next press is heard all the same.
      void new Promise<void>((resolve) => {
        resolve(navigate(to, options));
      }).finally(() => {
        // After the router's own transition, so that it is on screen by then.
        if (navigation.arrive(begun)) startTransition(() => setArrived(begun));
      });
      return true;
    },
    /**
     * @param callsOff whether it is heard while another screen is being loaded, and calls that off
     * @param onNowhere called when nothing stands before this entry: browsers keep 50 and forget the oldest
     */
    navigateBack: (callsOff: boolean, onNowhere: () => void): void => {
      const begun = navigation.beginBack(callsOff);
      if (!begun) return;
      notes.flush();
      const { key: left } = browserEntry();
      void navigate(-1);
      // No browser says that there is nothing to go back to. Where the entry has changed, its screen is being loaded.
      setTimeout(() => {
        if (!navigation.arrive(begun) || browserEntry()['key'] !== left) return;
        navigation.end();
        onNowhere();
      }, NOWHERE_AFTER_MS);
    },
  };
}
