import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';

/** What an in-app toast says: the outcome of an operation. */
export interface ToastMessage {
  title: string;
  description: string;
  /** Destructive toasts look different and are announced at once (TOAST-3). */
  style: 'default' | 'destructive';
  /** Milliseconds on screen; the list's own 5 s when absent. */
  durationMs?: number;
}

/** How long report, insight and PDF toasts stay (TOAST-5, specification section 9). */
export const REPORT_TOAST_MS = 3_000;

/** Every toast text of the product, once. */
export const toastMessages = {
  /** DASH-2 */
  generatingReport: (): ToastMessage => ({
    title: 'Generating Report',
    description: 'Weekly executive summary is being prepared...',
    style: 'default',
    durationMs: REPORT_TOAST_MS,
  }),
  /** DASH-11 */
  viewDetails: (customer: string): ToastMessage => ({
    title: 'View Details',
    description: `Opening order details for ${customer}`,
    style: 'default',
  }),
  /** PO-1 */
  newPurchaseOrder: (): ToastMessage => ({
    title: 'New Purchase Order',
    description: 'Opening the form for a new purchase order',
    style: 'default',
  }),
  /** PO-10 */
  viewPurchaseOrder: (purchaseOrder: PurchaseOrder): ToastMessage => ({
    title: 'View PO',
    description: `${purchaseOrder.poNumber} ${purchaseOrder.styleName}`.trim(),
    style: 'default',
  }),
  /** PO-16 */
  editPurchaseOrder: (purchaseOrder: PurchaseOrder): ToastMessage => ({
    title: 'Edit PO',
    description: `Opening ${purchaseOrder.poNumber} for editing`,
    style: 'default',
  }),
  /** PO-16 */
  openInSharePoint: (subject: string): ToastMessage => ({
    title: 'Open in SharePoint',
    description: `Opening the documents of ${subject} in SharePoint`,
    style: 'default',
  }),
  /** PO-15 */
  viewDocument: (documentName: string): ToastMessage => ({
    title: 'View',
    description: `Opening ${documentName}`,
    style: 'default',
  }),
  /** FILES-6. @param file as shown */
  previewFile: (file: string): ToastMessage => ({
    title: 'Preview',
    description: `Opening a preview of ${file}`,
    style: 'default',
  }),
  /** FILES-6. @param file as shown */
  downloadFile: (file: string): ToastMessage => ({
    title: 'Download',
    description: `Downloading ${file}`,
    style: 'default',
  }),
  /** FILES-7 */
  generatingInsight: (customer: string): ToastMessage => ({
    title: 'Generate AI Insight',
    description: `The files of ${customer} are being read...`,
    style: 'default',
    durationMs: REPORT_TOAST_MS,
  }),
  /** FILES-7 */
  generatingPdfReport: (customer: string): ToastMessage => ({
    title: 'Generate PDF Report',
    description: `The report on ${customer} is being prepared...`,
    style: 'default',
    durationMs: REPORT_TOAST_MS,
  }),
  /** A command that was refused or never answered. @param action the words on the button */
  actionFailed: (action: string): ToastMessage => ({
    title: 'Action Failed',
    description: `'${action}' could not be completed. Nothing was lost; please try again.`,
    style: 'destructive',
  }),
} as const;

/** What the browser itself did or met, for the second toaster. */
export interface NoticeMessage {
  text: string;
  tone: 'success' | 'info' | 'warning';
}

/** Every notice text of the product, once. */
export const noticeMessages = {
  copied: (what: string): NoticeMessage => ({ text: `Copied ${what}`, tone: 'success' }),
  copyFailed: (what: string): NoticeMessage => ({
    text: `${what} could not be copied. Select it and copy it by hand.`,
    tone: 'warning',
  }),
  signInNotKept: (): NoticeMessage => ({
    text: 'This browser blocks its storage or it is full: that you are signed in could not be kept.',
    tone: 'warning',
  }),
  appearanceNotKept: (): NoticeMessage => ({
    text: 'This browser blocks its storage or it is full: the appearance will not be kept.',
    tone: 'warning',
  }),
  settingsReset: (): NoticeMessage => ({
    text: 'Stored settings could not be read and were reset.',
    tone: 'info',
  }),
} as const;
