import { createContext } from 'react';

/** Where the time comes from. */
export interface Clock {
  /** Milliseconds since the epoch; changes with a tick, and when the first listener subscribes. */
  now: () => number;
  /** Calls back on every tick; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Calls back once after a delay; returns the function that cancels it. */
  after: (delayMs: number, callback: () => void) => () => void;
}

const TICK_MS = 60_000;

/** The computer's clock: ticks once a minute while the page is visible, and when it becomes visible again. */
export function createSystemClock(): Clock {
  const listeners = new Set<() => void>();
  let current = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    if (document.hidden) return;
    current = Date.now();
    for (const listener of listeners) listener();
  };
  return {
    now: () => current,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        current = Date.now();
        timer = setInterval(tick, TICK_MS);
        document.addEventListener('visibilitychange', tick);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    after: (delayMs, callback) => {
      const delay = setTimeout(callback, delayMs);
      return () => clearTimeout(delay);
    },
  };
}

export const ClockContext = createContext<Clock>(createSystemClock());
