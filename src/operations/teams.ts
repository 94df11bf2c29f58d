import { queryOptions } from '@tanstack/react-query';
import { QUERY_KEYS } from './queryKeys';

export interface TeamOperations {
  /** Names of the staff to whom a ticket can be assigned. */
  staff: (signal?: AbortSignal) => Promise<readonly string[]>;
}

/** Names of the staff. */
export const staffQuery = (operations: TeamOperations) =>
  queryOptions({ queryKey: QUERY_KEYS.staff, queryFn: ({ signal }) => operations.staff(signal) });
