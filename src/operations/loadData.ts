import type { QueryClient } from '@tanstack/react-query';
import { operationErrorOf } from './operationError';
import type { Operations } from './Operations';

/** What a screen loads its data with. */
export interface ScreenData {
  operations: Operations;
  /** Loads a query unless its data is cached; fails with an OperationError. */
  load: QueryClient['ensureQueryData'];
}

/** Loads through the given cache. */
export const loadsThrough = (operations: Operations, queryClient: QueryClient): ScreenData => ({
  operations,
  load: async (query) => {
    try {
      return await queryClient.ensureQueryData(query);
    } catch (thrown) {
      throw operationErrorOf(thrown);
    }
  },
});
