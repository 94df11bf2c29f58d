import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fn } from 'storybook/test';
import { AppearanceProvider } from '@/app/shell/appearanceContext';
import { Notifications } from '@/app/shell/Notifications';
import { createRoutes } from '@/app/shell/routes';
import { ClockContext } from '@/clock/clock';
import type { Operations } from '@/operations/Operations';
import { loadsThrough } from '@/operations/loadData';
import { OperationsProvider } from '@/operations/OperationsContext';
import { createQueryClient } from '@/operations/queryClient';
import { createScreenMemory, ScreenMemoryProvider } from '@/screens/screenMemory';
import { buildOperations } from '@/testing/buildOperations';
import { movableClock } from '@/testing/movableClock';
import { TooltipDelays } from '@/ui/Tooltip';

// The app fetches a screen's code at its first visit; fetched before, no story waits for more than a state.
const screens = import.meta.glob('@/screens/*/*Screen.tsx');
await Promise.all(Object.values(screens).map((fetchModule) => fetchModule()));

export interface AssembledProps {
  /** Address at which the app begins. */
  address: string;
  /** Parts of Operations that the story replaces. */
  operations?: Partial<Operations>;
}

/** Everything behind the gate at one address, on built records, a memory router and the clock of the stories. */
export function Assembled({ address, operations: overrides }: AssembledProps) {
  const [{ operations, queryClient, router, memory }] = useState(() => {
    const built = buildOperations(overrides);
    const client = createQueryClient();
    // A story about a failure must not wait for three more tries.
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    const routes = createRoutes(loadsThrough(built, client));
    return {
      operations: built,
      memory: createScreenMemory(),
      queryClient: client,
      router: createMemoryRouter(routes, { initialEntries: [address] }),
    };
  });
  return (
    <TooltipDelays>
      <Notifications>
        <ClockContext value={movableClock}>
          <AppearanceProvider value={{ appearance: 'system', onChooseAppearance: fn() }}>
            <OperationsProvider value={operations}>
              <QueryClientProvider client={queryClient}>
                <ScreenMemoryProvider value={memory}>
                  <RouterProvider router={router} />
                </ScreenMemoryProvider>
              </QueryClientProvider>
            </OperationsProvider>
          </AppearanceProvider>
        </ClockContext>
      </Notifications>
    </TooltipDelays>
  );
}
