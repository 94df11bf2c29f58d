import { VIEW_PURCHASE_ORDER } from '@/domain/purchase-orders/commandWords';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { orDash } from '@/domain/text/textOr';
import { RowAction } from '@/ui/data-table/RowAction';
import { Fact } from '@/ui/Fact';
import { viewButtonId } from '@/ui/viewButtonId';
import { linkedTicketsText } from './linkedTicketsText';
import { PurchaseOrderProgress } from './PurchaseOrderProgress';
import { PurchaseOrderStatusBadge } from './PurchaseOrderStatusBadge';
import { RiskTagBadge } from './RiskTagBadge';
import { StyleName } from './StyleName';

export interface PurchaseOrderCardProps {
  /** Every field of the table stands on the card too (PO-6). */
  purchaseOrder: PurchaseOrder;
  /** 'View PO' was pressed; called with the order. */
  onViewPurchaseOrder: (purchaseOrder: PurchaseOrder) => void;
}

/** One order where there is no room for the table. */
export function PurchaseOrderCard({ purchaseOrder, onViewPurchaseOrder }: PurchaseOrderCardProps) {
  const { customer, category, factory, team, status, riskTag, linkedTickets, progress } = purchaseOrder;
  const poNumber = orDash(purchaseOrder.poNumber);
  return (
    <article aria-label={poNumber} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="max-w-3/4 shrink-0 text-card font-semibold">{poNumber}</h3>
        <StyleName purchaseOrder={purchaseOrder} />
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 items-center gap-1.5">
          <dt className="text-label text-ink-2">Status</dt>
          <dd className="min-w-0">
            <PurchaseOrderStatusBadge status={status} />
          </dd>
        </div>
        <div className="flex min-w-0 items-center gap-1.5">
          <dt className="text-label text-ink-2">Risk</dt>
          <dd className="min-w-0">
            <RiskTagBadge riskTag={riskTag} />
          </dd>
        </div>
      </dl>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-body sm:grid-cols-4">
        <Fact label="Customer">{orDash(customer)}</Fact>
        <Fact label="Category">{orDash(category)}</Fact>
        <Fact label="Factory">{orDash(factory)}</Fact>
        <Fact label="Team">{orDash(team)}</Fact>
      </dl>
      <div className="flex items-end justify-between gap-4 sm:grid sm:grid-cols-4 sm:justify-items-end">
        <dl className="flex w-full min-w-0 items-end gap-4 text-body sm:col-span-3 sm:grid sm:grid-cols-3">
          <div className="max-w-80 min-w-0 grow sm:col-span-2">
            <dt className="text-label text-ink-2">Progress</dt>
            <dd>
              <PurchaseOrderProgress poNumber={poNumber} progress={progress} />
            </dd>
          </div>
          <div className="text-right sm:text-left">
            <dt className="text-label whitespace-nowrap text-ink-2">Tickets</dt>
            <dd className="font-medium tabular-nums">{linkedTicketsText(linkedTickets)}</dd>
          </div>
        </dl>
        <RowAction
          id={viewButtonId(purchaseOrder.poNumber)}
          name={`${VIEW_PURCHASE_ORDER}: ${poNumber}`}
          onPress={() => onViewPurchaseOrder(purchaseOrder)}
        >
          {VIEW_PURCHASE_ORDER}
        </RowAction>
      </div>
    </article>
  );
}
