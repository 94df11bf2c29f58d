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

it('waits for idle time, two seconds at most, and then has what is left of it', async () => {
  let left = 12;
  const requestIdleCallback = vi.fn<Window['requestIdleCallback']>((resume) => {
    resume({ didTimeout: false, timeRemaining: () => left });
    return 1;
  });
  vi.stubGlobal('window', { requestIdleCallback });
  const hasTime = await whenIdle();
  expect(requestIdleCallback.mock.calls).toEqual([[expect.any(Function), { timeout: 2_000 }]]);
  expect(hasTime()).toBe(true);
  left = 0;
  expect(hasTime()).toBe(false);
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
