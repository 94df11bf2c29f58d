import type { PhaseName } from '@/domain/timelines/phase';

/** The cache key of each query; queries and the commands that affect them read it here. */
export const QUERY_KEYS = {
  customers: ['customers'],
  purchaseOrders: ['purchase-orders'],
  tickets: ['tickets'],
  relatedTickets: ['related-tickets'],
  relatedDocuments: ['related-documents'],
  staff: ['staff'],
  communications: ['communications'],
  radarReport: ['radar-report'],
  threads: ['threads'],
  threadMessages: (threadId: string) => ['thread-messages', threadId],
  /** Of every thread. */
  allThreadMessages: ['thread-messages'],
  timelines: ['timelines'],
  phaseBlockers: (poNumber: string, phase: PhaseName) => ['phase-blockers', poNumber, phase],
  phaseNotes: (poNumber: string, phase: PhaseName) => ['phase-notes', poNumber, phase],
  customerFiles: ['customer-files'],
  recentActivity: ['recent-activity'],
} as const;
