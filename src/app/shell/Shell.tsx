import { type ComponentType, useCallback, useEffect, useRef } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { noticeMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import { createToastRecords } from '@/notifications/toastRecords';
import { loadsThrough } from '@/operations/loadData';
import type { Operations } from '@/operations/Operations';
import { createQueryClient } from '@/operations/queryClient';
import { browserHistory } from '@/screens/entryNotes';
import { createScreenMemory } from '@/screens/screenMemory';
import { useStableCallback } from '@/screens/useStableCallback';
import { ProductTheme } from '@/ui/ProductTheme';
import { type Appearance, keepAppearance } from '../appearance';
import { keepForOffline } from '../offline/keepForOffline';
import { type NewerVersion, watchForNewer } from '../offline/newerVersion';
import { DASHBOARD, SCREENS } from '../screens';
import type { SessionFault } from '../session';
import type { AppStorage } from '../storage';
import { bareAddress } from './bareAddress';
import { prepareScreen, prepareWhenIdle } from './prepareScreens';
import { Providers } from './Providers';
import { createRoutes } from './routes';
import { type ScreenParts, Screens } from './Screens';
import { beginAtTop } from './scrollPositions';
import { useAskBeforeLoss } from './useAskBeforeLoss';
import { useBrowserNotices } from './useBrowserNotices';

const faultMessage: Record<SessionFault, typeof noticeMessages.settingsReset> = {
  'settings-reset': noticeMessages.settingsReset,
  'sign-in-not-kept': noticeMessages.signInNotKept,
};

export interface ShellProps {
  /** Keeps the appearance for the next load; when it cannot, a notice says so. */
  storage: AppStorage;
  /** The current choice; App draws it, the shell only shows and changes it. */
  appearance: Appearance;
  /** Each becomes one notice, which another login does not bring back. */
  faults: readonly SessionFault[];
  /** Another appearance was chosen in the sheet; App draws it at once. */
  onChooseAppearance: (appearance: Appearance) => void;
  /** A query or command failed as unauthorised; the parent shows the gate again and keeps the screen. */
  onLock: () => void;
}

interface NotifiedScreensProps extends ShellProps {
  parts: ScreenParts;
  /** Each newer version becomes one notice. */
  newerVersion: NewerVersion;
  /** Of `faults`, those that a notice has told of. */
  toldFaults: Set<SessionFault>;
}

function NotifiedScreens({
  parts,
  newerVersion,
  toldFaults,
  storage,
  appearance,
  faults,
  onChooseAppearance,
  onLock,
}: NotifiedScreensProps) {
  const notify = useNotify();
  useBrowserNotices(newerVersion, parts.memory);
  const lockedRef = useRef(false);
  const isLocked = useCallback(() => lockedRef.current, []);
  useAskBeforeLoss(parts.memory, isLocked);

  useEffect(() => {
    for (const fault of faults) {
      if (toldFaults.has(fault)) continue;
      toldFaults.add(fault);
      notify.notice(faultMessage[fault]());
    }
  }, [faults, toldFaults, notify]);

  const chooseAppearance = (choice: Appearance) => {
    onChooseAppearance(choice);
    if (!keepAppearance(storage, choice)) notify.notice(noticeMessages.appearanceNotKept());
  };

  const lock = useStableCallback(() => {
    lockedRef.current = true;
    onLock();
  });
  return <Screens {...parts} appearance={{ appearance, onChooseAppearance: chooseAppearance }} onLock={lock} />;
}

/** How long the shell waits for its first screen, in milliseconds; then it is shown without, so that people get to others. */
export const FIRST_SCREEN_WAITED_FOR_MS = 4_000;

/** Loads the first screen with its data, so that the shell can be painted at once, and the dashboard, where most go. */
export async function prepareShell(
  operations: Operations,
  newerVersion: NewerVersion = watchForNewer(import.meta.url),
): Promise<ComponentType<ShellProps>> {
  // The gate has letters of its own; nothing else loads the font before the shell is painted.
  document.fonts.load('1em Inter').catch(() => {
    // The letters of the system do as well.
  });
  const queryClient = createQueryClient();
  const data = loadsThrough(operations, queryClient);
  const ahead = loadsThrough(operations, queryClient, true);
  bareAddress();
  beginAtTop();
  const router = createBrowserRouter(createRoutes(data));
  void prepareScreen(DASHBOARD, ahead);
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const end = () => {
        stop();
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(end, FIRST_SCREEN_WAITED_FOR_MS);
      const stop = router.subscribe(({ initialized }) => {
        if (initialized) end();
      });
    });
  }
  const memory = createScreenMemory(browserHistory, () => window.sessionStorage);
  const { flush } = memory.notes;
  // Saves notes on every navigation, and when the page is hidden or left.
  router.subscribe(flush);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  const parts = { operations, queryClient, router, memory };
  const toldFaults = new Set<SessionFault>();
  const toasts = createToastRecords();
  window.addEventListener('pagehide', () => {
    // Old news on a page that comes back out of the back-forward cache.
    const shown = toasts.current();
    if (shown) toasts.dismiss(shown.id);
  });

  /** Everything behind the gate. */
  return function Shell(props: ShellProps) {
    useEffect(() => {
      const ended = new AbortController();
      keepForOffline();
      void prepareWhenIdle(SCREENS, ahead, ended.signal);
      return () => ended.abort();
    }, []);
    return (
      <ProductTheme>
        <Providers toasts={toasts}>
          <NotifiedScreens {...props} parts={parts} newerVersion={newerVersion} toldFaults={toldFaults} />
        </Providers>
      </ProductTheme>
    );
  };
}
