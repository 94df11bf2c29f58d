import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from '@/operations/Operations';
import { purchaseOrdersQuery, relatedDocumentsQuery, relatedTicketsQuery } from '@/operations/queries';

/** Asks for all that the tracker shows before it is shown. */
export async function loadPurchaseOrderTracker(operations: Operations, queryClient: QueryClient): Promise<null> {
  await Promise.all([
    queryClient.ensureQueryData(purchaseOrdersQuery(operations)),
    queryClient.ensureQueryData(relatedTicketsQuery(operations)),
    queryClient.ensureQueryData(relatedDocumentsQuery(operations)),
  ]);
  return null;
}
