import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OperationError } from './operationError';
import { createQueryClient, retryDelayMs, UNUSED_DATA_KEPT_MS } from './queryClient';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('TOAST-9: retries back off from 1 s doubling to 30 s', () => {
  it.each([
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
    [3, 8_000],
    [4, 16_000],
    [5, 30_000],
    [6, 30_000],
    [2_000, 30_000],
  ])('after %s failures before this one: %s ms', (failures, delayMs) => {
    expect(retryDelayMs(failures)).toBe(delayMs);
  });

  it('and the query client keeps to it', async () => {
    const client = createQueryClient();
    const tries: number[] = [];
    const start = Date.now();
    const queryFn = () => {
      tries.push(Date.now() - start);
      return Promise.reject(new Error('no answer'));
    };
    const outcome = client.fetchQuery({ queryKey: ['customers'], queryFn, retry: 7 }).catch(String);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await outcome).toBe('Error: no answer');
    const waits = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    // The library's own delays happen to be the same; ours stay when they change.
    expect(client.getDefaultOptions().queries?.retryDelay).toBe(retryDelayMs);
    client.clear();
  });
});

describe('TOAST-9: a failed query is retried three times', () => {
  it('by a route load too', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no answer'));
    const outcome = client.ensureQueryData({ queryKey: ['customers'], queryFn }).catch(String);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(queryFn).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(4);
    expect(await outcome).toBe('Error: no answer');
    client.clear();
  });

  it('and not at all when it was refused', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new OperationError('not-found', 'no such order'));
    await client.ensureQueryData({ queryKey: ['customers'], queryFn }).catch(String);
    expect(queryFn).toHaveBeenCalledTimes(1);
    client.clear();
  });
});

describe('TOAST-9: unused cached data is kept 5 minutes', () => {
  it('5 minutes are 300 000 ms', () => {
    expect(UNUSED_DATA_KEPT_MS).toBe(300_000);
  });

  it('and is gone after them', async () => {
    const client = createQueryClient();
    await client.fetchQuery({ queryKey: ['customers'], queryFn: () => Promise.resolve('six') });
    await vi.advanceTimersByTimeAsync(299_999);
    expect(client.getQueryData(['customers'])).toBe('six');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(['customers'])).toBeUndefined();
  });
});

it('data stays fresh until it is invalidated', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('six');
  const fetchCustomers = () => client.fetchQuery({ queryKey: ['customers'], queryFn });
  await fetchCustomers();
  await vi.advanceTimersByTimeAsync(240_000);
  await fetchCustomers();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await client.invalidateQueries();
  await fetchCustomers();
  expect(queryFn).toHaveBeenCalledTimes(2);
  client.clear();
});

it('being offline holds nothing back', () => {
  expect(createQueryClient().getDefaultOptions().queries?.networkMode).toBe('always');
});
