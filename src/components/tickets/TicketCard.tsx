import { DaysOverdue } from '@/components/time/DaysOverdue';
import { orDash } from '@/domain/text/textOr';
import { VIEW_TICKET } from '@/domain/tickets/commandWords';
import type { Ticket } from '@/domain/tickets/ticket';
import { ClampedText } from '@/ui/ClampedText';
import { RowAction } from '@/ui/data-table/RowAction';
import { Disclosure } from '@/ui/Disclosure';
import { Fact } from '@/ui/Fact';
import { viewButtonId } from '@/ui/viewButtonId';
import { TicketStatus } from './TicketStatus';
import { TicketSuggestion } from './TicketSuggestion';

export interface TicketCardProps {
  /** Every field of the table stands on the card too, some behind 'More' (TICKET-3). */
  ticket: Ticket;
  /** 'View' was pressed; called with the ticket. */
  onViewTicket: (ticket: Ticket) => void;
}

/** One ticket where there is no room for the table. */
export function TicketCard({ ticket, onViewTicket }: TicketCardProps) {
  const { type, customer, poNumber, description, owner, team, infoNeededFrom, responsibleForClosure } = ticket;
  const id = orDash(ticket.id);
  return (
    <article aria-label={id}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="max-w-3/4 shrink-0 text-card font-semibold">{id}</h3>
        <TicketStatus ticket={ticket} direction="row" />
      </div>
      <div className="mt-1.5 text-dense">
        <ClampedText what={`Description of ${id}`}>{orDash(description)}</ClampedText>
      </div>
      <dl className="mt-2 grid grid-cols-[auto_auto_auto] justify-between gap-x-3 gap-y-1.5 max-xs:gap-x-1.5 text-dense sm:grid-cols-3 sm:justify-stretch">
        <Fact label="Customer">{orDash(customer)}</Fact>
        <Fact label="PO Number">{orDash(poNumber)}</Fact>
        <Fact label="Days Overdue">
          <DaysOverdue daysOverdue={ticket.daysOverdue} />
        </Fact>
      </dl>
      <div className="mt-2">
        <Disclosure
          label="More"
          of={id}
          aside={
            <RowAction id={viewButtonId(ticket.id)} name={`${VIEW_TICKET}: ${id}`} onPress={() => onViewTicket(ticket)}>
              {VIEW_TICKET}
            </RowAction>
          }
        >
          <dl className="grid grid-cols-2 gap-x-3 gap-y-2 text-dense sm:grid-cols-3">
            <Fact label="Type">{orDash(type)}</Fact>
            <Fact label="Owner">{orDash(owner)}</Fact>
            <Fact label="Team">{orDash(team)}</Fact>
            <Fact label="Info Needed From">{orDash(infoNeededFrom)}</Fact>
            <Fact label="Responsible for Closure">{orDash(responsibleForClosure)}</Fact>
            <Fact label="AI Suggestion" wide>
              <TicketSuggestion ticket={ticket} />
            </Fact>
          </dl>
        </Disclosure>
      </div>
    </article>
  );
}
