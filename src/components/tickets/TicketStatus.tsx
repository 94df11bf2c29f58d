import { EscalatedBadge } from '@/components/severity/EscalatedBadge';
import type { Ticket } from '@/domain/tickets/ticket';
import { TicketStatusBadge } from './TicketStatusBadge';

export interface TicketStatusProps {
  /** Whose status it is, and whether it was escalated. */
  ticket: Ticket;
  /** Beside each other on a card, one over the other in a narrow column. */
  direction: 'row' | 'column';
}

/** A ticket's status, and the mark of an escalated one (TICKET-4). */
export function TicketStatus({ ticket, direction }: TicketStatusProps) {
  return (
    <span
      className={
        direction === 'row' ? 'flex min-w-0 flex-wrap justify-end gap-1.5' : 'flex flex-col items-start gap-0.5'
      }
    >
      <TicketStatusBadge status={ticket.status} />
      {ticket.escalated && <EscalatedBadge />}
    </span>
  );
}
