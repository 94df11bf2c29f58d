import { createSort, rankIn, type SortValue } from '@/domain/ordering/sortRows';
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

/** Sorts purchase orders by one column, and recognises a stored sort. */
export const { sort: sortPurchaseOrders, isSort: isPurchaseOrderSort } = createSort(sortValues);
