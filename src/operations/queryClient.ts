import { QueryClient } from '@tanstack/react-query';
import { shouldRetry } from './operationError';

/** How long data stays after its last use (TOAST-9, specification section 9). */
export const UNUSED_DATA_KEPT_MS = 5 * 60_000;
const FIRST_RETRY_AFTER_MS = 1_000;
const LONGEST_RETRY_AFTER_MS = 30_000;

/**
 * Delay before a retry in milliseconds: 1 s doubling to 30 s (TOAST-9).
 * @param failures count of failed tries before this one
 */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_AFTER_MS * 2 ** failures, LONGEST_RETRY_AFTER_MS);
}

/** The query cache with the specification's constants; data stays fresh until it is invalidated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: UNUSED_DATA_KEPT_MS,
        staleTime: Infinity,
        // Also for route loads, which by default are never retried.
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        // The sample needs no network, so being offline must not hold it back.
        networkMode: 'always',
      },
    },
  });
}
