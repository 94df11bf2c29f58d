import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has the queries under a key fetched again, for a command has changed what they answer. A first fetch that is under way is
 * not begun anew, and its answer may be older than the command: once it has come, it is asked for again.
 */
export function fetchAgain(queryClient: QueryClient, queryKey: QueryKey): void {
  const coming = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void queryClient.invalidateQueries({ queryKey });
  for (const query of coming) {
    void query.promise?.then(
      () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => {
        // Nothing came that could be old.
      },
    );
  }
}
