import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from '@/operations/Operations';
import { timelinesQuery } from '@/operations/queries';

/** Asks for all that the momentum tracker shows before it is shown. */
export async function loadMomentum(operations: Operations, queryClient: QueryClient): Promise<null> {
  await queryClient.ensureQueryData(timelinesQuery(operations));
  return null;
}
