import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from './Operations';

/** What a screen loads its data with. */
export interface ScreenData {
  operations: Operations;
  /** Loads a query unless its data is cached. Nobody need wait for it: what fails is then told where the data would be. */
  load: QueryClient['ensureQueryData'];
}

/** The `meta` itself, whatever is in it, of a query that was loaded ahead and that no screen has used: nobody waits for it. */
export const AHEAD = {};

/** That of what a field offers to choose from. A screen does without it, and nothing else there says that it failed. */
export const CHOICES = {};

/** Loads through the given cache. @param ahead true for screens that nobody is on the way to */
export const loadsThrough = (operations: Operations, queryClient: QueryClient, ahead = false): ScreenData => ({
  operations,
  load: (query) => {
    const loaded = queryClient.ensureQueryData(ahead ? { ...query, meta: AHEAD } : query);
    loaded.catch(() => {});
    return loaded;
  },
});
