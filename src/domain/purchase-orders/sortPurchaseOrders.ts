import { rankIn, readSort, type Sort, type SortValue, sortRows } from '@/domain/ordering/sortRows';
import { type PurchaseOrder, PURCHASE_ORDER_STATUSES, RISK_TAGS } from './purchaseOrder';

/** What each sortable column of the tracker sorts by; statuses and risks by their vocabulary's order. */
const sortValues = {
  poNumber: ({ poNumber }) => poNumber,
  styleName: ({ styleName }) => styleName,
  customer: ({ customer }) => customer,
  category: ({ category }) => category,
  factory: ({ factory }) => factory,
  status: ({ status }) => rankIn(PURCHASE_ORDER_STATUSES, status),
  team: ({ team }) => team,
  linkedTickets: ({ linkedTickets }) => linkedTickets,
  riskTag: ({ riskTag }) => rankIn(RISK_TAGS, riskTag),
  progress: ({ progress }) => progress,
} satisfies Record<string, (purchaseOrder: PurchaseOrder) => SortValue>;

export type PurchaseOrderColumn = keyof typeof sortValues;

/** The orders in the order of one column, or the data's own. */
export function sortPurchaseOrders(
  purchaseOrders: readonly PurchaseOrder[],
  sort: Sort<PurchaseOrderColumn>,
): readonly PurchaseOrder[] {
  return sort ? sortRows(purchaseOrders, sortValues[sort.column], sort.direction) : purchaseOrders;
}

const isColumn = (name: string): name is PurchaseOrderColumn => Object.hasOwn(sortValues, name);

/** Reads a sort that was kept somewhere; undefined when it is none of the tracker's. */
export function readPurchaseOrderSort(kept: unknown): Sort<PurchaseOrderColumn> | undefined {
  return readSort(kept, Object.keys(sortValues).filter(isColumn));
}
