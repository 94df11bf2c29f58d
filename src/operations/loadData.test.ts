import { expect, it, vi } from 'vitest';
import { buildOperations } from '@/testing/buildOperations';
import { loadsThrough } from './loadData';
import { OperationError } from './operationError';
import { createQueryClient } from './queryClient';

it('what nobody waits for and fails is no fault of the page, which would tell of it', async () => {
  const unhandled = vi.fn<() => void>();
  process.once('unhandledRejection', unhandled);
  const { load } = loadsThrough(buildOperations(), createQueryClient());
  void load({ queryKey: ['staff'], queryFn: () => Promise.reject(new OperationError('not-found', 'Gone')) });
  // Node tells of it after all that was waiting has run.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(unhandled).not.toHaveBeenCalled();
  process.removeListener('unhandledRejection', unhandled);
});
