import { useEffect } from 'react';
import { reloadLoses } from '@/notifications/messages';
import type { ScreenMemory } from '@/screens/screenMemory';
import { unsentOf } from '@/screens/unsent';

/** The browser asks in words of its own. Chrome before 119 does not for `preventDefault`, and all do for this. */
const ask = (event: BeforeUnloadEvent) => {
  event.returnValue = true;
};

const stopAsking = () => window.removeEventListener('beforeunload', ask);

/**
 * Has the browser ask before it reloads or closes a page with something typed that was not sent. Only then: a page that
 * listens for this is not kept for going back in some browsers.
 * @param isLocked whether the gate stands over the screens, behind which all that was typed is kept; the same function at
 *   each render
 */
export function useAskBeforeLoss(memory: ScreenMemory, isLocked: () => boolean): void {
  useEffect(() => {
    const watch = () => {
      if (reloadLoses(unsentOf(memory)) === undefined) stopAsking();
      else window.addEventListener('beforeunload', ask);
    };
    watch();
    const stop = memory.drafts.subscribe(watch);
    return () => {
      stop();
      // Otherwise the shell has crashed, and its error screen says that everything typed is lost.
      if (!isLocked()) stopAsking();
    };
  }, [memory, isLocked]);
}

/** Loads the page again for somebody who was told what that loses, and whom the browser need not ask too. */
export function reloadUnasked(): void {
  stopAsking();
  window.location.reload();
}
