import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { ticketDraftFor } from '@/domain/threads/threadTicketDraft';
import type { NoticeMessage, ToastMessage } from '@/notifications/message';
import { noticeMessages, reloadLoses, toastMessages } from '@/notifications/messages';
import { buildPurchaseOrder } from './purchase-orders/buildPurchaseOrders';
import { buildThread } from './threads/buildThreads';

const purchaseOrder = buildPurchaseOrder({ poNumber: 'PO-31007' });

/** Every toast of the catalogue, about records of the builders. */
export const sampleToasts: Record<keyof typeof toastMessages, ToastMessage> = {
  generatingReport: toastMessages.generatingReport(),
  viewDetails: toastMessages.viewDetails('ALDERWICK'),
  newPurchaseOrder: toastMessages.newPurchaseOrder(),
  viewPurchaseOrder: toastMessages.viewPurchaseOrder(purchaseOrder),
  editPurchaseOrder: toastMessages.editPurchaseOrder(purchaseOrder),
  customerInSharePoint: toastMessages.customerInSharePoint({ customer: 'ALDERWICK' }),
  orderInSharePoint: toastMessages.orderInSharePoint({ poNumber: 'PO-31007' }),
  ticketRelinked: toastMessages.ticketRelinked('PO-31007', 'PO-31001'),
  viewDocument: toastMessages.viewDocument({ documentName: 'Size chart' }),
  emailThread: toastMessages.emailThread('PO-31007'),
  navigateToPoTracker: toastMessages.navigateToPoTracker('PO-31007'),
  navigateToTickets: toastMessages.navigateToTickets('PO-31007'),
  missingInformation: toastMessages.missingInformation(),
  ticketCreated: toastMessages.ticketCreated({ draft: ticketDraftFor(buildThread({ poNumber: 'PO-31007' })) }),
  threadEscalated: toastMessages.threadEscalated(),
  phaseDetails: toastMessages.phaseDetails('Quoting, PO-31007'),
  exportTimeline: toastMessages.exportTimeline({ customer: ALL_CUSTOMERS }),
  previewFile: toastMessages.previewFile({ fileName: 'Size chart.xlsx' }),
  downloadFile: toastMessages.downloadFile({ fileName: 'Size chart.xlsx' }),
  generatingInsight: toastMessages.generatingInsight({ customer: 'ALDERWICK' }),
  generatingPdfReport: toastMessages.generatingPdfReport({ customer: 'ALDERWICK' }),
  actionFailed: toastMessages.actionFailed('Edit PO'),
};

/** Every notice of the catalogue. */
export const sampleNotices: Record<keyof typeof noticeMessages, NoticeMessage> = {
  copied: noticeMessages.copied('PO-31007'),
  copyFailed: noticeMessages.copyFailed('PO-31007'),
  signInNotKept: noticeMessages.signInNotKept(),
  appearanceNotKept: noticeMessages.appearanceNotKept(),
  settingsReset: noticeMessages.settingsReset(),
  newerVersion: noticeMessages.newerVersion(),
  reloadAnyway: noticeMessages.reloadAnyway(
    reloadLoses({ messages: 2, hasNewTicket: true, phases: 0, threads: 0 }) ?? '',
  ),
  notUpToDate: noticeMessages.notUpToDate(),
  unexpectedFault: noticeMessages.unexpectedFault(),
};
