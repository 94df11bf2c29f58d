import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { shownFileName } from '@/domain/documents/fileName';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { ThreadTicketDraft } from '@/domain/threads/threadTicketDraft';

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

interface OfOrder {
  poNumber: string;
}

interface OfCustomer {
  customer: string;
}

interface OfFile {
  fileName: string;
}

const openInSharePoint = (subject: string): ToastMessage => ({
  title: 'Open in SharePoint',
  description: `Opening the documents of ${subject} in SharePoint`,
  style: 'default',
});

/** Every toast text of the product, once; that of a command's success takes the command. */
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
  editPurchaseOrder: ({ poNumber }: OfOrder): ToastMessage => ({
    title: 'Edit PO',
    description: `Opening ${poNumber} for editing`,
    style: 'default',
  }),
  /** PO-16 */
  orderInSharePoint: ({ poNumber }: OfOrder): ToastMessage => openInSharePoint(poNumber),
  /** FILES-2 */
  customerInSharePoint: ({ customer }: OfCustomer): ToastMessage => openInSharePoint(customer),
  /** PO-15 */
  viewDocument: ({ documentName }: { documentName: string }): ToastMessage => ({
    title: 'View',
    description: `Opening ${documentName}`,
    style: 'default',
  }),
  /** INBOX-16 */
  emailThread: (poNumber: string): ToastMessage => ({
    title: 'Email Thread',
    description: `Opening thread for ${poNumber}`,
    style: 'default',
  }),
  /** INBOX-12, THREAD-2 */
  navigateToPoTracker: (poNumber: string): ToastMessage => ({
    title: 'Navigate to PO Tracker',
    description: `Opening ${poNumber} in PO Tracker module`,
    style: 'default',
  }),
  /** THREAD-2 */
  navigateToTickets: (poNumber: string): ToastMessage => ({
    title: 'Navigate to Tickets',
    description: `Viewing all tickets for ${poNumber}`,
    style: 'default',
  }),
  /** THREAD-10 */
  missingInformation: (): ToastMessage => ({
    title: 'Missing Information',
    description: 'Please fill in all required fields to create a ticket.',
    style: 'destructive',
  }),
  /** THREAD-11 */
  ticketCreated: ({ draft: { type, linkedPo, assignee } }: { draft: ThreadTicketDraft }): ToastMessage => ({
    title: 'Ticket Created Successfully',
    description: `${type} ticket created for ${linkedPo} and assigned to ${assignee}. Teams notification sent.`,
    style: 'default',
  }),
  /** THREAD-12 */
  threadEscalated: (): ToastMessage => ({
    title: 'Thread Escalated',
    description: 'This thread has been escalated to management. Teams alert sent to leadership channel.',
    style: 'default',
  }),
  /** MOMENTUM-8 @param phase 'Quoting of PO-24817' */
  phaseDetails: (phase: string): ToastMessage => ({ title: 'Phase Details', description: phase, style: 'default' }),
  /** MOMENTUM-2 */
  exportTimeline: ({ customer }: OfCustomer): ToastMessage => ({
    title: 'Export Timeline',
    description: `Exporting the timeline of ${customer === ALL_CUSTOMERS ? 'all customers' : customer}`,
    style: 'default',
  }),
  /** FILES-6 */
  previewFile: ({ fileName }: OfFile): ToastMessage => ({
    title: 'Preview',
    description: `Opening a preview of ${shownFileName(fileName)}`,
    style: 'default',
  }),
  /** FILES-6 */
  downloadFile: ({ fileName }: OfFile): ToastMessage => ({
    title: 'Download',
    description: `Downloading ${shownFileName(fileName)}`,
    style: 'default',
  }),
  /** FILES-7 */
  generatingInsight: ({ customer }: OfCustomer): ToastMessage => ({
    title: 'Generate AI Insight',
    description: `The files of ${customer} are being read...`,
    style: 'default',
    durationMs: REPORT_TOAST_MS,
  }),
  /** FILES-7 */
  generatingPdfReport: ({ customer }: OfCustomer): ToastMessage => ({
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

/** What is said to a screen reader alone. */
export const announcements = {
  /** A command that took long, without a toast of its own. @param action the words on the button */
  done: (action: string): string => `'${action}' is done`,
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
