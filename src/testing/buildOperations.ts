import type { Command, Operations } from '@/operations/Operations';
import { buildCustomer, buildDocuments, buildRelatedTickets } from './builders';
import { buildBlockers, buildNotes, buildTimelines } from './buildTimelines';

/** Operations on built records, each part of which a story may replace; `perform` resolves at once. */
export function buildOperations(overrides: Partial<Operations> = {}): Operations {
  return {
    customers: async () => [buildCustomer(), buildCustomer({ name: 'BRANTHAM', riskScore: 68, trend: 'down' })],
    purchaseOrders: async () => [],
    tickets: async () => [],
    relatedTickets: async () => buildRelatedTickets(),
    relatedDocuments: async () => buildDocuments(),
    timelines: async () => buildTimelines(),
    phaseBlockers: async () => buildBlockers(),
    phaseNotes: async () => buildNotes(),
    staff: async () => ['Ada Weaver', 'Ben Dyer', 'Cleo Fuller', 'Dan Carder'],
    perform: async (_command: Command) => {},
    ...overrides,
  };
}
