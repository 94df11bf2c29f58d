import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { PurchaseOrderFilterBar } from '@/components/purchase-orders/PurchaseOrderFilterBar';
import { PurchaseOrderTable } from '@/components/purchase-orders/PurchaseOrderTable';
import { customersOf } from '@/domain/customers/customersOf';
import type { Sort } from '@/domain/ordering/sortRows';
import { PURCHASE_ORDER_WORDS } from '@/domain/purchase-orders/commandWords';
import { isNarrowed, type PurchaseOrderFilters } from '@/domain/purchase-orders/filterPurchaseOrders';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { PurchaseOrderColumn } from '@/domain/purchase-orders/sortPurchaseOrders';
import { Button } from '@/ui/Button';
import { FillWindow } from '@/ui/FillWindow';
import { PageHeader } from '@/ui/PageHeader';

export interface PurchaseOrderTrackerViewProps {
  /** All orders, for the choice of customers. */
  purchaseOrders: readonly PurchaseOrder[];
  /** Filtered and sorted. */
  shownPurchaseOrders: readonly PurchaseOrder[];
  /** The current search words and customer; decides what an empty table says. */
  filters: PurchaseOrderFilters;
  /** Marks the sorted column; `shownPurchaseOrders` come sorted already. Null is the data's own order. */
  sort: Sort<PurchaseOrderColumn>;
  /** The one that the drawer shows. */
  openPurchaseOrder?: PurchaseOrder | undefined;
  /** 'New Purchase Order' was pressed; a toast and nothing else (PO-1). */
  onNewPurchaseOrder: () => void;
  /** After each key in the search box and each chosen customer; always all filters. */
  onFilter: (filters: PurchaseOrderFilters) => void;
  /** 'More Filters' was pressed; no visible effect (PO-4). */
  onMoreFilters: () => void;
  /** 'Clear filters' in the empty table was pressed (PO-11). */
  onClearFilters: () => void;
  /** A header was pressed: ascending first, then descending, then the data's own order. */
  onSort: (column: PurchaseOrderColumn) => void;
  /** 'View PO' in a row was pressed; its drawer opens (PO-10). The same function from render to render. */
  onViewPurchaseOrder: (purchaseOrder: PurchaseOrder) => void;
}

/** Every order from sampling to shipment (PO-1 to PO-12). */
export function PurchaseOrderTrackerView({
  purchaseOrders,
  shownPurchaseOrders,
  filters,
  sort,
  openPurchaseOrder,
  onNewPurchaseOrder,
  onFilter,
  onMoreFilters,
  onClearFilters,
  onSort,
  onViewPurchaseOrder,
}: PurchaseOrderTrackerViewProps) {
  const customers = useMemo(() => customersOf(purchaseOrders), [purchaseOrders]);
  return (
    <FillWindow>
      <PageHeader title="Purchase Order Tracker" description="Follow every order from sampling to shipment">
        <Button onClick={onNewPurchaseOrder}>
          <Plus aria-hidden size={16} />
          {PURCHASE_ORDER_WORDS['new-purchase-order']}
        </Button>
      </PageHeader>
      <PurchaseOrderFilterBar
        filters={filters}
        customers={customers}
        resultCount={shownPurchaseOrders.length}
        onFilter={onFilter}
        onMoreFilters={onMoreFilters}
      />
      <PurchaseOrderTable
        purchaseOrders={shownPurchaseOrders}
        sort={sort}
        openPurchaseOrder={openPurchaseOrder}
        narrowed={isNarrowed(filters)}
        onSort={onSort}
        onViewPurchaseOrder={onViewPurchaseOrder}
        onClearFilters={onClearFilters}
      />
    </FillWindow>
  );
}
