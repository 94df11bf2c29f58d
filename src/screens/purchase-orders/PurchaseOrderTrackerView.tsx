import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { PurchaseOrderFilterBar } from '@/components/purchase-orders/PurchaseOrderFilterBar';
import { customersOf } from '@/domain/customers/customersOf';
import { PURCHASE_ORDER_WORDS } from '@/domain/purchase-orders/commandWords';
import type { PurchaseOrderFilters } from '@/domain/purchase-orders/filterPurchaseOrders';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { Button } from '@/ui/Button';
import { FillWindow } from '@/ui/FillWindow';
import { PageHeader } from '@/ui/PageHeader';

export interface PurchaseOrderTrackerViewProps {
  /** All orders, for the choice of customers. */
  purchaseOrders: readonly PurchaseOrder[];
  /** How many of them the filters leave. */
  foundCount: number;
  /** The current search words and customer. */
  filters: PurchaseOrderFilters;
  /** The orders that were found. */
  table: ReactNode;
  /** 'New Purchase Order' was pressed; a toast and nothing else (PO-1). */
  onNewPurchaseOrder: () => void;
  /** After each key in the search box and each chosen customer; always all filters. */
  onFilter: (filters: PurchaseOrderFilters) => void;
  /** 'More Filters' was pressed; no visible effect (PO-4). */
  onMoreFilters: () => void;
}

/** Every order from sampling to shipment (PO-1 to PO-12). */
export function PurchaseOrderTrackerView({
  purchaseOrders,
  foundCount,
  filters,
  table,
  onNewPurchaseOrder,
  onFilter,
  onMoreFilters,
}: PurchaseOrderTrackerViewProps) {
  const customers = useMemo(() => customersOf(purchaseOrders), [purchaseOrders]);
  return (
    <FillWindow>
      <PageHeader title="Purchase Order Tracker" description="Every order from sampling to shipment">
        <Button onClick={onNewPurchaseOrder}>
          <Plus aria-hidden size={16} />
          {PURCHASE_ORDER_WORDS['new-purchase-order']}
        </Button>
      </PageHeader>
      <PurchaseOrderFilterBar
        filters={filters}
        customers={customers}
        resultCount={foundCount}
        onFilter={onFilter}
        onMoreFilters={onMoreFilters}
      />
      {table}
    </FillWindow>
  );
}
