import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { createSearch } from '@/domain/text/search';
import type { PurchaseOrder } from './purchaseOrder';

/** What the purchase order tracker is narrowed by. */
export interface PurchaseOrderFilters {
  /** As typed. */
  search: string;
  /** A customer's name, or ALL_CUSTOMERS. */
  customer: string;
}

export const noPurchaseOrderFilters: PurchaseOrderFilters = { search: '', customer: ALL_CUSTOMERS };

const search = createSearch((purchaseOrder: PurchaseOrder) => [
  purchaseOrder.poNumber,
  purchaseOrder.styleName,
  purchaseOrder.category,
]);

/** The orders of one customer whose number, style or category holds the search (PO-2, PO-3), in the data's order. */
export function filterPurchaseOrders(
  purchaseOrders: readonly PurchaseOrder[],
  filters: PurchaseOrderFilters,
): readonly PurchaseOrder[] {
  const found = search(purchaseOrders, filters.search);
  if (filters.customer === ALL_CUSTOMERS) return found;
  return found.filter(({ customer }) => customer === filters.customer);
}

/** True when something narrows the orders. */
export function isNarrowed(filters: PurchaseOrderFilters): boolean {
  return filters.search.trim() !== '' || filters.customer !== ALL_CUSTOMERS;
}

/** Reads filters that were kept somewhere; undefined when they are none. */
export function readPurchaseOrderFilters(kept: unknown): PurchaseOrderFilters | undefined {
  if (typeof kept !== 'object' || kept === null || !('search' in kept) || !('customer' in kept)) return undefined;
  const { search: text, customer } = kept;
  return typeof text === 'string' && typeof customer === 'string' ? { search: text, customer } : undefined;
}
