import { useContext, useSyncExternalStore } from 'react';
import { ClockContext } from './clock';

/** The time in milliseconds since the epoch, so that ages tick on while the page stays open. */
export function useNow(): number {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(clock.subscribe, clock.now);
}
