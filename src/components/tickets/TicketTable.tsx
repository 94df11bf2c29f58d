import { SearchX, Ticket as TicketIcon } from 'lucide-react';
import { useMemo } from 'react';
import { idOf } from '@/domain/ordering/recordId';
import type { Sort } from '@/domain/ordering/sortRows';
import { counted } from '@/domain/text/counted';
import type { TicketColumn } from '@/domain/tickets/sortTickets';
import type { Ticket } from '@/domain/tickets/ticket';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ON_DESK } from '@/ui/useMediaQuery';
import { TicketCard } from './TicketCard';
import { ticketColumns } from './ticketColumns';

const ROW_PX = 52;
/** Bar, title, counters, tabs, filter, the table's own heading and header, and the page's lower edge. */
const BESIDE_ROWS_PX = 450;
/** Where cards stand in place of rows, below 1024 px. */
const CARD_PX = 200;

export interface TicketTableProps {
  /** Filtered and sorted, in the order shown. */
  tickets: readonly Ticket[];
  /** Which column is sorted, and how; null is the data's own order. */
  sort: Sort<TicketColumn>;
  /** The one that the drawer shows, whose row is marked. */
  openTicket?: Ticket | undefined;
  /** True where there are more tickets than those of the table: an empty one then offers to clear the search. */
  narrowed: boolean;
  /** A header was pressed, or below 1024 px a button for sorting. */
  onSort: (column: TicketColumn) => void;
  /** 'View' was pressed. The same function from render to render, so that only new rows are drawn. */
  onViewTicket: (ticket: Ticket) => void;
  /** The way back from an empty table, which only a narrowed one offers. */
  onClearSearch: () => void;
}

/** All tickets in one table (TICKET-3, TICKET-4, TICKET-10). */
export function TicketTable({
  tickets,
  sort,
  openTicket,
  narrowed,
  onSort,
  onViewTicket,
  onClearSearch,
}: TicketTableProps) {
  const columns = useMemo(() => ticketColumns(onViewTicket), [onViewTicket]);
  return (
    <DataTable
      title="All Tickets"
      columns={columns}
      rows={tickets}
      rowKey={idOf}
      rowHeight={ROW_PX}
      besideRows={BESIDE_ROWS_PX}
      countInWords={(count) => counted(count, 'ticket')}
      renderCard={(ticket) => <TicketCard ticket={ticket} onViewTicket={onViewTicket} />}
      cardHeight={CARD_PX}
      roomFor={ON_DESK}
      sort={sort}
      openRow={openTicket}
      onSort={onSort}
      emptyState={
        narrowed ? (
          <EmptyState icon={SearchX} title="No tickets match" description="Try other words, or see all tickets again.">
            <Button variant="outline" color="gray" onClick={onClearSearch}>
              Show All Tickets
            </Button>
          </EmptyState>
        ) : (
          <EmptyState icon={TicketIcon} title="No tickets yet" description="Log one under “Log New Issue”." />
        )
      }
    />
  );
}
