import type { PurchaseOrder } from './purchaseOrder';

/** Number of the placeholder: well formed, and never given to a real order. */
export const PLACEHOLDER_PO_NUMBER = 'PO-00000';

/** True for the order that the dashboard shows in place of a real one. */
export function isPlaceholder(purchaseOrder: PurchaseOrder): boolean {
  return purchaseOrder.poNumber === PLACEHOLDER_PO_NUMBER;
}

/** The placeholder order that a customer card opens (DASH-11): a customer has many orders, the card names none. */
export function placeholderPurchaseOrder(customer: string): PurchaseOrder {
  return {
    poNumber: PLACEHOLDER_PO_NUMBER,
    styleName: 'Sample Style',
    customer,
    category: 'Apparel',
    factory: 'Sample Factory',
    status: 'In Production',
    team: 'HK Ops',
    linkedTickets: 2,
    riskTag: 'On Track',
    progress: 75,
    gptFlag: false,
  };
}
