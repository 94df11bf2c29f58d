import { DaysOverdue } from '@/components/time/DaysOverdue';
import { orDash } from '@/domain/text/textOr';
import { VIEW_TICKET } from '@/domain/tickets/commandWords';
import type { TicketColumn } from '@/domain/tickets/sortTickets';
import type { Ticket } from '@/domain/tickets/ticket';
import { ClampedText } from '@/ui/ClampedText';
import type { DataColumn } from '@/ui/data-table/column';
import { RowAction } from '@/ui/data-table/RowAction';
import { viewButtonId } from '@/ui/viewButtonId';
import { TicketStatus } from './TicketStatus';
import { TicketSuggestion } from './TicketSuggestion';

/** The ticket table's columns in the order on screen (TICKET-3, TICKET-4). */
export function ticketColumns(onViewTicket: (ticket: Ticket) => void): readonly DataColumn<Ticket, TicketColumn>[] {
  return [
    {
      key: 'id',
      header: 'Ticket ID',
      width: 99,
      sortable: true,
      sticky: 'start',
      cell: (ticket) => <span className="block truncate">{orDash(ticket.id)}</span>,
    },
    { key: 'type', header: 'Type', width: 121, sortable: true, cell: (ticket) => orDash(ticket.type) },
    { key: 'customer', header: 'Customer', width: 117, sortable: true, cell: (ticket) => orDash(ticket.customer) },
    {
      key: 'poNumber',
      header: 'PO Number',
      width: 91,
      sortable: true,
      cell: (ticket) => <span className="block truncate">{orDash(ticket.poNumber)}</span>,
    },
    {
      key: 'description',
      header: 'Description',
      width: 227,
      grows: true,
      sortable: true,
      cell: (ticket) => (
        <ClampedText what={`Description of ${orDash(ticket.id)}`}>{orDash(ticket.description)}</ClampedText>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      width: 122,
      sortable: true,
      cell: (ticket) => <TicketStatus ticket={ticket} direction="column" />,
    },
    { key: 'owner', header: 'Owner', width: 100, sortable: true, cell: (ticket) => orDash(ticket.owner) },
    { key: 'team', header: 'Team', width: 103, sortable: true, cell: (ticket) => orDash(ticket.team) },
    {
      key: 'infoNeededFrom',
      header: 'Info Needed From',
      width: 105,
      sortable: true,
      cell: (ticket) => orDash(ticket.infoNeededFrom),
    },
    {
      key: 'responsibleForClosure',
      header: 'Responsible for Closure',
      width: 114,
      sortable: true,
      cell: (ticket) => orDash(ticket.responsibleForClosure),
    },
    {
      key: 'daysOverdue',
      header: 'Days Overdue',
      width: 74,
      align: 'end',
      sortable: true,
      cell: (ticket) => <DaysOverdue daysOverdue={ticket.daysOverdue} />,
    },
    {
      key: 'gptSuggestion',
      header: 'AI Suggestion',
      width: 260,
      grows: true,
      sortable: true,
      cell: (ticket) => <TicketSuggestion ticket={ticket} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      width: 85,
      sticky: 'end',
      notPrinted: true,
      cell: (ticket) => (
        <RowAction
          id={viewButtonId(ticket.id)}
          name={`${VIEW_TICKET}: ${orDash(ticket.id)}`}
          onPress={() => onViewTicket(ticket)}
        >
          {VIEW_TICKET}
        </RowAction>
      ),
    },
  ];
}
