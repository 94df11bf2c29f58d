import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from '@/operations/Operations';
import { customerFilesQuery, recentActivityQuery } from '@/operations/queries';

/** Asks for all that the file hub shows before it is shown. */
export async function loadFileHub(operations: Operations, queryClient: QueryClient): Promise<null> {
  await Promise.all([
    queryClient.ensureQueryData(customerFilesQuery(operations)),
    queryClient.ensureQueryData(recentActivityQuery(operations)),
  ]);
  return null;
}
