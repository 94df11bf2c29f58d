import { VIEW_PURCHASE_ORDER } from '@/domain/purchase-orders/commandWords';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { PurchaseOrderColumn } from '@/domain/purchase-orders/sortPurchaseOrders';
import { orDash } from '@/domain/text/textOr';
import type { DataColumn } from '@/ui/data-table/column';
import { RowAction } from '@/ui/data-table/RowAction';
import { viewButtonId } from '@/ui/viewButtonId';
import { linkedTicketsText } from './linkedTicketsText';
import { PurchaseOrderProgress } from './PurchaseOrderProgress';
import { PurchaseOrderStatusBadge } from './PurchaseOrderStatusBadge';
import { RiskTagBadge } from './RiskTagBadge';
import { StyleName } from './StyleName';

/** The order table's columns in the order on screen (PO-6, PO-7). */
export function purchaseOrderColumns(
  onViewPurchaseOrder: (purchaseOrder: PurchaseOrder) => void,
): readonly DataColumn<PurchaseOrder, PurchaseOrderColumn>[] {
  return [
    {
      key: 'poNumber',
      header: 'PO Number',
      width: 101,
      sortable: true,
      sticky: 'start',
      cell: (po) => <span className="block truncate">{orDash(po.poNumber)}</span>,
    },
    {
      key: 'styleName',
      header: 'Style Name',
      width: 162,
      grows: true,
      sortable: true,
      cell: (po) => <StyleName purchaseOrder={po} />,
    },
    { key: 'customer', header: 'Customer', width: 117, sortable: true, cell: (po) => orDash(po.customer) },
    { key: 'category', header: 'Category', width: 101, sortable: true, cell: (po) => orDash(po.category) },
    { key: 'factory', header: 'Factory', width: 120, grows: true, sortable: true, cell: (po) => orDash(po.factory) },
    {
      key: 'status',
      header: 'Status',
      width: 133,
      sortable: true,
      cell: (po) => <PurchaseOrderStatusBadge status={po.status} />,
    },
    { key: 'team', header: 'Team', width: 103, grows: true, sortable: true, cell: (po) => orDash(po.team) },
    {
      key: 'linkedTickets',
      header: 'Tickets',
      width: 68,
      align: 'end',
      sortable: true,
      cell: (po) => linkedTicketsText(po.linkedTickets),
    },
    { key: 'riskTag', header: 'Risk', width: 109, sortable: true, cell: (po) => <RiskTagBadge riskTag={po.riskTag} /> },
    {
      key: 'progress',
      header: 'Progress',
      width: 98,
      grows: true,
      align: 'end',
      sortable: true,
      cell: (po) => <PurchaseOrderProgress poNumber={orDash(po.poNumber)} progress={po.progress} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      width: 92,
      sticky: 'end',
      notPrinted: true,
      cell: (po) => (
        <RowAction
          id={viewButtonId(po.poNumber)}
          name={`${VIEW_PURCHASE_ORDER}: ${orDash(po.poNumber)}`}
          onPress={() => onViewPurchaseOrder(po)}
        >
          {VIEW_PURCHASE_ORDER}
        </RowAction>
      ),
    },
  ];
}
