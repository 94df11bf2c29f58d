import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from './Operations';

/** What a screen loads its data with. */
export interface ScreenData {
  operations: Operations;
  /** Data that is there is not loaded again. */
  load: QueryClient['ensureQueryData'];
}

/** Loads through the given cache. */
export const loadsThrough = (operations: Operations, queryClient: QueryClient): ScreenData => ({
  operations,
  load: (query) => queryClient.ensureQueryData(query),
});
