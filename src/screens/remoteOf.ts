import type { UseQueryResult } from '@tanstack/react-query';
import type { Remote } from '@/ui/remote';

/** The answer to a query as components show it; one that failed and is asked for again is on its way. */
export function remoteOf<Data>({ data, isError, isFetching }: UseQueryResult<Data>): Remote<Data> {
  if (data !== undefined) return { status: 'success', data };
  return { status: isError && !isFetching ? 'error' : 'pending' };
}
