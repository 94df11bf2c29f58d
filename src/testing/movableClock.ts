import type { Clock } from '@/clock/clock';
import { FROZEN_NOW } from './frozenClock';

/** Something to come, and when. */
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

/** When the browser has drawn what was set off before. */
const nextDrawing = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Lets so much time pass at once: what was to come by then comes, in its order, and everybody reads the new time.
 * Resolves when what came of it is drawn, so that a story can see that nothing came.
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
