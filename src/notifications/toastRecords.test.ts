import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToastMessage } from './message';
import { createToastRecords, DISMISSED_RECORD_KEPT_MS } from './toastRecords';

const saved: ToastMessage = { title: 'Saved', description: 'The order is saved' };
const failed: ToastMessage = { title: 'Failed', description: 'The order is not saved', style: 'destructive' };

const listWithRecord = () => {
  const records = createToastRecords();
  records.show(saved);
  const record = records.current() ?? expect.fail('no record after show');
  return { records, record };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('TOAST-1: one toast at a time, a new one replaces the old', () => {
  it('there is none at first', () => {
    expect(createToastRecords().current()).toBeNull();
  });

  it('shows the given message', () => {
    expect(listWithRecord().record).toMatchObject({ message: saved, open: true });
  });

  it('replaces the old', () => {
    const { records, record } = listWithRecord();
    records.show(failed);
    expect(records.current()).toMatchObject({ message: failed, open: true });
    expect(records.current()?.id).not.toBe(record.id);
  });

  it('equal text is a new toast all the same', () => {
    const { records, record } = listWithRecord();
    records.show(saved);
    expect(records.current()?.message).toBe(saved);
    expect(records.current()?.id).not.toBe(record.id);
  });

  it('is taken back when it says just that, and no other is', () => {
    const { records, record } = listWithRecord();
    records.takeBack(failed);
    records.takeBack({ ...saved, description: 'Another order is saved' });
    records.takeBack({ ...saved, title: 'Sent' });
    expect(records.current()).toBe(record);
    records.takeBack({ ...saved });
    expect(records.current()).toMatchObject({ message: saved, open: false });
    createToastRecords().takeBack(saved);
  });

  it('an id never comes back, whatever happens in between', () => {
    const step = fc.constantFrom('show', 'dismiss', 'wait');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const records = createToastRecords();
        const ids: number[] = [];
        for (const next of steps) {
          if (next === 'wait') vi.advanceTimersByTime(DISMISSED_RECORD_KEPT_MS);
          else if (next === 'dismiss') records.dismiss(records.current()?.id ?? 0);
          else {
            records.show(saved);
            ids.push(records.current()?.id ?? 0);
          }
        }
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('TOAST-2: a dismissed toast is off at once, its record goes after a very long delay', () => {
  it('the delay is 1 000 000 ms', () => {
    expect(DISMISSED_RECORD_KEPT_MS).toBe(1_000_000);
  });

  it('is off at once', () => {
    const { records, record } = listWithRecord();
    records.dismiss(record.id);
    expect(records.current()).toEqual({ ...record, open: false });
  });

  it('its record is kept up to the delay, and then gone', () => {
    const { records, record } = listWithRecord();
    records.dismiss(record.id);
    vi.advanceTimersByTime(999_999);
    expect(records.current()).toEqual({ ...record, open: false });
    vi.advanceTimersByTime(1);
    expect(records.current()).toBeNull();
  });

  it('a toast that nobody dismissed is kept', () => {
    const { records, record } = listWithRecord();
    vi.advanceTimersByTime(10 * DISMISSED_RECORD_KEPT_MS);
    expect(records.current()).toBe(record);
  });

  it('dismissing it again does not lengthen the delay', () => {
    const { records, record } = listWithRecord();
    records.dismiss(record.id);
    vi.advanceTimersByTime(600_000);
    records.dismiss(record.id);
    vi.advanceTimersByTime(400_000);
    expect(records.current()).toBeNull();
  });

  it('dismissing an old or unknown one does nothing', () => {
    const { records, record } = listWithRecord();
    records.show(failed);
    const shown = records.current();
    records.dismiss(record.id);
    records.dismiss(-1);
    vi.advanceTimersByTime(DISMISSED_RECORD_KEPT_MS);
    expect(records.current()).toBe(shown);
  });

  it('a new toast outlives the removal of the one before', () => {
    const { records, record } = listWithRecord();
    records.dismiss(record.id);
    vi.advanceTimersByTime(999_999);
    records.show(failed);
    vi.advanceTimersByTime(DISMISSED_RECORD_KEPT_MS);
    expect(records.current()).toMatchObject({ message: failed, open: true });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('listeners', () => {
  it('are called on every change, and on nothing else', () => {
    const { records, record } = listWithRecord();
    const listener = vi.fn<() => void>();
    records.subscribe(listener);
    records.dismiss(record.id);
    expect(listener).toHaveBeenCalledTimes(1);
    records.dismiss(record.id);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(DISMISSED_RECORD_KEPT_MS);
    expect(listener).toHaveBeenCalledTimes(2);
    records.show(failed);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('see the new state when they are called', () => {
    const { records } = listWithRecord();
    const seen: (string | undefined)[] = [];
    records.subscribe(() => seen.push(records.current()?.message.title));
    records.show(failed);
    expect(seen).toEqual(['Failed']);
  });

  it('are called no more once they have unsubscribed, while others are', () => {
    const { records } = listWithRecord();
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stop = records.subscribe(one);
    records.subscribe(other);
    stop();
    records.show(failed);
    expect(one).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('find the same object until something changes', () => {
    const { records, record } = listWithRecord();
    expect(records.current()).toBe(record);
    records.dismiss(record.id);
    expect(records.current()).toBe(records.current());
    expect(records.current()).not.toBe(record);
  });
});
