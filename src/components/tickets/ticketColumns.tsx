import { orDash } from '@/domain/text/orDash';
import type { TicketColumn } from '@/domain/tickets/sortTickets';
import type { Ticket } from '@/domain/tickets/ticket';
import { AiMark } from '@/ui/AiMark';
import { ClampedText } from '@/ui/ClampedText';
import type { DataColumn } from '@/ui/data-table/column';
import { RowAction } from '@/ui/data-table/RowAction';
import { DaysOverdue } from './DaysOverdue';
import { EscalatedBadge } from './EscalatedBadge';
import { TicketStatusBadge } from './TicketStatusBadge';

function TicketStatusCell({ ticket }: { ticket: Ticket }) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <TicketStatusBadge status={ticket.status} />
      {ticket.escalated && <EscalatedBadge />}
    </span>
  );
}

/** The suggestion with the sign of all that the AI says. */
function SuggestionCell({ ticket: { id, gptSuggestion } }: { ticket: Ticket }) {
  if (gptSuggestion.trim() === '') return orDash('');
  return (
    <span className="flex items-start gap-1.5">
      <span className="flex h-4.5 shrink-0 items-center">
        <AiMark />
      </span>
      <ClampedText what={`AI Suggestion for ${id}`}>{gptSuggestion}</ClampedText>
    </span>
  );
}

/** The ticket table's columns in the order on screen (TICKET-3, TICKET-4). */
export function ticketColumns(
  onViewTicket: (ticket: Ticket) => void,
): readonly DataColumn<Ticket, TicketColumn | 'actions'>[] {
  return [
    {
      key: 'id',
      header: 'Ticket ID',
      width: 96,
      sortable: true,
      sticky: 'start',
      primary: true,
      cell: (ticket) => <span className="whitespace-nowrap">{orDash(ticket.id)}</span>,
    },
    { key: 'type', header: 'Type', width: 128, sortable: true, cell: (ticket) => orDash(ticket.type) },
    { key: 'customer', header: 'Customer', width: 124, sortable: true, cell: (ticket) => orDash(ticket.customer) },
    {
      key: 'poNumber',
      header: 'PO Number',
      width: 104,
      sortable: true,
      cell: (ticket) => <span className="whitespace-nowrap">{orDash(ticket.poNumber)}</span>,
    },
    {
      key: 'description',
      header: 'Description',
      width: 280,
      sortable: true,
      wide: true,
      cell: (ticket) => <ClampedText what={`Description of ${ticket.id}`}>{orDash(ticket.description)}</ClampedText>,
    },
    {
      key: 'status',
      header: 'Status',
      width: 128,
      sortable: true,
      cell: (ticket) => <TicketStatusCell ticket={ticket} />,
    },
    { key: 'owner', header: 'Owner', width: 116, sortable: true, cell: (ticket) => orDash(ticket.owner) },
    { key: 'team', header: 'Team', width: 116, sortable: true, cell: (ticket) => orDash(ticket.team) },
    {
      key: 'infoNeededFrom',
      header: 'Info Needed From',
      width: 132,
      sortable: true,
      cell: (ticket) => orDash(ticket.infoNeededFrom),
    },
    {
      key: 'responsibleForClosure',
      header: 'Responsible for Closure',
      width: 132,
      sortable: true,
      cell: (ticket) => orDash(ticket.responsibleForClosure),
    },
    {
      key: 'daysOverdue',
      header: 'Days Overdue',
      width: 92,
      align: 'end',
      sortable: true,
      cell: (ticket) => <DaysOverdue daysOverdue={ticket.daysOverdue} />,
    },
    {
      key: 'gptSuggestion',
      header: 'AI Suggestion',
      width: 280,
      sortable: true,
      wide: true,
      cell: (ticket) => <SuggestionCell ticket={ticket} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      width: 84,
      sticky: 'end',
      wide: true,
      cell: (ticket) => (
        <RowAction id={`view-${ticket.id}`} name={`View ${ticket.id}`} onPress={() => onViewTicket(ticket)}>
          View
        </RowAction>
      ),
    },
  ];
}
