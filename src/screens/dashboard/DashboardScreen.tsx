import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNow } from '@/clock/useNow';
import { PurchaseOrderDrawer } from '@/components/purchase-orders/PurchaseOrderDrawer';
import { customerName } from '@/domain/customers/customerSummary';
import { isPlaceholder, placeholderPurchaseOrder } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { noticeMessages, toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import { useOperations } from '@/operations/OperationsContext';
import { customersQuery, relatedDocumentsQuery, relatedTicketsQuery } from '@/operations/queries';
import { usePanelEntry } from '../usePanelEntry';
import { usePerform } from '../usePerform';
import { DashboardView } from './DashboardView';

/** The dashboard with its drawer: asks for the customers and decides what each action says. */
export function DashboardScreen() {
  const operations = useOperations();
  const notify = useNotify();
  const perform = usePerform();
  const navigate = useNavigate();
  const now = useNow();
  const { data: customers } = useSuspenseQuery(customersQuery(operations));
  const { data: relatedTickets } = useSuspenseQuery(relatedTicketsQuery(operations));
  const { data: relatedDocuments } = useSuspenseQuery(relatedDocumentsQuery(operations));
  const [shownOrder, setShownOrder] = useState<PurchaseOrder>();
  const drawer = usePanelEntry('purchase-order');

  const createTicket = (purchaseOrder: PurchaseOrder) => {
    // A placeholder names no order, so it fills nothing.
    const linkedPo = isPlaceholder(purchaseOrder) ? null : purchaseOrder.poNumber;
    void navigate('/tickets', { state: { logNewIssue: { linkedPo } } });
  };

  return (
    <>
      <DashboardView
        customers={customers}
        onGenerateWeeklyReport={() =>
          perform(
            { kind: 'generate-weekly-report' },
            { action: 'Generate Weekly Report', onDone: () => notify.toast(toastMessages.generatingReport()) },
          )
        }
        onViewDetails={(customer) => {
          setShownOrder(placeholderPurchaseOrder(customerName(customer)));
          drawer.openPanel();
          notify.toast(toastMessages.viewDetails(customerName(customer)));
        }}
      />
      {shownOrder && (
        <PurchaseOrderDrawer
          purchaseOrder={shownOrder}
          open={drawer.open}
          relatedTickets={relatedTickets}
          relatedDocuments={relatedDocuments}
          now={now}
          onClose={drawer.closePanel}
          onCopyPoNumber={(outcome) =>
            notify.notice(
              outcome === 'copied'
                ? noticeMessages.copied(shownOrder.poNumber)
                : noticeMessages.copyFailed(shownOrder.poNumber),
            )
          }
          onViewDocument={(document) =>
            perform(
              { kind: 'view-document', poNumber: shownOrder.poNumber, documentName: document.name },
              { action: 'View', onDone: () => notify.toast(toastMessages.viewDocument(document.name)) },
            )
          }
          onOpenInSharePoint={() =>
            perform(
              { kind: 'open-in-sharepoint', poNumber: shownOrder.poNumber },
              {
                action: 'Open in SharePoint',
                onDone: () => notify.toast(toastMessages.openInSharePoint(shownOrder.poNumber)),
              },
            )
          }
          onEditPurchaseOrder={() =>
            perform(
              { kind: 'edit-purchase-order', poNumber: shownOrder.poNumber },
              { action: 'Edit PO', onDone: () => notify.toast(toastMessages.editPurchaseOrder(shownOrder)) },
            )
          }
          onCreateTicket={() => createTicket(shownOrder)}
        />
      )}
    </>
  );
}
