import { Tabs } from '@radix-ui/themes';
import { TicketForm } from '@/components/tickets/TicketForm';
import { TicketTable } from '@/components/tickets/TicketTable';
import { oneOf } from '@/domain/guard/oneOf';
import type { Sort } from '@/domain/ordering/sortRows';
import { counted } from '@/domain/text/counted';
import { countTickets } from '@/domain/tickets/countTickets';
import type { TicketColumn } from '@/domain/tickets/sortTickets';
import type { Ticket } from '@/domain/tickets/ticket';
import type { TicketDraft } from '@/domain/tickets/ticketDraft';
import { CounterStrip } from '@/ui/CounterStrip';
import { FillWindow } from '@/ui/FillWindow';
import { FilterBar } from '@/ui/FilterBar';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';

export const TICKET_TABS = ['all-tickets', 'log-new-issue'] as const;
export type TicketTab = (typeof TICKET_TABS)[number];

/** True for one of the two tabs. */
export const isTicketTab = oneOf(TICKET_TABS);

export interface TicketsViewProps {
  /** The chosen one; the other's content is not drawn. */
  tab: TicketTab;
  /** All tickets, for the counters. */
  tickets: readonly Ticket[];
  /** Filtered and sorted. */
  shownTickets: readonly Ticket[];
  /** As typed; a blank one narrows nothing. */
  search: string;
  /** Marks the sorted column; `shownTickets` come sorted already. Null is the data's own order. */
  sort: Sort<TicketColumn>;
  /** The one that the drawer shows. */
  openTicket?: Ticket | undefined;
  /** What is typed into 'Log New Issue'; choices hold NOT_CHOSEN until one is made. */
  draft: TicketDraft;
  /** Numbers of all orders, offered as 'Linked PO'. */
  poNumbers: readonly string[];
  /** Names offered as 'Assign To'. */
  staff: readonly string[];
  /** The other tab was chosen; search and draft stay. */
  onChangeTab: (tab: TicketTab) => void;
  /** After each change of the box; empty clears the search. */
  onSearch: (search: string) => void;
  /** A header was pressed: ascending first, then descending, then the data's own order. */
  onSort: (column: TicketColumn) => void;
  /** 'View' in a row was pressed; its drawer opens. The same function from render to render. */
  onViewTicket: (ticket: Ticket) => void;
  /** After each change of a field; always the whole draft. */
  onChangeDraft: (draft: TicketDraft) => void;
  /** 'Save as Draft' was pressed; what was typed stays (TICKET-9). */
  onSaveDraft: () => void;
  /** 'Create Ticket' was pressed; the parent empties the draft after a success, without a toast (TICKET-8). */
  onCreateTicket: () => void;
}

/** Every open question, who owes the answer and since when (TICKET-1 to TICKET-11). */
export function TicketsView({
  tab,
  tickets,
  shownTickets,
  search,
  sort,
  openTicket,
  draft,
  poNumbers,
  staff,
  onChangeTab,
  onSearch,
  onSort,
  onViewTicket,
  onChangeDraft,
  onSaveDraft,
  onCreateTicket,
}: TicketsViewProps) {
  const counts = countTickets(tickets);
  return (
    <FillWindow filled={tab === 'all-tickets'}>
      <PageHeader title="Ticketing System" description="Every open question, who owes the answer and since when" />
      <CounterStrip
        counters={[
          { title: 'Open', count: counts.open },
          { title: 'Overdue', count: counts.overdue },
          { title: 'Escalated', count: counts.escalated },
        ]}
      />
      <Tabs.Root
        className="fills"
        value={tab}
        onValueChange={(next) => {
          if (isTicketTab(next)) onChangeTab(next);
        }}
      >
        <Tabs.List aria-label="Tickets">
          <Tabs.Trigger value="all-tickets">All Tickets</Tabs.Trigger>
          <Tabs.Trigger value="log-new-issue">Log New Issue</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="all-tickets" className="fills flex flex-col gap-4 pt-4">
          <FilterBar label="Ticket filters" result={counted(shownTickets.length, 'ticket')}>
            <div className="sm:w-80">
              <SearchField label="Search ID, PO, customer or description" value={search} onSearch={onSearch} />
            </div>
          </FilterBar>
          <TicketTable
            tickets={shownTickets}
            sort={sort}
            openTicket={openTicket}
            narrowed={search.trim() !== ''}
            onSort={onSort}
            onViewTicket={onViewTicket}
            onClearSearch={() => onSearch('')}
          />
        </Tabs.Content>
        <Tabs.Content value="log-new-issue" className="pt-4">
          <TicketForm
            draft={draft}
            poNumbers={poNumbers}
            staff={staff}
            onChangeDraft={onChangeDraft}
            onSaveDraft={onSaveDraft}
            onCreateTicket={onCreateTicket}
          />
        </Tabs.Content>
      </Tabs.Root>
    </FillWindow>
  );
}
