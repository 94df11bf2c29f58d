import { queryOptions } from '@tanstack/react-query';
import type { PhaseName } from '@/domain/timelines/phase';
import type { Operations } from './Operations';

/** All customers. */
export const customersQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['customers'], queryFn: () => operations.customers() });

/** The static tickets of an order's drawer. */
export const relatedTicketsQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['related-tickets'], queryFn: () => operations.relatedTickets() });

/** The static documents of an order's drawer. */
export const relatedDocumentsQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['related-documents'], queryFn: () => operations.relatedDocuments() });

/** All active purchase orders. */
export const purchaseOrdersQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['purchase-orders'], queryFn: () => operations.purchaseOrders() });

/** All tickets. */
export const ticketsQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['tickets'], queryFn: () => operations.tickets() });

/** All email threads. */
export const threadsQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['threads'], queryFn: () => operations.threads() });

/** The emails of one thread. */
export const threadMessagesQuery = (operations: Operations, threadId: string) =>
  queryOptions({ queryKey: ['thread-messages', threadId], queryFn: () => operations.threadMessages(threadId) });

/** Names of the staff. */
export const staffQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['staff'], queryFn: () => operations.staff() });

/** What was said about each order. */
export const communicationsQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['communications'], queryFn: () => operations.communications() });

/** The weekly report. */
export const radarReportQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['radar-report'], queryFn: () => operations.radarReport() });

/** The projects of every customer. */
export const timelinesQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['timelines'], queryFn: () => operations.timelines() });

/** What holds a phase up. */
export const phaseBlockersQuery = (operations: Operations, poNumber: string, phase: PhaseName) =>
  queryOptions({
    queryKey: ['phase-blockers', poNumber, phase],
    queryFn: () => operations.phaseBlockers(poNumber, phase),
  });

/** What was noted on a phase. */
export const phaseNotesQuery = (operations: Operations, poNumber: string, phase: PhaseName) =>
  queryOptions({ queryKey: ['phase-notes', poNumber, phase], queryFn: () => operations.phaseNotes(poNumber, phase) });

/** The files of every customer. */
export const customerFilesQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['customer-files'], queryFn: () => operations.customerFiles() });

/** What people did to files of late. */
export const recentActivityQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['recent-activity'], queryFn: () => operations.recentActivity() });
