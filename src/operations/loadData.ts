import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from './Operations';

/** What a screen loads its data with. */
export interface ScreenData {
  operations: Operations;
  /** Loads a query unless its data is cached. */
  load: QueryClient['ensureQueryData'];
}

/** Marks what nobody waits for yet. */
const AHEAD = { ahead: true };

/** True for a query that was loaded ahead and that no screen has used yet. */
export const isLoadedAhead = ({ meta }: { meta?: Readonly<Record<string, unknown>> | undefined }): boolean =>
  meta?.['ahead'] === true;

/** Loads through the given cache. @param ahead true for screens that nobody is on the way to */
export const loadsThrough = (operations: Operations, queryClient: QueryClient, ahead = false): ScreenData => ({
  operations,
  load: (query) => queryClient.ensureQueryData(ahead ? { ...query, meta: AHEAD } : query),
});
