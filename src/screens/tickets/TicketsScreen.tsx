import { useSuspenseQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useNow } from '@/clock/useNow';
import { TicketDrawer } from '@/components/tickets/TicketDrawer';
import { TicketForm } from '@/components/tickets/TicketForm';
import { TicketTable } from '@/components/tickets/TicketTable';
import { NOT_CHOSEN } from '@/domain/choice/choice';
import { isText } from '@/domain/guard/guard';
import { findRecord, idOf, recordId } from '@/domain/ordering/recordId';
import { nextSort } from '@/domain/ordering/sortRows';
import { sortPurchaseOrders } from '@/domain/purchase-orders/sortPurchaseOrders';
import { filterTickets } from '@/domain/tickets/filterTickets';
import { isTicketSort, sortTickets } from '@/domain/tickets/sortTickets';
import type { Ticket } from '@/domain/tickets/ticket';
import { emptyTicketDraft, isBegun } from '@/domain/tickets/ticketDraft';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { purchaseOrdersQuery } from '@/operations/purchaseOrders';
import { staffQuery } from '@/operations/teams';
import { ticketsQuery } from '@/operations/tickets';
import { logNewIssueRequestOf, type LogNewIssueRequest } from '../logNewIssue';
import { neighboursOf } from '../neighbours';
import { PanelGuard } from '../PanelGuard';
import { useDraft, useScreenMemory } from '../screenMemory';
import { useChoices } from '../useChoices';
import { useCopyNotice } from '../useCopyNotice';
import { useKeptState } from '../useKeptState';
import { usePanelEntry } from '../usePanelEntry';
import { usePerform } from '../usePerform';
import { useStableCallback } from '../useStableCallback';
import { isTicketTab, TicketsView } from './TicketsView';

const BY_NUMBER = { column: 'poNumber', direction: 'ascending' } as const;

/** The draft of 'Log New Issue'; a request from another screen fills in its order, once. */
function useTicketForm(request: LogNewIssueRequest | null) {
  const { drafts, linkRequests } = useScreenMemory();
  const [draft, change] = useDraft('ticket');
  const notify = useNotify();
  useLayoutEffect(() => {
    if (!request?.linkedPo) return;
    const { id, linkedPo } = request;
    if (linkRequests.isUsed(id)) return;
    if (!linkRequests.isFilled(id)) {
      linkRequests.fill(id, linkedPo);
      const { poNumber: before, ...rest } = drafts.read('ticket');
      change((current) => ({ ...current, poNumber: linkedPo }));
      // What was typed was about the other order, and nothing else says that it has gone.
      if (before !== NOT_CHOSEN && before !== linkedPo && isBegun({ ...rest, poNumber: NOT_CHOSEN }))
        notify.toast(toastMessages.ticketRelinked(linkedPo, before));
      // Asked now, for the draft may have changed since it was drawn.
    } else if (drafts.read('ticket').poNumber !== linkedPo) linkRequests.use(id);
  });
  return { draft, change };
}

/** The ticketing system with its table, form and drawer. */
export function TicketsScreen() {
  const operations = useOperations();
  const showCopyNotice = useCopyNotice();
  const perform = usePerform();
  const now = useNow();
  const { state } = useLocation();
  const { data: tickets } = useSuspenseQuery(ticketsQuery(operations));
  const purchaseOrders = useChoices(purchaseOrdersQuery(operations));
  const staff = useChoices(staffQuery(operations));
  const request = logNewIssueRequestOf(state);
  const [tab, setTab] = useKeptState('tab', request ? 'log-new-issue' : 'all-tickets', isTicketTab);
  const [search, setSearch] = useKeptState('search', '', isText);
  const [sort, setSort] = useKeptState('sort', null, isTicketSort);
  const { draft, change } = useTicketForm(request);
  const [refused, changeRefused] = useDraft('refusedTicket');
  const markRefused = (fields: readonly string[]) => changeRefused(() => ({ draft, fields }));
  const markAccepted = () => changeRefused(() => undefined);
  const drawer = usePanelEntry('ticket', (id) => findRecord(tickets, id, idOf));

  const found = useMemo(() => filterTickets(tickets, search), [tickets, search]);
  const shownTickets = useMemo(() => sortTickets(found, sort), [found, sort]);
  const orders = useMemo(() => sortPurchaseOrders(purchaseOrders, BY_NUMBER), [purchaseOrders]);
  const viewTicket = useStableCallback((ticket: Ticket) => {
    drawer.openPanel(recordId(tickets, ticket, idOf));
  });

  return (
    <>
      <TicketsView
        tab={tab}
        tickets={tickets}
        foundCount={shownTickets.length}
        search={search}
        table={
          <TicketTable
            tickets={shownTickets}
            sort={sort}
            openTicket={drawer.open ? drawer.shown : undefined}
            narrowed={tickets.length > 0}
            onSort={(column) => setSort(nextSort(sort, column))}
            onViewTicket={viewTicket}
            onClearSearch={() => setSearch('')}
          />
        }
        hasDraft={isBegun(draft)}
        form={
          <TicketForm
            draft={draft}
            orders={orders}
            staff={staff}
            refused={refused}
            onChangeDraft={(next) => change(() => next)}
            onSaveDraft={() =>
              perform({ kind: 'save-ticket-draft', draft }, { onInvalid: markRefused, onDone: markAccepted })
            }
            onCreateTicket={() =>
              perform(
                { kind: 'create-ticket', draft },
                {
                  onInvalid: markRefused,
                  // What was typed while the command was pending belongs to the next ticket. An empty form begins anew too.
                  onDone: () => {
                    markAccepted();
                    change((current) => (current === draft ? { ...emptyTicketDraft } : current));
                  },
                },
              )
            }
          />
        }
        onChangeTab={setTab}
        onSearch={setSearch}
      />
      <PanelGuard entry={drawer}>
        {(shown, opening) => (
          <TicketDrawer
            ticket={shown}
            {...opening}
            now={now}
            neighbours={neighboursOf(tickets, shownTickets, shown, idOf, drawer.showOther)}
            onCopyId={(outcome) => showCopyNotice(shown.id, outcome)}
          />
        )}
      </PanelGuard>
    </>
  );
}

/** Loads all that the ticketing system shows, before it is shown. */
export function loadTickets({ operations, load }: ScreenData) {
  void load(purchaseOrdersQuery(operations));
  void load(staffQuery(operations));
  return load(ticketsQuery(operations));
}
