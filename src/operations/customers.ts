import { queryOptions } from '@tanstack/react-query';
import { CUSTOMER_WORDS } from '@/domain/customers/commandWords';
import type { CustomerSummary } from '@/domain/customers/customerSummary';
import type { CommandRecords, NoData } from './commandRecord';
import { QUERY_KEYS } from './queryKeys';

export interface CustomerOperations {
  /** All customers, in the order in which they are shown. */
  customers: (signal?: AbortSignal) => Promise<readonly CustomerSummary[]>;
}

/** All customers. */
export const customersQuery = (operations: CustomerOperations) =>
  queryOptions({ queryKey: QUERY_KEYS.customers, queryFn: ({ signal }) => operations.customers(signal) });

export interface CustomerCommands {
  'generate-weekly-report': NoData;
}

export const customerCommands = {
  'generate-weekly-report': {
    words: CUSTOMER_WORDS['generate-weekly-report'],
    affects: () => [],
    outcome: 'generatingReport',
  },
} as const satisfies CommandRecords<CustomerCommands>;
