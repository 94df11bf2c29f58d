import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customerName } from '@/domain/customers/customerSummary';
import { placeholderPurchaseOrder } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import { useOperations } from '@/operations/OperationsContext';
import { customersQuery } from '@/operations/queries';
import { PurchaseOrderDrawerHost } from '../PurchaseOrderDrawerHost';
import { usePanelEntry } from '../usePanelEntry';
import { usePerform } from '../usePerform';
import { DashboardView } from './DashboardView';

/** The dashboard with its drawer: asks for the customers and decides what each action says. */
export function DashboardScreen() {
  const operations = useOperations();
  const notify = useNotify();
  const perform = usePerform();
  const { data: customers } = useSuspenseQuery(customersQuery(operations));
  const [shownOrder, setShownOrder] = useState<PurchaseOrder>();
  const drawer = usePanelEntry('purchase-order');

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
      <PurchaseOrderDrawerHost purchaseOrder={shownOrder} open={drawer.open} onClose={drawer.closePanel} />
    </>
  );
}
