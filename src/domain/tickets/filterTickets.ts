import { createSearch } from '@/domain/text/search';
import { isOverdue, type Ticket } from './ticket';

/** The tickets one of whose texts contains the query, in the data's order; what the AI suggests is not asked. */
export const { search: filterTickets } = createSearch((ticket: Ticket) => [
  ticket.id,
  ticket.type,
  ticket.customer,
  ticket.poNumber,
  ticket.description,
  ticket.status,
  // The words of the badge in the status cell, and of the counter.
  ticket.escalated ? 'Escalated' : '',
  isOverdue(ticket) ? 'Overdue' : '',
  ticket.owner,
  ticket.team,
  ticket.infoNeededFrom,
  ticket.responsibleForClosure,
]);
