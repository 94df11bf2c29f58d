import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from '@/operations/Operations';
import { customersQuery, relatedDocumentsQuery, relatedTicketsQuery } from '@/operations/queries';

/** Asks for all that the dashboard shows before it is shown, so that it never flashes. */
export async function loadDashboard(operations: Operations, queryClient: QueryClient): Promise<null> {
  await Promise.all([
    queryClient.ensureQueryData(customersQuery(operations)),
    queryClient.ensureQueryData(relatedTicketsQuery(operations)),
    queryClient.ensureQueryData(relatedDocumentsQuery(operations)),
  ]);
  return null;
}
