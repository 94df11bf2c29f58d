import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPEARANCES } from './appearance';
import { beginSession, forgetSignedIn, keepSignedIn } from './session';
import { type AppStorage, STORAGE_KEYS } from './storage';

const { authenticated, appearance } = STORAGE_KEYS;

function storageWith(kept: Partial<Record<(typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS], string>>) {
  const items = new Map<string, string>(Object.entries(kept));
  const storage: AppStorage = {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => {
      items.set(key, value);
      return true;
    },
    remove: (key) => {
      items.delete(key);
    },
  };
  return { storage, items };
}

const blocked: AppStorage = { read: () => null, write: () => false, remove: () => {} };

describe('GATE-7: the stored flag is cleared on every load, whatever local storage holds', () => {
  it.each(['true', 'false', '', 'TRUE', '1', '{"user":1}'])("'%s'", (flag) => {
    const { storage, items } = storageWith({ [authenticated]: flag });
    beginSession(storage);
    expect([...items.keys()]).not.toContain(authenticated);
  });

  it('also beside a stored appearance, which stays', () => {
    const { storage, items } = storageWith({ [authenticated]: 'true', [appearance]: 'dark' });
    expect(beginSession(storage)).toEqual({ appearance: 'dark', faults: [] });
    expect([...items]).toEqual([[appearance, 'dark']]);
  });
});

describe('a valid setting is kept', () => {
  it.each(APPEARANCES)('the appearance %s', (kept) => {
    const { storage, items } = storageWith({ [appearance]: kept });
    expect(beginSession(storage)).toEqual({ appearance: kept, faults: [] });
    expect(items.get(appearance)).toBe(kept);
  });

  it('nothing stored: the system decides, and there is no fault', () => {
    const { storage, items } = storageWith({});
    expect(beginSession(storage)).toEqual({ appearance: 'system', faults: [] });
    expect(items.size).toBe(0);
  });

  it('storage blocked: the same', () => {
    expect(beginSession(blocked)).toEqual({ appearance: 'system', faults: [] });
  });
});

describe('an unreadable value under our keys is reset, with exactly one fault', () => {
  it.each([
    ['an unknown appearance', { [appearance]: 'sepia' }],
    ['an appearance in other letters', { [appearance]: 'Dark' }],
    ['an empty appearance', { [appearance]: '' }],
    ['a property of every object', { [appearance]: 'constructor' }],
    ['an unknown flag', { [authenticated]: 'yes' }],
    ['an empty flag', { [authenticated]: '' }],
    ['both', { [authenticated]: '{', [appearance]: 'null' }],
  ])('%s', (_what, kept) => {
    const { storage, items } = storageWith(kept);
    expect(beginSession(storage)).toEqual({ appearance: 'system', faults: ['settings-reset'] });
    expect(items.size).toBe(0);
  });

  it('is reported once: the next load has no fault', () => {
    const { storage } = storageWith({ [authenticated]: 'yes', [appearance]: 'sepia' });
    beginSession(storage);
    expect(beginSession(storage).faults).toEqual([]);
  });

  it('an unreadable flag leaves a valid appearance alone', () => {
    const { storage } = storageWith({ [authenticated]: 'yes', [appearance]: 'light' });
    expect(beginSession(storage)).toEqual({ appearance: 'light', faults: ['settings-reset'] });
  });

  it('whatever is stored, a load starts with one of the appearances and at most one fault', () => {
    const anything = fc.option(fc.oneof(fc.string(), fc.constantFrom(...APPEARANCES, 'true')), { nil: undefined });
    fc.assert(
      fc.property(anything, anything, (flag, kept) => {
        const { storage, items } = storageWith({
          ...(flag === undefined ? {} : { [authenticated]: flag }),
          ...(kept === undefined ? {} : { [appearance]: kept }),
        });
        const session = beginSession(storage);
        expect(APPEARANCES).toContain(session.appearance);
        expect(session.faults.length).toBeLessThanOrEqual(1);
        expect(items.has(authenticated)).toBe(false);
        expect(beginSession(storage)).toEqual({ appearance: session.appearance, faults: [] });
      }),
    );
  });
});

describe('GATE-6: the right password stores an authenticated flag', () => {
  it('which the next load recognises and clears', () => {
    const { storage, items } = storageWith({});
    expect(keepSignedIn(storage)).toBe(true);
    expect([...items]).toEqual([['weftline.authenticated', 'true']]);
    expect(beginSession(storage).faults).toEqual([]);
    expect(items.size).toBe(0);
  });

  it('or returns that it could not', () => {
    expect(keepSignedIn(blocked)).toBe(false);
  });

  it('and leaving the page clears it', () => {
    const { storage, items } = storageWith({ [appearance]: 'dark' });
    keepSignedIn(storage);
    forgetSignedIn(storage);
    expect([...items]).toEqual([[appearance, 'dark']]);
  });
});
