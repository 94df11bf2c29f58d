import { type QueryClient, QueryClientProvider, type QueryFilters } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { noticeMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import { AHEAD, CHOICES } from '@/operations/loadData';
import { failureOf } from '@/operations/operationError';
import type { Operations } from '@/operations/Operations';
import { OperationsProvider } from '@/operations/OperationsContext';
import { LockContext } from '@/screens/lock';
import { type ScreenMemory, ScreenMemoryProvider } from '@/screens/screenMemory';
import { AppearanceProvider, type AppearanceSetting } from './appearanceContext';
import { delayLoadingState } from './delayLoadingState';

/** What all screens need; kept while the gate is shown again over them. */
export interface ScreenParts {
  /** Where queries and commands go: the sample, or another implementation. */
  operations: Operations;
  /** The cache that the route loads have filled before the screens are drawn. */
  queryClient: QueryClient;
  /** Created and loaded beforehand; browser history in the app, memory in stories. */
  router: DataRouter;
  /** What outlives a change of screen. */
  memory: ScreenMemory;
}

export interface ScreensProps extends ScreenParts {
  /** The current choice with its setter, for the sheet behind the brand. */
  appearance: AppearanceSetting;
  /** A query or a command failed as unauthorised; the parent shows the gate again. */
  onLock: () => void;
}

const isUnauthorised = (error: unknown) => failureOf(error) === 'unauthorised';

/** The router with every screen, inside the providers that screens need. */
export function Screens({ operations, queryClient, router, memory, appearance, onLock }: ScreensProps) {
  const [drawn] = useState(() => {
    // Behind the gate what was refused for want of a password is asked for again, and not refused from memory.
    queryClient.removeQueries({ predicate: ({ state }) => isUnauthorised(state.error) && state.data === undefined });
    return delayLoadingState(router);
  });
  /** Refusals that have brought the gate, or stood before the screens were drawn. */
  const [locked] = useState(() => new Set<unknown>());
  const { notice } = useNotify();
  useEffect(() => {
    const cache = queryClient.getQueryCache();
    const failed: QueryFilters = { type: 'active', predicate: ({ state }) => state.status === 'error' };
    const askAgain = () => void queryClient.refetchQueries(failed);
    let takeBack: (() => void) | undefined;
    return cache.subscribe((event) => {
      if (takeBack && cache.findAll(failed).length === 0) {
        takeBack();
        takeBack = undefined;
      }
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { query } = event;
      if (isUnauthorised(event.action.error)) {
        // Nobody waits for what is loaded ahead; on the way to its screen the router tells of it.
        if (query.meta === AHEAD) return;
        locked.add(event.action.error);
        onLock();
      } else if (query.observers.some(({ options }) => query.state.data !== undefined || options.meta === CHOICES)) {
        takeBack = notice(noticeMessages.notUpToDate(), askAgain);
      }
    });
  }, [queryClient, locked, notice, onLock]);
  useEffect(() => {
    for (const error of Object.values(router.state.errors ?? {})) locked.add(error);
    return router.subscribe(({ errors }) => {
      const refused = Object.values(errors ?? {}).filter((error) => isUnauthorised(error) && !locked.has(error));
      for (const error of refused) locked.add(error);
      if (refused.length > 0) onLock();
    });
  }, [router, locked, onLock]);
  useEffect(() => {
    // Back from the gate: loads again what failed as unauthorised.
    if (Object.values(router.state.errors ?? {}).some(isUnauthorised)) void router.revalidate();
  }, [router]);
  return (
    <AppearanceProvider value={appearance}>
      <OperationsProvider value={operations}>
        <QueryClientProvider client={queryClient}>
          <ScreenMemoryProvider value={memory}>
            <LockContext value={onLock}>
              {/* At once, not in slices: what a slice draws would wait for the next frame. */}
              <RouterProvider router={drawn} useTransitions={false} />
            </LockContext>
          </ScreenMemoryProvider>
        </QueryClientProvider>
      </OperationsProvider>
    </AppearanceProvider>
  );
}
