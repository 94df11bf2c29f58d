import { afterEach, describe, expect, it, vi } from 'vitest';
import { APPEARANCES, isAppearance, keepAppearance, onSystemAppearance, showAppearance } from './appearance';

/** The parts of DOMTokenList that `showAppearance` uses. */
class ClassList {
  readonly names = new Set<string>();

  toggle(name: string, on: boolean) {
    if (on) this.names.add(name);
    else this.names.delete(name);
    return on;
  }
}

function stubPage(systemIsDark: boolean) {
  const classList = new ClassList();
  const queries: EventTarget[] = [];
  // Another object at each call, as in browsers.
  const matchMedia = (media: string) => {
    if (media !== '(prefers-color-scheme: dark)') return null;
    const query = Object.assign(new EventTarget(), { matches: systemIsDark });
    queries.push(query);
    return query;
  };
  const changeSystem = () => queries.forEach((query) => query.dispatchEvent(new Event('change')));
  vi.stubGlobal('document', { documentElement: { classList } });
  vi.stubGlobal('window', { matchMedia });
  return { classes: classList.names, changeSystem };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page is drawn as chosen', () => {
  it.each([
    ['light', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['dark', true, 'dark'],
    ['system', false, 'light'],
    ['system', true, 'dark'],
  ] as const)('%s, on a computer that is dark: %s', (appearance, systemIsDark, drawn) => {
    const { classes } = stubPage(systemIsDark);
    showAppearance(appearance);
    expect([...classes]).toEqual([drawn]);
  });

  it('a new choice takes the old one away', () => {
    const { classes } = stubPage(false);
    showAppearance('dark');
    showAppearance('light');
    expect([...classes]).toEqual(['light']);
  });
});

it('calls back when the operating system changes, until it is unsubscribed', () => {
  const { changeSystem } = stubPage(false);
  const listener = vi.fn<() => void>();
  const stop = onSystemAppearance(listener);
  changeSystem();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  changeSystem();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('only the three words are an appearance', () => {
  expect(APPEARANCES.every(isAppearance)).toBe(true);
  expect(['', 'Dark', 'auto', 'light ', 'toString'].some(isAppearance)).toBe(false);
});

it.each([true, false])('returns whether the choice was stored: %s', (kept) => {
  const write = vi.fn<(key: string, value: string) => boolean>().mockReturnValue(kept);
  expect(keepAppearance({ read: () => null, write, remove: () => {} }, 'dark')).toBe(kept);
  expect(write).toHaveBeenCalledExactlyOnceWith('weftline.appearance', 'dark');
});
