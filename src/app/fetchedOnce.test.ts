import { expect, test, vi } from 'vitest';
import { fetchedOnce } from './fetchedOnce';

test('what came is not fetched again, nor is what is on its way', async () => {
  const fetch = vi.fn<() => Promise<{ name: string }>>(async () => ({ name: 'shell' }));
  const load = fetchedOnce(fetch);
  const both = await Promise.all([load(), load()]);
  expect(both[0]).toBe(both[1]);
  expect(await load()).toBe(both[0]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what failed is fetched again by the next call', async () => {
  const fetch = vi.fn<() => Promise<string>>(async () => 'stylesheet').mockRejectedValueOnce(new Error('No network'));
  const load = fetchedOnce(fetch);
  await expect(load()).rejects.toThrow('No network');
  expect(await load()).toBe('stylesheet');
  expect(await load()).toBe('stylesheet');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('who came while it was on its way and failed gets what is fetched again, once for all of them', async () => {
  const fetch = vi.fn<() => Promise<string>>(async () => 'stylesheet').mockRejectedValueOnce(new Error('No network'));
  const load = fetchedOnce(fetch);
  const [first, ...later] = await Promise.allSettled([load(), load(), load()]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(later).toEqual([
    { status: 'fulfilled', value: 'stylesheet' },
    { status: 'fulfilled', value: 'stylesheet' },
  ]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what fails again fails for everybody, and is fetched by the next call', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('No network'));
  const load = fetchedOnce(fetch);
  const all = await Promise.allSettled([load(), load(), load()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(fetch).toHaveBeenCalledTimes(2);
  await expect(load()).rejects.toThrow('No network');
  expect(fetch).toHaveBeenCalledTimes(3);
});
