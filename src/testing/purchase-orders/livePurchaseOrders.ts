import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { OperationError } from '@/operations/operationError';
import type { PurchaseOrderCommands } from '@/operations/purchaseOrders';
import { type Handlers, type Live, nothing, withChanged } from '../live';

/** The number after the greatest. */
function nextNumber(purchaseOrders: readonly PurchaseOrder[]): string {
  const numbers = purchaseOrders.map(({ poNumber }) => Number(poNumber.slice('PO-'.length)));
  return `PO-${String(Math.max(...numbers) + 1).padStart(5, '0')}`;
}

export function livePurchaseOrders({ records }: Live): Handlers<PurchaseOrderCommands> {
  return {
    // It begins as another one of the order that stands first; the form that opens is for changing it.
    'new-purchase-order': () => {
      const [first] = records.purchaseOrders;
      if (!first) throw new OperationError('conflict', 'There is no order to begin with.');
      const poNumber = nextNumber(records.purchaseOrders);
      const { customer } = first;
      records.purchaseOrders = [...records.purchaseOrders, { ...first, poNumber, linkedTickets: 0, progress: 0 }];
      records.customers = records.customers.map((known) =>
        known.name === customer ? { ...known, activePOs: known.activePOs + 1 } : known,
      );
      return { poNumber };
    },
    'more-filters': nothing,
    // Somebody found the flag of the AI wrong.
    'edit-purchase-order': ({ poNumber }) => {
      records.purchaseOrders = withChanged(
        records.purchaseOrders,
        (order) => order.poNumber === poNumber,
        (order) => ({ ...order, gptFlag: !order.gptFlag }),
        `order ${poNumber}`,
      );
    },
    'open-in-sharepoint': nothing,
    'view-document': nothing,
  };
}
