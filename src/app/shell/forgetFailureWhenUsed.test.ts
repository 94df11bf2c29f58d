import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetFailureWhenUsed } from './forgetFailureWhenUsed';

/** What the router keeps of a filtered screen. */
const FILTERED = { notes: { search: 'denim' } };

class Page extends EventTarget {
  /** Node heeds the phase here only as an option of that name. */
  override removeEventListener(type: string, listener: () => void, capture: boolean) {
    super.removeEventListener(type, listener, { capture });
  }
}

/** The browser's entry of the history that is on the screen. */
let entry: object;
let page: EventTarget;
const press = (type: string) => page.dispatchEvent(new Event(type));

beforeEach(() => {
  entry = { key: 'k1', usr: FILTERED, failed: 'The search is torn' };
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    history: {
      get state() {
        return entry;
      },
      replaceState: (state: object) => {
        entry = state;
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each(['pointerdown', 'keydown'])('the first %s forgets the failure, and nothing else', (type) => {
  forgetFailureWhenUsed();
  press(type);
  expect(entry).toEqual({ key: 'k1', usr: FILTERED });
  // What fails from here on is another failure.
  entry = { ...entry, failed: 'The list is torn' };
  press(type);
  expect(entry).toHaveProperty('failed', 'The list is torn');
});

it('a press while another entry comes to the screen leaves the failure of that one alone', () => {
  forgetFailureWhenUsed();
  const own = entry;
  const other = { key: 'k2', usr: null, failed: 'The list is torn' };
  entry = other;
  press('pointerdown');
  expect(entry).toBe(other);
  entry = own;
  press('pointerdown');
  expect(entry).toEqual({ key: 'k1', usr: FILTERED });
});

it('called off, or without a failure, a press changes nothing', () => {
  const failed = entry;
  forgetFailureWhenUsed()();
  press('pointerdown');
  expect(entry).toBe(failed);
  const sound = { key: 'k1', usr: FILTERED };
  entry = sound;
  forgetFailureWhenUsed();
  press('pointerdown');
  expect(entry).toBe(sound);
});
