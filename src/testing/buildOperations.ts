import type { Command, Operations } from '@/operations/Operations';
import { buildConversations } from './buildCommunications';
import { buildAllCustomerFiles, buildFileActivities } from './buildFiles';
import { buildCustomer, buildDocuments, buildRelatedTickets } from './builders';
import { buildRadarReport } from './buildRadar';
import { buildMessages, buildThreads } from './buildThreads';
import { buildBlockers, buildNotes, buildTimelines } from './buildTimelines';

/** Operations on built records, each part of which a story may replace; `perform` resolves at once. */
export function buildOperations(overrides: Partial<Operations> = {}): Operations {
  return {
    customers: async () => [buildCustomer(), buildCustomer({ name: 'BRANTHAM', riskScore: 68, trend: 'down' })],
    purchaseOrders: async () => [],
    tickets: async () => [],
    relatedTickets: async () => buildRelatedTickets(),
    relatedDocuments: async () => buildDocuments(),
    radarReport: async () => buildRadarReport(),
    threads: async () => buildThreads(),
    threadMessages: async () => buildMessages(),
    timelines: async () => buildTimelines(),
    phaseBlockers: async () => buildBlockers(),
    phaseNotes: async () => buildNotes(),
    staff: async () => ['Ada Weaver', 'Ben Dyer', 'Cleo Fuller', 'Dan Carder'],
    communications: async () => buildConversations(),
    customerFiles: async () => buildAllCustomerFiles(),
    recentActivity: async () => buildFileActivities(),
    perform: async (_command: Command) => {},
    ...overrides,
  };
}
