import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Remote } from '@/ui/remote';
import { useStableCallback } from './useStableCallback';

/**
 * A query's result as components show it, and how to ask once more; a failed query that is fetched again is pending. Both
 * stay the same while nothing of it changes, so that a long list is not drawn anew at every key beside it.
 */
export function useRemote<Data>({
  data,
  isError,
  isFetching,
  refetch,
}: UseQueryResult<Data>): [remote: Remote<Data>, retry: () => void] {
  const isFailed = isError && !isFetching;
  const remote = useMemo<Remote<Data>>(() => {
    if (data !== undefined) return { status: 'success', data };
    return { status: isFailed ? 'error' : 'pending' };
  }, [data, isFailed]);
  const retry = useStableCallback(() => void refetch());
  return [remote, retry];
}
