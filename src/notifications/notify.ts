import { createContext, useContext } from 'react';
import type { NoticeMessage, ToastMessage } from './message';

/** The port through which screens speak; the app decides how it is shown. */
export interface Notify {
  /** Tells the outcome of an operation in the in-app list. */
  toast: (message: ToastMessage) => void;
  /** Says to a screen reader what the eye sees by itself. */
  announce: (text: string) => void;
  /** Tells what the browser did or met in the second toaster. */
  notice: (message: NoticeMessage) => void;
}

const NotifyContext = createContext<Notify | null>(null);

/** Hands one port to the screens below. */
export const NotifyProvider = NotifyContext.Provider;

/** The port in force. @throws Error outside a NotifyProvider */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider above it');
  return notify;
}
