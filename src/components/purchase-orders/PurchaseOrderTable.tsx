import { PackageOpen, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import type { Sort } from '@/domain/ordering/sortRows';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { PurchaseOrderColumn } from '@/domain/purchase-orders/sortPurchaseOrders';
import { orDash } from '@/domain/text/orDash';
import { AiMark } from '@/ui/AiMark';
import { Button } from '@/ui/Button';
import type { DataColumn } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/DataTable';
import { RowAction } from '@/ui/data-table/RowAction';
import { countText } from '@/ui/countText';
import { EmptyState } from '@/ui/EmptyState';
import { ProgressBar, progressText } from '@/ui/ProgressBar';
import { PurchaseOrderStatusBadge } from './PurchaseOrderStatusBadge';
import { RiskTagBadge } from './RiskTagBadge';

const ROW_PX = 44;

function StyleName({ purchaseOrder: { styleName, gptFlag } }: { purchaseOrder: PurchaseOrder }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate" title={styleName}>
        {orDash(styleName)}
      </span>
      {gptFlag && <AiMark label="Flagged by AI" />}
    </span>
  );
}

function ProgressCell({ purchaseOrder: { poNumber, progress } }: { purchaseOrder: PurchaseOrder }) {
  return (
    <span className="flex items-center gap-3 sm:justify-end">
      <span className="flex w-16 shrink-0">
        <ProgressBar name={`Progress of ${poNumber}`} value={progress} />
      </span>
      <span className="min-w-9 text-right">{Number.isNaN(progress) ? '–' : progressText(progress)}</span>
    </span>
  );
}

function columnsFor(
  onViewPurchaseOrder: (purchaseOrder: PurchaseOrder) => void,
): readonly DataColumn<PurchaseOrder, PurchaseOrderColumn | 'actions'>[] {
  return [
    {
      key: 'poNumber',
      header: 'PO Number',
      width: 104,
      sortable: true,
      sticky: 'start',
      primary: true,
      cell: (po) => <span className="whitespace-nowrap">{orDash(po.poNumber)}</span>,
    },
    {
      key: 'styleName',
      header: 'Style Name',
      width: 188,
      sortable: true,
      cell: (po) => <StyleName purchaseOrder={po} />,
    },
    { key: 'customer', header: 'Customer', width: 124, sortable: true, cell: (po) => orDash(po.customer) },
    { key: 'category', header: 'Category', width: 104, sortable: true, cell: (po) => orDash(po.category) },
    { key: 'factory', header: 'Factory', width: 160, sortable: true, cell: (po) => orDash(po.factory) },
    {
      key: 'status',
      header: 'Status',
      width: 136,
      sortable: true,
      cell: (po) => <PurchaseOrderStatusBadge status={po.status} />,
    },
    { key: 'team', header: 'Team', width: 120, sortable: true, cell: (po) => orDash(po.team) },
    {
      key: 'linkedTickets',
      header: 'Tickets',
      width: 76,
      align: 'end',
      sortable: true,
      cell: (po) => (po.linkedTickets > 0 ? countText(po.linkedTickets) : '–'),
    },
    { key: 'riskTag', header: 'Risk', width: 112, sortable: true, cell: (po) => <RiskTagBadge riskTag={po.riskTag} /> },
    {
      key: 'progress',
      header: 'Progress',
      width: 152,
      align: 'end',
      sortable: true,
      cell: (po) => <ProgressCell purchaseOrder={po} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      width: 100,
      sticky: 'end',
      cell: (po) => (
        <RowAction id={`view-${po.poNumber}`} name={`View PO: ${po.poNumber}`} onPress={() => onViewPurchaseOrder(po)}>
          View PO
        </RowAction>
      ),
    },
  ];
}

export interface PurchaseOrderTableProps {
  /** Filtered and sorted, in the order shown. */
  purchaseOrders: readonly PurchaseOrder[];
  /** Marks the sorted column in the header; null is the data's own order. The rows come sorted already. */
  sort: Sort<PurchaseOrderColumn>;
  /** True when any filter is set: an empty table then says so and offers to clear the filters. */
  narrowed: boolean;
  /** A header was pressed: ascending first, then descending, then the data's own order. */
  onSort: (column: PurchaseOrderColumn) => void;
  /** 'View PO' was pressed. The same function from render to render, so that only new rows are drawn. */
  onViewPurchaseOrder: (purchaseOrder: PurchaseOrder) => void;
  /** 'Clear filters' was pressed, which stands there only when filters leave no row (PO-11). */
  onClearFilters: () => void;
}

/** All orders in one table (PO-5 to PO-11). */
export function PurchaseOrderTable({
  purchaseOrders,
  sort,
  narrowed,
  onSort,
  onViewPurchaseOrder,
  onClearFilters,
}: PurchaseOrderTableProps) {
  const columns = useMemo(() => columnsFor(onViewPurchaseOrder), [onViewPurchaseOrder]);
  return (
    <DataTable
      title="Active Purchase Orders"
      columns={columns}
      rows={purchaseOrders}
      rowKey={(po, index) => `${po.poNumber} ${index}`}
      rowHeight={ROW_PX}
      sort={sort}
      onSort={(column) => {
        if (column !== 'actions') onSort(column);
      }}
      emptyState={
        narrowed ? (
          <EmptyState
            icon={SearchX}
            title="No purchase orders match"
            description="Try other words, or see all orders again."
          >
            <Button variant="outline" color="gray" onClick={onClearFilters}>
              Clear filters
            </Button>
          </EmptyState>
        ) : (
          <EmptyState icon={PackageOpen} title="No purchase orders yet" />
        )
      }
    />
  );
}
