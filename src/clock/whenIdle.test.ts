import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle';

beforeEach(() => {
  vi.useFakeTimers();
  // As in WebKit, without requestIdleCallback.
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits a while where the browser knows no idle time, and then has half a frame', async () => {
  const idle = whenIdle();
  const early = vi.fn<() => void>();
  void idle.then(early);
  await vi.advanceTimersByTimeAsync(199);
  expect(early).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const hasTime = await idle;
  expect(hasTime()).toBe(true);
  vi.advanceTimersByTime(7);
  expect(hasTime()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(hasTime()).toBe(false);
});
