import { Tabs } from '@radix-ui/themes';
import { type ReactNode, useMemo } from 'react';
import { oneOf } from '@/domain/guard/oneOf';
import { counted } from '@/domain/text/counted';
import { searchedFor } from '@/domain/text/narrowing';
import { countTickets } from '@/domain/tickets/countTickets';
import type { Ticket } from '@/domain/tickets/ticket';
import { CounterStrip } from '@/ui/CounterStrip';
import { DraftMark } from '@/ui/DraftMark';
import { FillWindow } from '@/ui/FillWindow';
import { FilterBar } from '@/ui/FilterBar';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';
import { pressTab } from '@/ui/pressTab';

export const TICKET_TABS = ['all-tickets', 'log-new-issue'] as const;
export type TicketTab = (typeof TICKET_TABS)[number];

/** True for one of the two tabs. */
export const isTicketTab = oneOf(TICKET_TABS);

export interface TicketsViewProps {
  /** The chosen one; the other's content is not drawn. */
  tab: TicketTab;
  /** All tickets, for the counters. */
  tickets: readonly Ticket[];
  /** How many of them the search finds. */
  foundCount: number;
  /** As typed; a blank one narrows nothing. */
  search: string;
  /** The tickets that were found. */
  table: ReactNode;
  /** True when something typed into the form was not sent. */
  hasDraft: boolean;
  /** Where an issue is logged. */
  form: ReactNode;
  /** The other tab was chosen; search and draft stay. */
  onChangeTab: (tab: TicketTab) => void;
  /** After each change of the box; empty clears the search. */
  onSearch: (search: string) => void;
}

/** Every ticket, who owes the answer and since when (TICKET-1 to TICKET-11). */
export function TicketsView({
  tab,
  tickets,
  foundCount,
  search,
  table,
  hasDraft,
  form,
  onChangeTab,
  onSearch,
}: TicketsViewProps) {
  const isDraftHidden = hasDraft && tab !== 'log-new-issue';
  const counts = useMemo(() => countTickets(tickets), [tickets]);
  return (
    <FillWindow filled={tab === 'all-tickets'}>
      <PageHeader title="Ticketing System" description="Every ticket, who owes the answer and since when" />
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
        {/* What the chosen one shows bears its name, on paper too. */}
        <Tabs.List aria-label="Tickets" className="print:hidden">
          <Tabs.Trigger value="all-tickets" onMouseDown={pressTab}>
            All Tickets
          </Tabs.Trigger>
          <Tabs.Trigger value="log-new-issue" onMouseDown={pressTab}>
            <span className="flex items-center gap-2">Log New Issue {isDraftHidden && <DraftMark />}</span>
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="all-tickets" tabIndex={-1} className="fills flex flex-col gap-4 pt-4">
          <FilterBar label="Ticket filters" result={counted(foundCount, 'ticket')} narrowedBy={searchedFor(search)}>
            <div className="sm:w-80">
              <SearchField label="Search tickets" value={search} onSearch={onSearch} />
            </div>
          </FilterBar>
          {table}
        </Tabs.Content>
        <Tabs.Content value="log-new-issue" tabIndex={-1} className="pt-4">
          {form}
        </Tabs.Content>
      </Tabs.Root>
    </FillWindow>
  );
}
