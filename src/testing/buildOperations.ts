import type { Command, Operations } from '@/operations/Operations';
import { buildAllCustomerFiles, buildFileActivities } from './buildFiles';
import { buildCustomer, buildDocuments, buildRelatedTickets } from './builders';

/** Operations on built records, each part of which a story may replace; `perform` resolves at once. */
export function buildOperations(overrides: Partial<Operations> = {}): Operations {
  return {
    customers: async () => [buildCustomer(), buildCustomer({ name: 'BRANTHAM', riskScore: 68, trend: 'down' })],
    purchaseOrders: async () => [],
    tickets: async () => [],
    relatedTickets: async () => buildRelatedTickets(),
    relatedDocuments: async () => buildDocuments(),
    staff: async () => ['Ada Weaver', 'Ben Dyer', 'Cleo Fuller', 'Dan Carder'],
    customerFiles: async () => buildAllCustomerFiles(),
    recentActivity: async () => buildFileActivities(),
    perform: async (_command: Command) => {},
    ...overrides,
  };
}
