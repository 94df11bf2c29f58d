import { afterEach, beforeEach, expect, it } from 'vitest';
import { isRepeatedPress, watchPresses } from './press';

// Node has events, but not those of a mouse and a keyboard.
class Press extends Event {
  detail = 0;
  repeat = false;
}
class FakeMouseEvent extends Press {}
class FakeKeyboardEvent extends Press {}

const defaultView = new EventTarget();
const page = Object.assign(new EventTarget(), { defaultView });
let stop = () => {};

beforeEach(() => {
  Object.assign(globalThis, { MouseEvent: FakeMouseEvent, KeyboardEvent: FakeKeyboardEvent });
  stop = watchPresses(page as unknown as Document);
});
afterEach(() => stop());

const click = (detail: number) => page.dispatchEvent(Object.assign(new FakeMouseEvent('click'), { detail }));
const key = (kind: 'keydown' | 'keyup', repeat = false) =>
  page.dispatchEvent(Object.assign(new FakeKeyboardEvent(kind), { repeat }));

it('the second click of a double click repeats, the third too, and a new one does not', () => {
  const answers = [1, 2, 3, 1].map((detail) => {
    click(detail);
    return isRepeatedPress();
  });
  expect(answers).toEqual([false, true, true, false]);
});

it('a key held down repeats with every click that it makes, until it is let go', () => {
  key('keydown');
  click(0);
  expect(isRepeatedPress()).toBe(false);
  key('keydown', true);
  click(0);
  expect(isRepeatedPress()).toBe(true);
  key('keyup');
  click(0);
  expect(isRepeatedPress()).toBe(false);
});

it('a key let go over another window is held no more', () => {
  key('keydown', true);
  defaultView.dispatchEvent(new Event('blur'));
  click(0);
  expect(isRepeatedPress()).toBe(false);
});

it('a press of assistive technology after a double click is one of its own', () => {
  click(1);
  click(2);
  click(0);
  expect(isRepeatedPress()).toBe(false);
});

it('nobody listening, nothing repeats', () => {
  click(2);
  stop();
  expect(isRepeatedPress()).toBe(false);
  click(2);
  expect(isRepeatedPress()).toBe(false);
});
