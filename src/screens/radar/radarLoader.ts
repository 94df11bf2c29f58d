import type { QueryClient } from '@tanstack/react-query';
import type { Operations } from '@/operations/Operations';
import { radarReportQuery } from '@/operations/queries';

/** Asks for the report before it is shown, so that the screen never flashes. */
export async function loadRadar(operations: Operations, queryClient: QueryClient): Promise<null> {
  await queryClient.ensureQueryData(radarReportQuery(operations));
  return null;
}
