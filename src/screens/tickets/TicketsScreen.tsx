import { useSuspenseQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNow } from '@/clock/useNow';
import { TicketDrawer } from '@/components/tickets/TicketDrawer';
import { TicketForm } from '@/components/tickets/TicketForm';
import { TicketTable } from '@/components/tickets/TicketTable';
import { isFlag, isText } from '@/domain/guard/guard';
import { findRecord, idOf, recordId } from '@/domain/ordering/recordId';
import { nextSort } from '@/domain/ordering/sortRows';
import { poNumberOf } from '@/domain/purchase-orders/purchaseOrder';
import { sortPurchaseOrders } from '@/domain/purchase-orders/sortPurchaseOrders';
import { isBlankQuery } from '@/domain/text/search';
import { filterTickets } from '@/domain/tickets/filterTickets';
import { isTicketSort, sortTickets } from '@/domain/tickets/sortTickets';
import type { Ticket } from '@/domain/tickets/ticket';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { purchaseOrdersQuery } from '@/operations/purchaseOrders';
import { staffQuery } from '@/operations/teams';
import { ticketsQuery } from '@/operations/tickets';
import { linkedPoOf, type LogNewIssueRequest, requestIn } from '../logNewIssue';
import { neighboursOf } from '../neighbours';
import { pageKey } from '../pageKey';
import { PanelGuard } from '../PanelGuard';
import { useDraft, useScreenMemory } from '../screenMemory';
import { useCopyNotice } from '../useCopyNotice';
import { useKeptState } from '../useKeptState';
import { usePanelEntry } from '../usePanelEntry';
import { usePerform } from '../usePerform';
import { useStableCallback } from '../useStableCallback';
import { isTicketTab, TicketsView } from './TicketsView';

const BY_NUMBER = { column: 'poNumber', direction: 'ascending' } as const;

/** The draft of 'Log New Issue'; a request from another screen fills in the order, once for each history entry. */
function useTicketForm(request: LogNewIssueRequest | null) {
  const { filledRequests } = useScreenMemory();
  const entry = useLocation();
  const [draft, change] = useDraft('ticket');
  const [isUsed, setIsUsed] = useKeptState('linked-po-used', false, isFlag);
  const linkedRef = useRef<string>(undefined);
  useLayoutEffect(() => {
    const linkedPo = request?.linkedPo;
    if (!linkedPo) return;
    if (draft.poNumber === linkedPo) linkedRef.current = linkedPo;
    // It was sent or taken back: a reload must not fill it in again.
    else if (linkedRef.current === linkedPo && !isUsed) setIsUsed(true);
    // An entry that is shown again gets a new key and keeps the request object. A panel's entry holds the key of the page
    // that it lies over, and from the history a copy of the request.
    const sources = [pageKey(entry), requestIn(entry.state)];
    const isFilled = sources.some((source) => filledRequests.has(source));
    for (const source of sources) filledRequests.add(source);
    if (isUsed || isFilled) return;
    change((current) => ({ ...current, poNumber: linkedPo }));
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
  const { data: purchaseOrders } = useSuspenseQuery(purchaseOrdersQuery(operations));
  const { data: staff } = useSuspenseQuery(staffQuery(operations));
  const request = linkedPoOf(state);
  const [tab, setTab] = useKeptState('tab', request ? 'log-new-issue' : 'all-tickets', isTicketTab);
  const [search, setSearch] = useKeptState('search', '', isText);
  const [sort, setSort] = useKeptState('sort', null, isTicketSort);
  const { draft, change } = useTicketForm(request);
  const drawer = usePanelEntry('ticket', (id) => findRecord(tickets, id, idOf));

  const found = useMemo(() => filterTickets(tickets, search), [tickets, search]);
  const shownTickets = useMemo(() => sortTickets(found, sort), [found, sort]);
  const poNumbers = useMemo(() => sortPurchaseOrders(purchaseOrders, BY_NUMBER).map(poNumberOf), [purchaseOrders]);
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
            narrowed={!isBlankQuery(search)}
            onSort={(column) => setSort(nextSort(sort, column))}
            onViewTicket={viewTicket}
            onClearSearch={() => setSearch('')}
          />
        }
        form={
          <TicketForm
            draft={draft}
            poNumbers={poNumbers}
            staff={staff}
            onChangeDraft={(next) => change(() => next)}
            onSaveDraft={() => perform({ kind: 'save-ticket-draft', draft })}
            onCreateTicket={() =>
              perform(
                { kind: 'create-ticket', draft },
                {
                  // What was typed while the command was pending belongs to the next ticket. An empty form begins anew too.
                  onDone: () => change((current) => (current === draft ? { ...emptyTicketDraft } : current)),
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
export const loadTickets = ({ operations, load }: ScreenData) =>
  Promise.all([load(ticketsQuery(operations)), load(purchaseOrdersQuery(operations)), load(staffQuery(operations))]);
