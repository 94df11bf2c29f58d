import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppStorage, STORAGE_KEYS } from './storage';

/** A Storage in memory. */
function memoryStorage(overrides: Partial<Storage> = {}): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
    ...overrides,
  };
}

const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a browser whose storage works', () => {
  it('returns what was stored under the same key', () => {
    const store = memoryStorage();
    const storage = createAppStorage(() => store);
    expect(storage.read(STORAGE_KEYS.appearance)).toBeNull();
    expect(storage.write(STORAGE_KEYS.appearance, 'dark')).toBe(true);
    expect(storage.read(STORAGE_KEYS.appearance)).toBe('dark');
    expect(storage.read(STORAGE_KEYS.authenticated)).toBeNull();
    expect(store.getItem('weftline.appearance')).toBe('dark');
  });

  it('tells an empty text from none', () => {
    const store = memoryStorage();
    const storage = createAppStorage(() => store);
    storage.write(STORAGE_KEYS.appearance, '');
    expect(storage.read(STORAGE_KEYS.appearance)).toBe('');
  });

  it('removes one key and leaves the others, and keys that are not ours', () => {
    const store = memoryStorage();
    const storage = createAppStorage(() => store);
    store.setItem('another.app', 'kept');
    storage.write(STORAGE_KEYS.authenticated, 'true');
    storage.write(STORAGE_KEYS.appearance, 'light');
    storage.remove(STORAGE_KEYS.authenticated);
    expect(storage.read(STORAGE_KEYS.authenticated)).toBeNull();
    expect(storage.read(STORAGE_KEYS.appearance)).toBe('light');
    expect(store.getItem('another.app')).toBe('kept');
  });

  it('has keys with a prefix of their own, each once', () => {
    const keys = Object.values(STORAGE_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^weftline\./);
  });
});

describe('no call throws', () => {
  it.each([
    ['blocked: to touch it throws already', refuse('SecurityError')],
    ['absent', () => globalThis.localStorage],
  ])('%s', (_what, store: () => Storage) => {
    vi.stubGlobal('localStorage', undefined);
    const storage = createAppStorage(store);
    expect(storage.read(STORAGE_KEYS.appearance)).toBeNull();
    expect(storage.write(STORAGE_KEYS.appearance, 'dark')).toBe(false);
    expect(() => storage.remove(STORAGE_KEYS.appearance)).not.toThrow();
  });

  it('full: what is there can be read and removed, nothing more can be stored', () => {
    const store = memoryStorage();
    store.setItem(STORAGE_KEYS.appearance, 'light');
    store.setItem = refuse('QuotaExceededError');
    const storage = createAppStorage(() => store);
    expect(storage.write(STORAGE_KEYS.appearance, 'dark')).toBe(false);
    expect(storage.read(STORAGE_KEYS.appearance)).toBe('light');
    storage.remove(STORAGE_KEYS.appearance);
    expect(storage.read(STORAGE_KEYS.appearance)).toBeNull();
  });

  it('every call of it throws', () => {
    const broken = memoryStorage({
      getItem: refuse('SecurityError'),
      setItem: refuse('SecurityError'),
      removeItem: refuse('SecurityError'),
    });
    const storage = createAppStorage(() => broken);
    expect(storage.read(STORAGE_KEYS.authenticated)).toBeNull();
    expect(storage.write(STORAGE_KEYS.authenticated, 'true')).toBe(false);
    expect(() => storage.remove(STORAGE_KEYS.authenticated)).not.toThrow();
  });

  it('blocked for a while only: every call accesses it again', () => {
    const store = memoryStorage();
    let blocked = true;
    const storage = createAppStorage(() => (blocked ? refuse('SecurityError')() : store));
    expect(storage.write(STORAGE_KEYS.appearance, 'dark')).toBe(false);
    blocked = false;
    expect(storage.write(STORAGE_KEYS.appearance, 'dark')).toBe(true);
  });
});
