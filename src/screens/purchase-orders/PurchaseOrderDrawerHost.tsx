import { useSuspenseQuery } from '@tanstack/react-query';
import { useNow } from '@/clock/useNow';
import { PurchaseOrderDrawer, type PurchaseOrderDrawerProps } from '@/components/purchase-orders/PurchaseOrderDrawer';
import { isPlaceholder } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { useOperations } from '@/operations/OperationsContext';
import { relatedDocumentsQuery } from '@/operations/purchaseOrders';
import { relatedTicketsQuery } from '@/operations/tickets';
import { useMove } from '../useMove';
import { usePerform } from '../usePerform';
import { useTellCopy } from '../useTellCopy';

export interface PurchaseOrderDrawerHostProps {
  /**
   * Undefined until one is opened. The host is mounted all the same, so that its queries are never garbage collected.
   */
  purchaseOrder: PurchaseOrder | undefined;
  /** The drawer slides in and out as this changes; `purchaseOrder` must stay until it is out. */
  open: boolean;
  /** The person closes the drawer; never called when the history closes it. */
  onClose: () => void;
  /** The order's place in the table, with the step to the next; left out when there is no table. */
  neighbours?: NonNullable<PurchaseOrderDrawerProps['neighbours']>;
}

/** The order drawer with its lists, commands and messages, for every screen that opens it. */
export function PurchaseOrderDrawerHost({ purchaseOrder, neighbours, ...panel }: PurchaseOrderDrawerHostProps) {
  const operations = useOperations();
  const tellCopy = useTellCopy();
  const perform = usePerform();
  const { moveTo } = useMove();
  const now = useNow();
  const { data: relatedTickets } = useSuspenseQuery(relatedTicketsQuery(operations));
  const { data: relatedDocuments } = useSuspenseQuery(relatedDocumentsQuery(operations));
  if (!purchaseOrder) return null;
  const { poNumber } = purchaseOrder;

  return (
    <PurchaseOrderDrawer
      {...panel}
      {...(neighbours ? { neighbours } : {})}
      purchaseOrder={purchaseOrder}
      relatedTickets={relatedTickets}
      relatedDocuments={relatedDocuments}
      now={now}
      onCopyPoNumber={(outcome) => tellCopy(poNumber, outcome)}
      onViewDocument={({ name }) => perform({ kind: 'view-document', poNumber, documentName: name })}
      onOpenInSharePoint={() => perform({ kind: 'open-in-sharepoint', poNumber })}
      onEditPurchaseOrder={() => perform({ kind: 'edit-purchase-order', poNumber })}
      onCreateTicket={() => {
        // A placeholder names no order, so it fills nothing.
        const linkedPo = isPlaceholder(purchaseOrder) ? null : poNumber;
        moveTo('/tickets', { state: { logNewIssue: { linkedPo } } });
      }}
    />
  );
}
