import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { createSystemClock } from './clock';

const MINUTE_MS = 60_000;

/** As much of a document as the clock looks at. */
class PageStub extends EventTarget {
  hidden = false;
  listeners = 0;

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
    if (args[0] === 'visibilitychange') this.listeners += 1;
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
    if (args[0] === 'visibilitychange') this.listeners -= 1;
    super.removeEventListener(...args);
  }

  show(seen: boolean) {
    this.hidden = !seen;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: PageStub;

beforeEach(() => {
  vi.useFakeTimers({ now: FROZEN_NOW });
  page = new PageStub();
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const listen = () => {
  const clock = createSystemClock();
  const listener = vi.fn<() => void>();
  return { clock, listener, stop: clock.subscribe(listener) };
};

describe('the time', () => {
  it('stands between two ticks', () => {
    const { clock, listener } = listen();
    vi.advanceTimersByTime(MINUTE_MS - 1);
    expect(clock.now()).toBe(FROZEN_NOW);
    expect(listener).not.toHaveBeenCalled();
  });

  it('ticks each minute', () => {
    const { clock, listener } = listen();
    vi.advanceTimersByTime(MINUTE_MS);
    expect(clock.now()).toBe(FROZEN_NOW + MINUTE_MS);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(clock.now()).toBe(FROZEN_NOW + 3 * MINUTE_MS);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('is already the new one when the listener is called', () => {
    const clock = createSystemClock();
    const seen: number[] = [];
    clock.subscribe(() => seen.push(clock.now()));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(seen).toEqual([FROZEN_NOW + MINUTE_MS]);
  });

  it('is read again when the first listener subscribes', () => {
    const clock = createSystemClock();
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(clock.now()).toBe(FROZEN_NOW);
    clock.subscribe(() => {});
    expect(clock.now()).toBe(FROZEN_NOW + 10 * MINUTE_MS);
  });
});

describe('a computer whose clock is set', () => {
  it.each([
    ['back by a day', -86_400_000],
    ['far into the past', -FROZEN_NOW],
    ['far into the future', 8.64e15 - FROZEN_NOW - MINUTE_MS],
  ])('%s: the next tick tells what it says, and the one after follows a minute later', (_how, away) => {
    const { clock, listener } = listen();
    vi.setSystemTime(FROZEN_NOW + away);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(clock.now()).toBe(FROZEN_NOW + away + MINUTE_MS);
    vi.setSystemTime(FROZEN_NOW);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(clock.now()).toBe(FROZEN_NOW + MINUTE_MS);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a hidden page', () => {
  it('does not tick', () => {
    const { clock, listener } = listen();
    page.show(false);
    vi.advanceTimersByTime(5 * MINUTE_MS);
    expect(listener).not.toHaveBeenCalled();
    expect(clock.now()).toBe(FROZEN_NOW);
  });

  it('ticks as soon as it is visible again, without waiting for the minute', () => {
    const { clock, listener } = listen();
    page.show(false);
    vi.advanceTimersByTime(5 * MINUTE_MS + 1_500);
    page.show(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clock.now()).toBe(FROZEN_NOW + 5 * MINUTE_MS + 1_500);
  });
});

describe('listeners', () => {
  it('share one timer', () => {
    const clock = createSystemClock();
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    clock.subscribe(one);
    clock.subscribe(other);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('that unsubscribe leave the others their ticks', () => {
    const { clock, listener, stop } = listen();
    const other = vi.fn<() => void>();
    clock.subscribe(other);
    stop();
    vi.advanceTimersByTime(MINUTE_MS);
    expect(listener).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('leave no timer and no DOM listener behind when the last has unsubscribed', () => {
    const { stop } = listen();
    expect([vi.getTimerCount(), page.listeners]).toEqual([1, 1]);
    stop();
    expect([vi.getTimerCount(), page.listeners]).toEqual([0, 0]);
  });

  it('may subscribe again', () => {
    const { clock, listener, stop } = listen();
    stop();
    vi.advanceTimersByTime(MINUTE_MS / 2);
    clock.subscribe(listener);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clock.now()).toBe(FROZEN_NOW + 1.5 * MINUTE_MS);
  });
});

describe('a delayed callback', () => {
  const delayed = () => {
    const callback = vi.fn<() => void>();
    return { callback, cancel: createSystemClock().after(15_000, callback) };
  };

  it('is called once, when the delay is over', () => {
    const { callback } = delayed();
    vi.advanceTimersByTime(14_999);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('is not called once cancelled, and leaves no timer', () => {
    const { callback, cancel } = delayed();
    cancel();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(15_000);
    expect(callback).not.toHaveBeenCalled();
  });
});
