import { PackageOpen, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import type { Sort } from '@/domain/ordering/sortRows';
import { poNumberOf, type PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { PurchaseOrderColumn } from '@/domain/purchase-orders/sortPurchaseOrders';
import { counted } from '@/domain/text/counted';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ON_DESK } from '@/ui/useMediaQuery';
import { PurchaseOrderCard } from './PurchaseOrderCard';
import { purchaseOrderColumns } from './purchaseOrderColumns';

const ROW_PX = 44;
/** Bar, title, filters, the table's own heading and header, and the page's lower edge. */
const BESIDE_ROWS_PX = 330;
/** Where cards stand in place of rows, below 1024 px. */
const CARD_PX = 215;

export interface PurchaseOrderTableProps {
  /** Filtered and sorted, in the order shown. */
  purchaseOrders: readonly PurchaseOrder[];
  /** Which column is sorted, and how; null is the data's own order. */
  sort: Sort<PurchaseOrderColumn>;
  /** The one that the drawer shows, whose row is marked. */
  openPurchaseOrder?: PurchaseOrder | undefined;
  /** True where there are more orders than those of the table: an empty one then offers to clear the filters. */
  narrowed: boolean;
  /** A header was pressed, or below 1024 px a button for sorting. */
  onSort: (column: PurchaseOrderColumn) => void;
  /** 'View PO' was pressed. The same function from render to render, so that only new rows are drawn. */
  onViewPurchaseOrder: (purchaseOrder: PurchaseOrder) => void;
  /** The way back from an empty table, which only a narrowed one offers. */
  onClearFilters: () => void;
}

/** All orders in one table (PO-5 to PO-11). */
export function PurchaseOrderTable({
  purchaseOrders,
  sort,
  openPurchaseOrder,
  narrowed,
  onSort,
  onViewPurchaseOrder,
  onClearFilters,
}: PurchaseOrderTableProps) {
  const columns = useMemo(() => purchaseOrderColumns(onViewPurchaseOrder), [onViewPurchaseOrder]);
  return (
    <DataTable
      title="Active Purchase Orders"
      columns={columns}
      rows={purchaseOrders}
      rowKey={poNumberOf}
      rowHeight={ROW_PX}
      besideRows={BESIDE_ROWS_PX}
      countInWords={(count) => counted(count, 'purchase order')}
      renderCard={(po) => <PurchaseOrderCard purchaseOrder={po} onViewPurchaseOrder={onViewPurchaseOrder} />}
      cardHeight={CARD_PX}
      roomFor={ON_DESK}
      sort={sort}
      openRow={openPurchaseOrder}
      onSort={onSort}
      emptyState={
        narrowed ? (
          <EmptyState
            icon={SearchX}
            title="No purchase orders match"
            description="Try another PO number, style, category or customer, or see all orders again."
          >
            <Button variant="outline" color="gray" onClick={onClearFilters}>
              Show All Orders
            </Button>
          </EmptyState>
        ) : (
          <EmptyState
            icon={PackageOpen}
            title="No purchase orders yet"
            description="They appear here once they are placed."
          />
        )
      }
    />
  );
}
