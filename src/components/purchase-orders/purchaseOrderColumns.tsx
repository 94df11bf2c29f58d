import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { PurchaseOrderColumn } from '@/domain/purchase-orders/sortPurchaseOrders';
import { orDash } from '@/domain/text/orDash';
import { AiMark } from '@/ui/AiMark';
import { countText } from '@/ui/countText';
import type { DataColumn } from '@/ui/data-table/column';
import { RowAction } from '@/ui/data-table/RowAction';
import { ProgressBar, progressText } from '@/ui/ProgressBar';
import { PurchaseOrderStatusBadge } from './PurchaseOrderStatusBadge';
import { RiskTagBadge } from './RiskTagBadge';

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

/** The order table's columns in the order on screen (PO-6, PO-7). */
export function purchaseOrderColumns(
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
