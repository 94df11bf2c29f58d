import { type Appearance, isAppearance } from './appearance';
import { type AppStorage, STORAGE_KEYS } from './storage';

/** What the person should be told once the app is open. */
export type SessionFault = 'settings-reset' | 'sign-in-not-kept';

export interface Session {
  appearance: Appearance;
  faults: readonly SessionFault[];
}

const AUTHENTICATED = 'true';

/** Begins a load: forgets that anybody was signed in (GATE-7) and resets what cannot be read. */
export function beginSession(storage: AppStorage): Session {
  const flag = storage.read(STORAGE_KEYS.authenticated);
  storage.remove(STORAGE_KEYS.authenticated);
  const kept = storage.read(STORAGE_KEYS.appearance);
  const appearance = kept !== null && isAppearance(kept) ? kept : 'system';
  const garbage = (flag !== null && flag !== AUTHENTICATED) || (kept !== null && kept !== appearance);
  if (kept !== null && kept !== appearance) storage.remove(STORAGE_KEYS.appearance);
  return { appearance, faults: garbage ? ['settings-reset'] : [] };
}

/** Keeps that the right password was given (GATE-6); false when the browser would not. */
export function keepSignedIn(storage: AppStorage): boolean {
  return storage.write(STORAGE_KEYS.authenticated, AUTHENTICATED);
}

/** Forgets it again, for the gate that a page out of the back-forward cache shows. */
export function forgetSignedIn(storage: AppStorage): void {
  storage.remove(STORAGE_KEYS.authenticated);
}
