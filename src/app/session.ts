import { type Appearance, isAppearance } from './appearance';
import { type AppStorage, STORAGE_KEYS } from './storage';

/** What a notice tells the person once the app is open. */
export type SessionFault = 'settings-reset' | 'sign-in-not-kept';

export interface Session {
  appearance: Appearance;
  faults: readonly SessionFault[];
}

const AUTHENTICATED = 'true';

/** Starts a page load: clears the sign-in flag (GATE-7) and resets stored values that cannot be read. */
export function beginSession(storage: AppStorage): Session {
  const flag = storage.read(STORAGE_KEYS.authenticated);
  storage.remove(STORAGE_KEYS.authenticated);
  const kept = storage.read(STORAGE_KEYS.appearance);
  const appearance = kept !== null && isAppearance(kept) ? kept : 'system';
  const isForeign = kept !== null && kept !== appearance;
  if (isForeign) storage.remove(STORAGE_KEYS.appearance);
  const isReset = isForeign || (flag !== null && flag !== AUTHENTICATED);
  return { appearance, faults: isReset ? ['settings-reset'] : [] };
}

/** Stores that the password was right (GATE-6); false when the browser's storage refuses. */
export function keepSignedIn(storage: AppStorage): boolean {
  return storage.write(STORAGE_KEYS.authenticated, AUTHENTICATED);
}

/** Clears the flag again: the gate stands before the page, or will, should it come back from the back-forward cache. */
export function forgetSignedIn(storage: AppStorage): void {
  storage.remove(STORAGE_KEYS.authenticated);
}
