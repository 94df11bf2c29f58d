import { useQuery } from '@tanstack/react-query';
import { useNow } from '@/clock/useNow';
import { PurchaseOrderDrawer } from '@/components/purchase-orders/PurchaseOrderDrawer';
import { isPlaceholder } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { relatedDocumentsQuery } from '@/operations/purchaseOrders';
import { relatedTicketsQuery } from '@/operations/tickets';
import type { Neighbours } from '@/ui/RecordStepper';
import { logNewIssue } from '../logNewIssue';
import { useCopyNotice } from '../useCopyNotice';
import { useNavigateOnce } from '../useNavigateOnce';
import { usePerform } from '../usePerform';
import { useRemote } from '../useRemote';

/**
 * What an order's drawer lists (PO-14, PO-15). The screen uses it, not the drawer: data that nothing on screen uses is
 * dropped after five minutes, and a drawer that is opened then would have to wait.
 */
export function useRelatedRecords() {
  const operations = useOperations();
  const tickets = useQuery(relatedTicketsQuery(operations));
  const documents = useQuery(relatedDocumentsQuery(operations));
  const [relatedTickets] = useRemote(tickets);
  const [relatedDocuments] = useRemote(documents);
  return {
    relatedTickets,
    relatedDocuments,
    onRetryRelated: () => {
      for (const { isError, refetch } of [tickets, documents]) if (isError) void refetch();
    },
  };
}

/** Begins to load the same. No screen waits for it, or falls with it: a drawer that is opened says what did not come. */
export function beginRelatedRecords({ operations, load }: ScreenData) {
  void load(relatedTicketsQuery(operations));
  void load(relatedDocumentsQuery(operations));
}

export interface PurchaseOrderDrawerHostProps {
  /** Stays while the drawer slides out. */
  purchaseOrder: PurchaseOrder;
  /** What the drawer lists. */
  related: ReturnType<typeof useRelatedRecords>;
  /** Id of what is shown, of no other also where a source repeats its number. */
  recordId: string;
  /** The drawer slides in and out as this changes; `purchaseOrder` must stay until it is out. */
  open: boolean;
  /** The person closes the drawer; never called when the history closes it. */
  onClose: () => void;
  /** The order's place in the table, with the step to the next; left out when there is no table. */
  neighbours?: Neighbours | undefined;
}

/** The order drawer with its lists, commands and messages, for every screen that opens it. */
export function PurchaseOrderDrawerHost({
  purchaseOrder,
  related,
  neighbours,
  ...panel
}: PurchaseOrderDrawerHostProps) {
  const showCopyNotice = useCopyNotice();
  const perform = usePerform();
  const notify = useNotify();
  const { navigateTo } = useNavigateOnce();
  const now = useNow();
  const { poNumber } = purchaseOrder;

  return (
    <PurchaseOrderDrawer
      {...panel}
      neighbours={neighbours}
      purchaseOrder={purchaseOrder}
      {...related}
      now={now}
      onCopyPoNumber={(outcome) => showCopyNotice(poNumber, outcome)}
      onViewDocument={({ name }) => perform({ kind: 'view-document', poNumber, documentName: name })}
      onOpenInSharePoint={() => perform({ kind: 'open-in-sharepoint', poNumber })}
      onEditPurchaseOrder={() => perform({ kind: 'edit-purchase-order', poNumber })}
      onCreateTicket={() => {
        // A placeholder names no order, so it fills nothing.
        const linkedPo = isPlaceholder(purchaseOrder) ? null : poNumber;
        const { path, state } = logNewIssue(linkedPo);
        // On the form it would read as an answer to what is sent there.
        notify.takeBack(
          linkedPo === null
            ? toastMessages.viewDetails(purchaseOrder.customer)
            : toastMessages.viewPurchaseOrder(purchaseOrder),
        );
        navigateTo(path, { state });
      }}
    />
  );
}
