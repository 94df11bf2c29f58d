import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from './Operations';

/** What a screen loads its data with. */
export interface ScreenData {
  operations: Operations;
  /** Loads a query unless its data is cached. */
  load: QueryClient['ensureQueryData'];
}

/** Loads through the given cache. */
export const loadsThrough = (operations: Operations, queryClient: QueryClient): ScreenData => ({
  operations,
  load: (query) => queryClient.ensureQueryData(query),
});
