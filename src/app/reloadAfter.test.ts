import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failedBefore, RELOAD_DID_NOT_HELP, reloadAfter } from './reloadAfter';

/** What the router keeps of a filtered screen. */
const FILTERED = { notes: { search: 'denim' } };

/** The browser's entry of the history, as long as a test. */
let entry: unknown;
const reload = vi.fn<() => void>();

beforeEach(() => {
  entry = { key: 'k1', usr: FILTERED };
  vi.stubGlobal('window', {
    history: {
      get state() {
        return entry;
      },
      replaceState: (state: unknown) => {
        entry = state;
      },
    },
    location: { reload },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

it('after a crash the screen begins afresh, and the same crash is known again', () => {
  reloadAfter({ summary: 'The search is torn' });
  expect(reload).toHaveBeenCalledOnce();
  // By this name, for the page that is loaded may be of another version.
  expect(entry).toMatchObject({ key: 'k1', usr: null, failed: 'The search is torn' });
  expect(failedBefore({ summary: 'The search is torn' })).toBe(true);
  expect(failedBefore({ summary: 'Another one' })).toBe(false);
});

it('where the browser refuses to note it, the page is loaded again all the same', () => {
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  reloadAfter({ summary: 'The search is torn' });
  expect(reload).toHaveBeenCalledOnce();
});

describe('what did not come', () => {
  it.each(['part', 'data'] as const)('a %s: filters stay, and a reload is offered again', (missing) => {
    const failure = { summary: 'No answer', missing };
    reloadAfter(failure);
    expect(reload).toHaveBeenCalledOnce();
    expect(entry).toEqual({ key: 'k1', usr: FILTERED });
    expect(failedBefore(failure)).toBe(false);
  });
});

it('says why no reload is offered a second time', () => {
  expect(RELOAD_DID_NOT_HELP).toBe('The same error occurred before the last reload, so another may not help.');
});
