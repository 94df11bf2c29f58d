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

/** Presses a link: who has heard of it. */
function pressed(press: Partial<MouseEvent>) {
  const preventDefault = vi.fn<() => void>();
  const follow = vi.fn<() => void>();
  pressScreenLink({ button: 0, ...NO_KEYS, preventDefault, ...press } as MouseEvent, follow);
  return {
    leftToBrowser: preventDefault.mock.calls.length === 0,
    followed: follow.mock.calls.length,
    secondPressIgnored: listen.mock.calls.length > 0,
  };
}

it('a plain press is followed here, and its second press is ignored', () => {
  expect(pressed({})).toEqual({ leftToBrowser: false, followed: 1, secondPressIgnored: true });
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a press with %s is left to the browser', (_what, press) => {
  expect(pressed(press)).toEqual({ leftToBrowser: true, followed: 0, secondPressIgnored: false });
});
