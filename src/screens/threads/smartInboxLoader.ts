import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from '@/operations/Operations';
import { staffQuery, threadsQuery } from '@/operations/queries';

/** Asks for all that the smart inbox shows before it is shown. */
export async function loadSmartInbox(operations: Operations, queryClient: QueryClient): Promise<null> {
  await Promise.all([
    queryClient.ensureQueryData(threadsQuery(operations)),
    queryClient.ensureQueryData(staffQuery(operations)),
  ]);
  return null;
}
