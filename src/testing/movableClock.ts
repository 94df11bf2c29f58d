import type { Clock } from '@/clock/clock';
import { FROZEN_NOW } from './frozenClock';

/** A delayed callback and its time. */
interface Appointment {
  at: number;
  callback: () => void;
}

let current = FROZEN_NOW;
const listeners = new Set<() => void>();
const appointments = new Set<Appointment>();

/** The clock of the stories: stands at FROZEN_NOW until a story moves it. */
export const movableClock: Clock = {
  now: () => current,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  after: (delayMs, callback) => {
    const appointment = { at: current + delayMs, callback };
    appointments.add(appointment);
    return () => appointments.delete(appointment);
  },
};

/** Resolves once the browser has drawn the changes so far. */
export const nextDrawing = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Lets time pass at once: callbacks that are due run in their order, and subscribers read the new time. Resolves when
 * the changes are drawn, so that a story can assert that nothing happened.
 */
export async function passTime(milliseconds: number): Promise<void> {
  current += milliseconds;
  const due = [...appointments].filter(({ at }) => at <= current).toSorted((one, other) => one.at - other.at);
  for (const appointment of due) if (appointments.delete(appointment)) appointment.callback();
  for (const listener of listeners) listener();
  await nextDrawing();
}

/** Puts the clock back, for the next story. */
export function resetClock(): void {
  current = FROZEN_NOW;
  appointments.clear();
}
