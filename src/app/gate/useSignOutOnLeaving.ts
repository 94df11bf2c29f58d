import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { forgetSignedIn } from '../session';
import type { AppStorage } from '../storage';

/** Hides the whole page, open panels and toasts included. */
const hidePage = (hidden: boolean) => document.documentElement.toggleAttribute('data-page-left', hidden);

/**
 * Signs out when the page is left. A page restored from the back-forward cache must show a new gate (GATE-7), which knows
 * nothing of a password that was being checked: `onReturn` sets the state for it.
 */
export function useSignOutOnLeaving(storage: AppStorage, onReturn: () => void): void {
  useEffect(() => {
    // Only hidden when it is left, for rendering then would hold up the next page; the gate is rendered when it is back.
    const hide = () => {
      forgetSignedIn(storage);
      hidePage(true);
    };
    const show = ({ persisted }: PageTransitionEvent) => {
      hidePage(false);
      if (!persisted) return;
      forgetSignedIn(storage);
      flushSync(onReturn);
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, [storage, onReturn]);
}
