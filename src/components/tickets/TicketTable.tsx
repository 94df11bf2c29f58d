import { SearchX, Ticket as TicketIcon } from 'lucide-react';
import { useMemo } from 'react';
import type { Sort } from '@/domain/ordering/sortRows';
import { orDash } from '@/domain/text/orDash';
import type { TicketColumn } from '@/domain/tickets/sortTickets';
import type { Ticket } from '@/domain/tickets/ticket';
import { AiMark } from '@/ui/AiMark';
import { Button } from '@/ui/Button';
import { ClampedText } from '@/ui/ClampedText';
import type { DataColumn } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/DataTable';
import { RowAction } from '@/ui/data-table/RowAction';
import { EmptyState } from '@/ui/EmptyState';
import { DaysOverdue } from './DaysOverdue';
import { EscalatedBadge } from './EscalatedBadge';
import { TicketStatusBadge } from './TicketStatusBadge';

const ROW_PX = 56;

function TicketStatusCell({ ticket }: { ticket: Ticket }) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <TicketStatusBadge status={ticket.status} />
      {ticket.escalated && <EscalatedBadge />}
    </span>
  );
}

/** The suggestion with the AI mark. */
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

function columnsFor(onViewTicket: (ticket: Ticket) => void): readonly DataColumn<Ticket, TicketColumn | 'actions'>[] {
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

export interface TicketTableProps {
  /** Filtered and sorted, in the order shown. */
  tickets: readonly Ticket[];
  /** Marks the sorted column in the header; null is the data's own order. The rows come sorted already. */
  sort: Sort<TicketColumn>;
  /** True while a search is typed: an empty table then says so and offers to clear it. */
  narrowed: boolean;
  /** A header was pressed: ascending first, then descending, then the data's own order. */
  onSort: (column: TicketColumn) => void;
  /** 'View' was pressed. The same function from render to render, so that only new rows are drawn. */
  onViewTicket: (ticket: Ticket) => void;
  /** 'Show all tickets' was pressed, which stands there only when a search finds none. */
  onClearSearch: () => void;
}

/** All tickets in one table (TICKET-3, TICKET-4, TICKET-10). */
export function TicketTable({ tickets, sort, narrowed, onSort, onViewTicket, onClearSearch }: TicketTableProps) {
  const columns = useMemo(() => columnsFor(onViewTicket), [onViewTicket]);
  return (
    <DataTable
      title="All Tickets"
      columns={columns}
      rows={tickets}
      rowKey={(ticket, index) => `${ticket.id} ${index}`}
      rowHeight={ROW_PX}
      sort={sort}
      onSort={(column) => {
        if (column !== 'actions') onSort(column);
      }}
      emptyState={
        narrowed ? (
          <EmptyState icon={SearchX} title="No tickets match" description="Try other words, or see all tickets again.">
            <Button variant="outline" color="gray" onClick={onClearSearch}>
              Show all tickets
            </Button>
          </EmptyState>
        ) : (
          <EmptyState icon={TicketIcon} title="No tickets yet" description="Log one under 'Log New Issue'." />
        )
      }
    />
  );
}
