import { createContext, useContext } from 'react';
import type { NoticeMessage, ToastMessage } from './message';

/** The port through which screens show messages; the app decides how. */
export interface Notify {
  /** Shows the outcome of an operation in the in-app list. */
  toast: (message: ToastMessage) => void;
  /** Takes a toast off the screen if this is what it says: what it told of is no longer so. */
  takeBack: (message: ToastMessage) => void;
  /** Says to screen readers alone what others see by what changes on screen. */
  announce: (text: string) => void;
  /**
   * Shows in the second toaster what the browser itself did or could not do. Returns the function that takes it off
   * again, when it is no longer true.
   * @param onAction its button was pressed
   */
  notice: (message: NoticeMessage, onAction?: () => void) => () => void;
}

const NotifyContext = createContext<Notify | null>(null);

/** Passes one port to the screens below. */
export const NotifyProvider = NotifyContext.Provider;

/** The current port. @throws Error outside a NotifyProvider */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider above it');
  return notify;
}
