/** What every button says that leads to an order, and the toast of its drawer (PO-10, INBOX-12, THREAD-2). */
export const VIEW_PURCHASE_ORDER = 'View PO';

/** What the buttons of orders' commands say, by kind of command (PO-1, PO-4, PO-15, PO-16). */
export const PURCHASE_ORDER_WORDS = {
  'new-purchase-order': 'New Purchase Order',
  'more-filters': 'More Filters',
  'edit-purchase-order': 'Edit PO',
  'open-in-sharepoint': 'Open in SharePoint',
  'view-document': 'View',
} as const;
