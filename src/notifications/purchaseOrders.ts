import { shownFileName } from '@/domain/documents/fileName';
import { PURCHASE_ORDER_WORDS, VIEW_PURCHASE_ORDER } from '@/domain/purchase-orders/commandWords';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { orDash, textOr } from '@/domain/text/textOr';
import { openInSharePoint, type ToastMessage } from './message';

interface OfOrder {
  poNumber: string;
}

/** What toasts say about purchase orders. */
export const purchaseOrderToasts = {
  /** PO-1 */
  newPurchaseOrder: (): ToastMessage => ({
    title: PURCHASE_ORDER_WORDS['new-purchase-order'],
    description: 'Opening the form for a new purchase order',
  }),
  /** PO-10: 'View PO' in the table of orders */
  viewPurchaseOrder: (purchaseOrder: PurchaseOrder): ToastMessage => ({
    title: VIEW_PURCHASE_ORDER,
    description: `${orDash(purchaseOrder.poNumber)} ${textOr(purchaseOrder.styleName, '')}`.trim(),
  }),
  /** PO-16 */
  editPurchaseOrder: ({ poNumber }: OfOrder): ToastMessage => ({
    title: PURCHASE_ORDER_WORDS['edit-purchase-order'],
    description: `Opening ${orDash(poNumber)} for editing`,
  }),
  /** PO-16 */
  orderInSharePoint: ({ poNumber }: OfOrder): ToastMessage =>
    openInSharePoint(PURCHASE_ORDER_WORDS['open-in-sharepoint'], orDash(poNumber)),
  /** PO-16: 'Create Ticket', while a ticket is begun for another order @param before that order */
  ticketRelinked: (poNumber: string, before: string): ToastMessage => ({
    title: 'Linked PO Changed',
    description: `The ticket you started for ${orDash(before)} is now linked to ${orDash(poNumber)}. What you typed has been kept.`,
  }),
  /** PO-15 */
  viewDocument: ({ documentName }: { documentName: string }): ToastMessage => ({
    title: PURCHASE_ORDER_WORDS['view-document'],
    description: `Opening ${shownFileName(documentName)}`,
  }),
} as const;
