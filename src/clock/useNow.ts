import { useContext, useSyncExternalStore } from 'react';
import { ClockContext } from './clock';

/**
 * The current time in milliseconds since the epoch; updates with the clock, so that ages stay right on an open page.
 */
export function useNow(): number {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(clock.subscribe, clock.now);
}
