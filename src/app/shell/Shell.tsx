import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { noticeMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { Operations } from '@/operations/Operations';
import { loadsThrough } from '@/operations/loadData';
import { OperationsProvider } from '@/operations/OperationsContext';
import { createQueryClient } from '@/operations/queryClient';
import { browserHistory } from '@/screens/entryNotes';
import { createScreenMemory, type ScreenMemory, ScreenMemoryProvider } from '@/screens/screenMemory';
import { ProductTheme } from '@/ui/ProductTheme';
import { TooltipDelays } from '@/ui/Tooltip';
import { type Appearance, keepAppearance } from '../appearance';
import type { SessionFault } from '../session';
import type { AppStorage } from '../storage';
import { AppearanceProvider } from './appearanceContext';
import { Notifications } from './Notifications';
import { createRoutes } from './routes';

/** What the shell is made of, ready before it is shown. */
interface ShellParts {
  operations: Operations;
  queryClient: ReturnType<typeof createQueryClient>;
  router: ReturnType<typeof createBrowserRouter>;
  memory: ScreenMemory;
}

let parts: ShellParts | undefined;

/** Fetches the implementation and the first screen with its data; resolves when the shell can be painted whole. */
export async function prepareShell(loadOperations: () => Promise<Operations>): Promise<void> {
  if (parts) return;
  const operations = await loadOperations();
  const queryClient = createQueryClient();
  const router = createBrowserRouter(createRoutes(loadsThrough(operations, queryClient)));
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  const memory = createScreenMemory(browserHistory);
  const { flush } = memory.notes;
  // Before an entry is left, and when it is come back to.
  router.subscribe(flush);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  parts = { operations, queryClient, router, memory };
}

const faultMessage: Record<SessionFault, typeof noticeMessages.settingsReset> = {
  'settings-reset': noticeMessages.settingsReset,
  'sign-in-not-kept': noticeMessages.signInNotKept,
};

function Screens({ storage, appearance, faults, onChooseAppearance }: ShellProps) {
  const notify = useNotify();

  useEffect(() => {
    for (const fault of new Set(faults)) notify.notice(faultMessage[fault]());
  }, [faults, notify]);

  const chooseAppearance = (choice: Appearance) => {
    onChooseAppearance(choice);
    if (!keepAppearance(storage, choice)) notify.notice(noticeMessages.appearanceNotKept());
  };

  if (!parts) throw new Error('The shell was shown before it was prepared');
  return (
    <AppearanceProvider value={{ appearance, onChooseAppearance: chooseAppearance }}>
      <OperationsProvider value={parts.operations}>
        <QueryClientProvider client={parts.queryClient}>
          <ScreenMemoryProvider value={parts.memory}>
            <RouterProvider router={parts.router} />
          </ScreenMemoryProvider>
        </QueryClientProvider>
      </OperationsProvider>
    </AppearanceProvider>
  );
}

export interface ShellProps {
  storage: AppStorage;
  appearance: Appearance;
  /** Told once, when the shell is first shown. */
  faults: readonly SessionFault[];
  onChooseAppearance: (appearance: Appearance) => void;
}

/** Everything behind the gate. Needs `prepareShell` to have run. */
export function Shell(props: ShellProps) {
  return (
    <ProductTheme>
      <TooltipDelays>
        <Notifications>
          <Screens {...props} />
        </Notifications>
      </TooltipDelays>
    </ProductTheme>
  );
}
