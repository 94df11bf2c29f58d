import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PurchaseOrderTable } from '@/components/purchase-orders/PurchaseOrderTable';
import { findRecord, recordId } from '@/domain/ordering/recordId';
import { nextSort } from '@/domain/ordering/sortRows';
import {
  filterPurchaseOrders,
  isPurchaseOrderFilters,
  noPurchaseOrderFilters,
  preparePurchaseOrderSearch,
} from '@/domain/purchase-orders/filterPurchaseOrders';
import { poNumberOf, type PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { isPurchaseOrderSort, sortPurchaseOrders } from '@/domain/purchase-orders/sortPurchaseOrders';
import { toastMessages } from '@/notifications/messages';
import { useNotify } from '@/notifications/notify';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { purchaseOrdersQuery } from '@/operations/purchaseOrders';
import { neighboursOf } from '../neighbours';
import { PanelGuard } from '../PanelGuard';
import { useKeptState } from '../useKeptState';
import { usePanelEntry } from '../usePanelEntry';
import { usePerform } from '../usePerform';
import { usePrepared } from '../usePrepared';
import { useStableCallback } from '../useStableCallback';
import { beginRelatedRecords, PurchaseOrderDrawerHost, useRelatedRecords } from './PurchaseOrderDrawerHost';
import { PurchaseOrderTrackerView } from './PurchaseOrderTrackerView';

/** The tracker with its filters, order and drawer. */
export function PurchaseOrderTrackerScreen() {
  const operations = useOperations();
  const notify = useNotify();
  const perform = usePerform();
  const { data: purchaseOrders } = useSuspenseQuery(purchaseOrdersQuery(operations));
  const related = useRelatedRecords();
  const [filters, setFilters] = useKeptState('filters', noPurchaseOrderFilters, isPurchaseOrderFilters);
  const [sort, setSort] = useKeptState('sort', null, isPurchaseOrderSort);
  const drawer = usePanelEntry('tracker-order', (id) => findRecord(purchaseOrders, id, poNumberOf));

  usePrepared(purchaseOrders, preparePurchaseOrderSearch);
  const found = useMemo(() => filterPurchaseOrders(purchaseOrders, filters), [purchaseOrders, filters]);
  const shownPurchaseOrders = useMemo(() => sortPurchaseOrders(found, sort), [found, sort]);

  const viewPurchaseOrder = useStableCallback((purchaseOrder: PurchaseOrder) => {
    if (drawer.openPanel(recordId(purchaseOrders, purchaseOrder, poNumberOf)))
      notify.toast(toastMessages.viewPurchaseOrder(purchaseOrder));
  });

  return (
    <>
      <PurchaseOrderTrackerView
        purchaseOrders={purchaseOrders}
        foundCount={shownPurchaseOrders.length}
        filters={filters}
        table={
          <PurchaseOrderTable
            purchaseOrders={shownPurchaseOrders}
            sort={sort}
            openPurchaseOrder={drawer.open ? drawer.shown : undefined}
            narrowed={purchaseOrders.length > 0}
            onSort={(column) => setSort(nextSort(sort, column))}
            onViewPurchaseOrder={viewPurchaseOrder}
            onClearFilters={() => setFilters(noPurchaseOrderFilters)}
          />
        }
        onNewPurchaseOrder={() => perform({ kind: 'new-purchase-order' })}
        onFilter={setFilters}
        onMoreFilters={() => perform({ kind: 'more-filters' })}
      />
      <PanelGuard entry={drawer}>
        {(purchaseOrder, opening) => (
          <PurchaseOrderDrawerHost
            purchaseOrder={purchaseOrder}
            related={related}
            {...opening}
            neighbours={neighboursOf(purchaseOrders, shownPurchaseOrders, purchaseOrder, poNumberOf, (id) => {
              // The toast names the order that is left, within the panel of another.
              if (drawer.showOther(id)) notify.takeBack(toastMessages.viewPurchaseOrder(purchaseOrder));
            })}
          />
        )}
      </PanelGuard>
    </>
  );
}

/** Loads all that the tracker shows, before it is shown. */
export function loadPurchaseOrderTracker(data: ScreenData) {
  beginRelatedRecords(data);
  return data.load(purchaseOrdersQuery(data.operations));
}
