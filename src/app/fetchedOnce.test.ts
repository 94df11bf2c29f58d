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

test('what failed is fetched again by the next call, and tells those who waited', async () => {
  const fetch = vi.fn<() => Promise<string>>(async () => 'stylesheet').mockRejectedValueOnce(new Error('No network'));
  const load = fetchedOnce(fetch);
  const both = [load(), load()];
  await expect(both[0]).rejects.toThrow('No network');
  await expect(both[1]).rejects.toThrow('No network');
  expect(await load()).toBe('stylesheet');
  expect(await load()).toBe('stylesheet');
  expect(fetch).toHaveBeenCalledTimes(2);
});
