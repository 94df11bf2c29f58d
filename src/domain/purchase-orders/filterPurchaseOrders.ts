import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { isText, recordWith } from '@/domain/guard/guard';
import { createSearch } from '@/domain/text/search';
import type { PurchaseOrder } from './purchaseOrder';

/** The filters of the purchase order tracker. */
export interface PurchaseOrderFilters {
  /** As typed. */
  search: string;
  /** A customer's name, or ALL_CUSTOMERS. */
  customer: string;
}

export const noPurchaseOrderFilters: PurchaseOrderFilters = { search: '', customer: ALL_CUSTOMERS };

const { search, prepare } = createSearch((purchaseOrder: PurchaseOrder) => [
  purchaseOrder.poNumber,
  purchaseOrder.styleName,
  purchaseOrder.category,
]);

/** Spares the first letter in the search box what can be done ahead of it; true when all is done. */
export const preparePurchaseOrderSearch = prepare;

/** The orders of one customer whose number, style or category contains the query (PO-2, PO-3), in the data's order. */
export function filterPurchaseOrders(
  purchaseOrders: readonly PurchaseOrder[],
  filters: PurchaseOrderFilters,
): readonly PurchaseOrder[] {
  const found = search(purchaseOrders, filters.search);
  if (filters.customer === ALL_CUSTOMERS) return found;
  return found.filter(({ customer }) => customer === filters.customer);
}

/** True for filters, wherever they were kept. */
export const isPurchaseOrderFilters = recordWith<PurchaseOrderFilters>({ search: isText, customer: isText });
