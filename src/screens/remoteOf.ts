import type { UseQueryResult } from '@tanstack/react-query';
import type { Remote } from '@/ui/remote';

/** A query's result as components show it; a failed query that is fetched again is pending. */
export function remoteOf<Data>({ data, isError, isFetching }: UseQueryResult<Data>): Remote<Data> {
  if (data !== undefined) return { status: 'success', data };
  return { status: isError && !isFetching ? 'error' : 'pending' };
}
