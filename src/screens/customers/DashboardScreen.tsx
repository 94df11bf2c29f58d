import { useSuspenseQuery } from '@tanstack/react-query';
import { customerName, type CustomerSummary } from '@/domain/customers/customerSummary';
import { placeholderPurchaseOrder } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import { customersQuery } from '@/operations/customers';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { PanelGuard } from '../PanelGuard';
import {
  beginRelatedRecords,
  PurchaseOrderDrawerHost,
  useRelatedRecords,
} from '../purchase-orders/PurchaseOrderDrawerHost';
import { usePanelEntry } from '../usePanelEntry';
import { usePerform } from '../usePerform';
import { useStableCallback } from '../useStableCallback';
import { DashboardView } from './DashboardView';

/** The dashboard with its drawer: queries the customers and decides which toast each action shows. */
export function DashboardScreen() {
  const operations = useOperations();
  const notify = useNotify();
  const perform = usePerform();
  const { data: customers } = useSuspenseQuery(customersQuery(operations));
  const related = useRelatedRecords();
  // The card names no order, so the customer's name is the id of the placeholder.
  const drawer = usePanelEntry('dashboard-order', (name) =>
    customers.some((customer) => customerName(customer) === name) ? placeholderPurchaseOrder(name) : undefined,
  );

  const generateWeeklyReport = useStableCallback(() => perform({ kind: 'generate-weekly-report' }));
  const viewDetails = useStableCallback((customer: CustomerSummary) => {
    const name = customerName(customer);
    if (drawer.openPanel(name)) notify.toast(toastMessages.viewDetails(name));
  });

  return (
    <>
      <DashboardView customers={customers} onGenerateWeeklyReport={generateWeeklyReport} onViewDetails={viewDetails} />
      <PanelGuard entry={drawer}>
        {(purchaseOrder, opening) => (
          <PurchaseOrderDrawerHost purchaseOrder={purchaseOrder} related={related} {...opening} />
        )}
      </PanelGuard>
    </>
  );
}

/** Loads all that the dashboard shows, before it is shown. */
export function loadDashboard(data: ScreenData) {
  beginRelatedRecords(data);
  return data.load(customersQuery(data.operations));
}
