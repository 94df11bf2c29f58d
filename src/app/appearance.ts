import { oneOf } from '@/domain/guard/oneOf';
import { type AppStorage, STORAGE_KEYS } from './storage';

export const APPEARANCES = ['system', 'light', 'dark'] as const;
/** What the person chose; 'system' follows the operating system. */
export type Appearance = (typeof APPEARANCES)[number];

/** True for one of the three choices. */
export const isAppearance = oneOf(APPEARANCES);

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Draws the page light or dark by a class on the document element. */
export function showAppearance(appearance: Appearance): void {
  const dark = appearance === 'dark' || (appearance === 'system' && darkSystem().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

/** Calls back when the operating system changes to light or dark; returns the function that unsubscribes. */
export function onSystemAppearance(listener: () => void): () => void {
  const query = darkSystem();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Stores the choice for the next load; false when the browser's storage refuses. */
export function keepAppearance(storage: AppStorage, appearance: Appearance): boolean {
  return storage.write(STORAGE_KEYS.appearance, appearance);
}
