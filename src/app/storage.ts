/** Keys in local storage. Scroll positions and used requests have keys of their own in session storage. */
export const STORAGE_KEYS = { authenticated: 'weftline.authenticated', appearance: 'weftline.appearance' } as const;
type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Local storage that may be blocked, full or absent; no call throws. */
export interface AppStorage {
  /** The text stored under a key; null when there is none or storage is blocked. */
  read: (key: StorageKey) => string | null;
  /** Stores a text; false when storage is blocked or full. */
  write: (key: StorageKey, value: string) => boolean;
  /** Removes a key, if it can. */
  remove: (key: StorageKey) => void;
}

/** Wraps local storage. @param store returns it; the access itself may throw */
export function createAppStorage(store: () => Storage): AppStorage {
  return {
    read: (key) => {
      try {
        return store().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        store().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => {
      try {
        store().removeItem(key);
      } catch {
        // Blocked storage holds nothing of ours.
      }
    },
  };
}
