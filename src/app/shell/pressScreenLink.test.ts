import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressScreenLink } from './pressScreenLink';

/** Called where the second press of a double click is to be ignored. */
const listen = vi.fn<() => void>();
beforeEach(() => {
  listen.mockClear();
  vi.stubGlobal('document', { documentElement: null, addEventListener: listen });
});
afterEach(() => vi.unstubAllGlobals());

const NO_KEYS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

/** Presses the link to a screen that is shown: who has heard of it. */
function pressShown(press: Partial<MouseEvent>) {
  const preventDefault = vi.fn<() => void>();
  const onShownAlready = vi.fn<() => void>();
  pressScreenLink({ button: 0, ...NO_KEYS, preventDefault, ...press } as MouseEvent, onShownAlready);
  return {
    followed: preventDefault.mock.calls.length === 0,
    shownAgain: onShownAlready.mock.calls.length,
    secondPressIgnored: listen.mock.calls.length > 0,
  };
}

it('a plain press of the screen that is shown shows it again', () => {
  expect(pressShown({})).toEqual({ followed: false, shownAgain: 1, secondPressIgnored: true });
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a press with %s is left to the browser', (_what, press) => {
  expect(pressShown(press)).toEqual({ followed: true, shownAgain: 0, secondPressIgnored: false });
});

it('a link to another screen is followed, and its second press is ignored', () => {
  const preventDefault = vi.fn<() => void>();
  pressScreenLink({ button: 0, ...NO_KEYS, preventDefault } as Partial<MouseEvent> as MouseEvent);
  expect(preventDefault).not.toHaveBeenCalled();
  expect(listen).toHaveBeenCalled();
});
