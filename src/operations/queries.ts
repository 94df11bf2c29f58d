import { queryOptions } from '@tanstack/react-query';
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

/** Names of the staff. */
export const staffQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['staff'], queryFn: () => operations.staff() });

/** The files of every customer. */
export const customerFilesQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['customer-files'], queryFn: () => operations.customerFiles() });

/** What people did to files of late. */
export const recentActivityQuery = (operations: Operations) =>
  queryOptions({ queryKey: ['recent-activity'], queryFn: () => operations.recentActivity() });
