import { PLACEHOLDER_PO_NUMBER } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import { PURCHASE_ORDER_STATUSES, type PurchaseOrder, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { TEAMS } from '@/domain/teams/team';
import type { PurchaseOrderCommands, PurchaseOrderResults } from '@/operations/purchaseOrders';
import { documentShape } from '../documents/documentsContract';
import type { Records } from '../records';
import type { CommandsOf, RecordRule, ResultShapes, StepRules } from '../rule';
import {
  count,
  faultOfEach,
  faultsOf,
  flag,
  noneOf,
  ofShape,
  oneOf,
  percent,
  poNumber,
  repeated,
  type Shape,
  text,
} from '../shape';

const purchaseOrderShape: Shape<PurchaseOrder> = {
  poNumber,
  styleName: text,
  customer: text,
  category: text,
  factory: text,
  status: oneOf(PURCHASE_ORDER_STATUSES),
  team: oneOf(TEAMS),
  linkedTickets: count,
  riskTag: oneOf(RISK_TAGS),
  progress: percent,
  gptFlag: flag,
};

export const purchaseOrderRules: readonly RecordRule[] = [
  {
    name: 'DATA-1: purchase orders have their fields to the letter, of the right kind and in range',
    faults: ({ purchaseOrders }) => [
      ...noneOf(purchaseOrders, 'purchase orders'),
      ...faultsOf(purchaseOrders, purchaseOrderShape),
    ],
  },
  {
    name: 'DATA-1: PO numbers are unique, and none is the placeholder',
    faults: ({ purchaseOrders }) => [
      ...repeated(purchaseOrders.map((order) => order.poNumber)),
      ...faultOfEach(
        purchaseOrders.filter((order) => order.poNumber === PLACEHOLDER_PO_NUMBER),
        'has the number of the placeholder',
      ),
    ],
  },
  {
    name: 'related documents have their fields to the letter',
    faults: ({ relatedDocuments }) => faultsOf(relatedDocuments, documentShape),
  },
  {
    name: 'names of related documents are unique',
    faults: ({ relatedDocuments }) => repeated(relatedDocuments.map(({ name }) => name)),
  },
];

export function purchaseOrderCommandsOn({
  purchaseOrders: [order],
  relatedDocuments: [document],
}: Records): CommandsOf<PurchaseOrderCommands> {
  const number = order?.poNumber ?? '';
  return {
    'new-purchase-order': { kind: 'new-purchase-order' },
    'more-filters': { kind: 'more-filters' },
    'edit-purchase-order': { kind: 'edit-purchase-order', poNumber: number },
    'open-in-sharepoint': { kind: 'open-in-sharepoint', poNumber: number },
    'view-document': { kind: 'view-document', poNumber: number, documentName: document?.name ?? '' },
  };
}

export const purchaseOrderResults: ResultShapes<PurchaseOrderResults> = {
  'new-purchase-order': ofShape('the number of an order', { poNumber }),
};

export const purchaseOrderStepRules: StepRules<PurchaseOrderCommands> = {
  'new-purchase-order': {
    name: 'a new order is listed under its number',
    faults: ({ result, before, after }) => {
      const isThere = ({ purchaseOrders }: Records) =>
        purchaseOrders.some((order) => order.poNumber === result.poNumber);
      return !isThere(before) && isThere(after) ? [] : [`${result.poNumber} is no new order`];
    },
  },
};
