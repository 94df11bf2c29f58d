import { createSearch } from '@/domain/text/search';
import type { Ticket } from './ticket';

const { search } = createSearch((ticket: Ticket) => [ticket.id, ticket.poNumber, ticket.customer, ticket.description]);

/** The tickets whose id, PO, customer or description contains the query, in the data's order. */
export function filterTickets(tickets: readonly Ticket[], query: string): readonly Ticket[] {
  return search(tickets, query);
}
