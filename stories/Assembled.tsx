import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter } from 'react-router-dom';
import { fn } from 'storybook/test';
import { Providers } from '@/app/shell/Providers';
import { createRoutes } from '@/app/shell/routes';
import { Screens } from '@/app/shell/Screens';
import { ClockContext } from '@/clock/clock';
import { createToastRecords } from '@/notifications/toastRecords';
import { loadsThrough } from '@/operations/loadData';
import { createQueryClient } from '@/operations/queryClient';
import { createScreenMemory } from '@/screens/screenMemory';
import { buildOperations, type ReplacedOperations } from '@/testing/buildOperations';
import { movableClock } from '@/testing/movableClock';

// The app fetches a screen's code at its first visit; fetched beforehand, stories need not wait for it.
const screens = import.meta.glob('@/screens/*/*Screen.tsx');
await Promise.all(Object.values(screens).map((fetchModule) => fetchModule()));

export interface AssembledProps {
  /** Address at which the app begins. */
  address: string;
  /** Parts of Operations that the story replaces. */
  operations?: ReplacedOperations;
  /** A query or a command failed as unauthorised. */
  onLock?: () => void;
}

const stayOpen = () => {};

let shownRouter: ReturnType<typeof createMemoryRouter> | undefined;
let returnToShown = (_keepsData: boolean) => {};

/** Goes back or forward as the browser's own buttons do, in the app that is on screen. @param steps -1 is one back */
export const travel = async (steps: number) => shownRouter?.navigate(steps);

/** Comes back from the gate after so long that no data is left, in the app that is on screen. */
export const returnWithoutData = () => returnToShown(false);

/** Comes back from the gate at once, in the app that is on screen. */
export const returnFromTheGate = () => returnToShown(true);

/** Everything behind the gate at one address, on built records, a memory router and the clock of the stories. */
export function Assembled({ address, operations: overrides, onLock = stayOpen }: AssembledProps) {
  const [parts] = useState(() => {
    const operations = buildOperations(overrides);
    const queryClient = createQueryClient();
    // A story about a failure must not wait for three retries.
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
    const routes = createRoutes(loadsThrough(operations, queryClient));
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    return { operations, queryClient, router, memory: createScreenMemory() };
  });
  const [toasts] = useState(createToastRecords);
  const [atGate, setAtGate] = useState(false);
  useEffect(() => {
    shownRouter = parts.router;
    returnToShown = (keepsData) => {
      flushSync(() => setAtGate(true));
      if (!keepsData) parts.queryClient.clear();
      setAtGate(false);
    };
    return () => {
      shownRouter = undefined;
      returnToShown = () => {};
      parts.router.dispose();
    };
  }, [parts]);
  return (
    <Providers toasts={toasts}>
      <ClockContext value={movableClock}>
        {!atGate && (
          <Screens {...parts} appearance={{ appearance: 'system', onChooseAppearance: fn() }} onLock={onLock} />
        )}
      </ClockContext>
    </Providers>
  );
}
