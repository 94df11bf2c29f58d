import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';

/** An order in production and on track; override what the story is about. */
export function buildPurchaseOrder(overrides: Partial<PurchaseOrder> = {}): PurchaseOrder {
  return {
    poNumber: 'PO-31001',
    styleName: 'Boxy Linen Shirt',
    customer: 'ALDERWICK',
    category: 'Shirts',
    factory: 'Porto Confections',
    status: 'In Production',
    team: 'HK Ops',
    linkedTickets: 2,
    riskTag: 'On Track',
    progress: 62,
    gptFlag: false,
    ...overrides,
  };
}

/** Two orders that differ in every field. */
export function buildPurchaseOrders(): readonly PurchaseOrder[] {
  return [
    buildPurchaseOrder(),
    buildPurchaseOrder({
      poNumber: 'PO-31002',
      styleName: 'Rib Beanie',
      customer: 'BRANTHAM',
      category: 'Knitwear',
      factory: 'Lodz Knitting',
      status: 'Sampling',
      team: 'UK Design',
      linkedTickets: 1,
      riskTag: 'At Risk',
      progress: 35,
      gptFlag: true,
    }),
  ];
}
