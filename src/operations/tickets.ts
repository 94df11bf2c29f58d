import { queryOptions } from '@tanstack/react-query';
import { TICKET_WORDS } from '@/domain/tickets/commandWords';
import type { RelatedTicket, Ticket } from '@/domain/tickets/ticket';
import type { TicketDraft } from '@/domain/tickets/ticketDraft';
import type { CommandRecords } from './commandRecord';
import { QUERY_KEYS } from './queryKeys';

export interface TicketOperations {
  /** All tickets; each names an existing purchase order and its customer. */
  tickets: (signal?: AbortSignal) => Promise<readonly Ticket[]>;
  /** The samples of which an order's drawer shows the first `linkedTickets`. */
  relatedTickets: (signal?: AbortSignal) => Promise<readonly RelatedTicket[]>;
}

/** All tickets. */
export const ticketsQuery = (operations: TicketOperations) =>
  queryOptions({ queryKey: QUERY_KEYS.tickets, queryFn: ({ signal }) => operations.tickets(signal) });

/** The tickets of an order's drawer. */
export const relatedTicketsQuery = (operations: TicketOperations) =>
  queryOptions({ queryKey: QUERY_KEYS.relatedTickets, queryFn: ({ signal }) => operations.relatedTickets(signal) });

/** A new ticket is counted with its order, its customer and its thread. */
export const CHANGED_BY_A_TICKET = [
  QUERY_KEYS.tickets,
  QUERY_KEYS.relatedTickets,
  QUERY_KEYS.purchaseOrders,
  QUERY_KEYS.customers,
  QUERY_KEYS.threads,
] as const;

export interface TicketCommands {
  'create-ticket': { draft: TicketDraft };
  'save-ticket-draft': { draft: TicketDraft };
}

/** The ids returned by the commands that create a record. */
export interface TicketResults {
  'create-ticket': { ticketId: string };
}

export const ticketCommands = {
  // Specification section 3: no toast.
  'create-ticket': { words: TICKET_WORDS['create-ticket'], affects: () => CHANGED_BY_A_TICKET },
  'save-ticket-draft': { words: TICKET_WORDS['save-ticket-draft'], affects: () => [] },
} as const satisfies CommandRecords<TicketCommands>;
