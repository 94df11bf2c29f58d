import { isOpen, isOverdue, type Ticket } from './ticket';

/** The ticketing system's three figures (TICKET-1). */
export interface TicketCounts {
  /** Not resolved. */
  open: number;
  /** Days overdue above 0, whatever the status. */
  overdue: number;
  escalated: number;
}

export function countTickets(tickets: readonly Ticket[]): TicketCounts {
  return {
    open: tickets.filter(isOpen).length,
    overdue: tickets.filter(isOverdue).length,
    escalated: tickets.filter(({ escalated }) => escalated).length,
  };
}
