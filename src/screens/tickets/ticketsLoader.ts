import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from '@/operations/Operations';
import { purchaseOrdersQuery, staffQuery, ticketsQuery } from '@/operations/queries';

/** Asks for all that the ticketing system shows before it is shown. */
export async function loadTickets(operations: Operations, queryClient: QueryClient): Promise<null> {
  await Promise.all([
    queryClient.ensureQueryData(ticketsQuery(operations)),
    queryClient.ensureQueryData(purchaseOrdersQuery(operations)),
    queryClient.ensureQueryData(staffQuery(operations)),
  ]);
  return null;
}
