import { queryOptions } from '@tanstack/react-query';
import type { CustomerDocument } from '@/domain/documents/document';
import { PURCHASE_ORDER_WORDS } from '@/domain/purchase-orders/commandWords';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { CommandRecords, NoData } from './commandRecord';
import { QUERY_KEYS } from './queryKeys';

export interface PurchaseOrderOperations {
  /** All active purchase orders, numbers unique. */
  purchaseOrders: (signal?: AbortSignal) => Promise<readonly PurchaseOrder[]>;
  /** The documents that every order's drawer lists. */
  relatedDocuments: (signal?: AbortSignal) => Promise<readonly CustomerDocument[]>;
}

/** All active purchase orders. */
export const purchaseOrdersQuery = (operations: PurchaseOrderOperations) =>
  queryOptions({ queryKey: QUERY_KEYS.purchaseOrders, queryFn: ({ signal }) => operations.purchaseOrders(signal) });

/** The documents of an order's drawer. */
export const relatedDocumentsQuery = (operations: PurchaseOrderOperations) =>
  queryOptions({ queryKey: QUERY_KEYS.relatedDocuments, queryFn: ({ signal }) => operations.relatedDocuments(signal) });

export interface PurchaseOrderCommands {
  'new-purchase-order': NoData;
  'more-filters': NoData;
  'edit-purchase-order': { poNumber: string };
  'open-in-sharepoint': { poNumber: string };
  'view-document': { poNumber: string; documentName: string };
}

/** The ids returned by the commands that create a record. */
export interface PurchaseOrderResults {
  'new-purchase-order': { poNumber: string };
}

export const purchaseOrderCommands = {
  'new-purchase-order': {
    words: PURCHASE_ORDER_WORDS['new-purchase-order'],
    affects: () => [QUERY_KEYS.purchaseOrders, QUERY_KEYS.customers],
    outcome: 'newPurchaseOrder',
  },
  'more-filters': { words: PURCHASE_ORDER_WORDS['more-filters'], affects: () => [] },
  'edit-purchase-order': {
    words: PURCHASE_ORDER_WORDS['edit-purchase-order'],
    affects: () => [QUERY_KEYS.purchaseOrders],
    outcome: 'editPurchaseOrder',
  },
  'open-in-sharepoint': {
    words: PURCHASE_ORDER_WORDS['open-in-sharepoint'],
    affects: () => [],
    outcome: 'orderInSharePoint',
  },
  'view-document': { words: PURCHASE_ORDER_WORDS['view-document'], affects: () => [], outcome: 'viewDocument' },
} as const satisfies CommandRecords<PurchaseOrderCommands>;
