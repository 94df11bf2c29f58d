import type { ToastMessage } from './message';

/** How long the record of a dismissed toast is kept (TOAST-2: 'a very long delay'). */
export const DISMISSED_RECORD_KEPT_MS = 1_000_000;

/** One toast; `open` turns false on dismissal, the record itself is dropped much later. */
export interface ToastRecord {
  id: number;
  message: ToastMessage;
  open: boolean;
}

/** The in-app toast list: at most one record, the newest (TOAST-1). */
export interface ToastRecords {
  /** Shows a message in place of whatever was there; every call makes a new id, also for equal text. */
  show: (message: ToastMessage) => void;
  /** Removes a toast from the screen at once; its record is dropped after `DISMISSED_RECORD_KEPT_MS`. */
  dismiss: (id: number) => void;
  /** Removes the toast on screen if this is what it says: what it told of is no longer so. */
  takeBack: (message: ToastMessage) => void;
  /** The newest record, null when there is none. The same object until something changes. */
  current: () => ToastRecord | null;
  /** Calls back on every change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes an empty list. */
export function createToastRecords(): ToastRecords {
  const listeners = new Set<() => void>();
  let record: ToastRecord | null = null;
  let nextId = 1;
  let removal: ReturnType<typeof setTimeout> | undefined;

  const become = (next: ToastRecord | null) => {
    record = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number) => {
    if (record?.id !== id || !record.open) return;
    become({ ...record, open: false });
    removal = setTimeout(() => become(null), DISMISSED_RECORD_KEPT_MS);
  };

  return {
    show: (message) => {
      clearTimeout(removal);
      become({ id: nextId++, message, open: true });
    },
    dismiss,
    takeBack: ({ title, description }) => {
      if (record?.message.title === title && record.message.description === description) dismiss(record.id);
    },
    current: () => record,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
