import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fetchAgain } from './fetchAgain';
import { createQueryClient } from './queryClient';

/** A query whose answers come when the test says so, on a screen that shows it. */
function onScreen(queryKey = ['notes', 'PO-1'], queryClient = createQueryClient()) {
  const asked: { answer: (value: string) => void; fail: () => void }[] = [];
  const query = {
    queryKey,
    retry: false,
    queryFn: () =>
      new Promise<string>((resolve, reject) => {
        asked.push({ answer: resolve, fail: () => reject(new Error('no answer')) });
      }),
  };
  const observer = new QueryObserver(queryClient, query);
  const leave = observer.subscribe(() => {});
  return { queryClient, asked, leave, data: () => observer.getCurrentResult().data };
}

/** Whatever waits for a promise has run. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('what is on screen is asked for again, and the newer answer stands', async () => {
  const { queryClient, asked, leave, data } = onScreen();
  asked[0]?.answer('before');
  await settled();
  fetchAgain(queryClient, ['notes']);
  asked[1]?.answer('after');
  await settled();
  expect([data(), asked.length]).toEqual(['after', 2]);
  leave();
});

it('a first answer under way, which may be older than the command, is asked for again once it has come', async () => {
  const { queryClient, asked, leave, data } = onScreen();
  fetchAgain(queryClient, ['notes']);
  await settled();
  expect(asked).toHaveLength(1);
  asked[0]?.answer('before');
  await settled();
  expect([data(), asked.length]).toEqual(['before', 2]);
  asked[1]?.answer('after');
  await settled();
  expect([data(), asked.length]).toEqual(['after', 2]);
  leave();
});

it('a first answer that fails is not asked for again', async () => {
  const { queryClient, asked, leave, data } = onScreen();
  fetchAgain(queryClient, ['notes']);
  asked[0]?.fail();
  await settled();
  expect([data(), asked.length]).toEqual([undefined, 1]);
  leave();
});

it('an answer that is being renewed is begun anew, once', async () => {
  const { queryClient, asked, leave, data } = onScreen();
  asked[0]?.answer('before');
  await settled();
  void queryClient.invalidateQueries();
  fetchAgain(queryClient, ['notes']);
  expect(asked).toHaveLength(3);
  asked[2]?.answer('after');
  await settled();
  expect([data(), asked.length]).toEqual(['after', 3]);
  leave();
});

it.each(['under way', 'there'])('other queries are left alone, whose answer is %s', async (state) => {
  const { queryClient, asked, leave } = onScreen(['orders', 'PO-1']);
  if (state === 'there') asked[0]?.answer('whole');
  await settled();
  fetchAgain(queryClient, ['notes']);
  asked[0]?.answer('whole');
  await settled();
  expect(asked).toHaveLength(1);
  leave();
});

it.each([
  ['another key', ['orders', 'PO-1'], 1],
  // The command has changed it too: it was asked for again at once.
  ['a key within its own', ['notes', 'PO-1'], 2],
])('a first answer that comes has no query of %s asked for once more', async (_which, key, times) => {
  const first = onScreen(['notes']);
  const other = onScreen(key, first.queryClient);
  other.asked[0]?.answer('whole');
  await settled();
  fetchAgain(first.queryClient, ['notes']);
  other.asked[1]?.answer('whole');
  first.asked[0]?.answer('before');
  await settled();
  expect([first.asked.length, other.asked.length]).toEqual([2, times]);
  first.leave();
  other.leave();
});
