import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from '@/operations/Operations';
import { communicationsQuery } from '@/operations/queries';

/** Asks for all that the hub shows before it is shown. */
export async function loadCommunications(operations: Operations, queryClient: QueryClient): Promise<null> {
  await queryClient.ensureQueryData(communicationsQuery(operations));
  return null;
}
