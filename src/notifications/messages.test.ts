import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownFileName } from '@/domain/documents/fileName';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { sampleNotices, sampleToasts } from '@/testing/sampleMessages';
import { type NoticeMessage, REPORT_TOAST_MS, type ToastMessage } from './message';
import { noticeMessages, reloadLoses, toastMessages } from './messages';
import { PRODUCT_NAME } from '@/domain/product';

const purchaseOrder = buildPurchaseOrder({ poNumber: 'PO-31007' });

/** Every toast as it must read: its clause, what the catalogue says, what the person reads. */
const toasts: Record<keyof typeof toastMessages, readonly [clause: string, says: ToastMessage, reads: ToastMessage]> = {
  generatingReport: [
    'DASH-2, TOAST-5: the weekly report, for 3 seconds',
    sampleToasts.generatingReport,
    {
      title: 'Generating Report',
      description: 'Weekly executive summary is being prepared...',
      durationMs: 3_000,
    },
  ],
  viewDetails: [
    'a customer card opens its order',
    sampleToasts.viewDetails,
    { title: 'View Details', description: 'Opening order details for ALDERWICK' },
  ],
  newPurchaseOrder: [
    'PO-1: a new purchase order',
    sampleToasts.newPurchaseOrder,
    { title: 'New Purchase Order', description: 'Opening the form for a new purchase order' },
  ],
  viewPurchaseOrder: [
    'PO-10: an order is opened',
    sampleToasts.viewPurchaseOrder,
    { title: 'View PO', description: `PO-31007 ${purchaseOrder.styleName}` },
  ],
  editPurchaseOrder: [
    'an order is edited',
    sampleToasts.editPurchaseOrder,
    { title: 'Edit PO', description: 'Opening PO-31007 for editing' },
  ],
  customerInSharePoint: [
    "a customer's documents in SharePoint",
    sampleToasts.customerInSharePoint,
    {
      title: 'Open in SharePoint',
      description: 'Opening the documents for ALDERWICK in SharePoint',
    },
  ],
  orderInSharePoint: [
    "an order's documents in SharePoint",
    sampleToasts.orderInSharePoint,
    {
      title: 'Open in SharePoint',
      description: 'Opening the documents for PO-31007 in SharePoint',
    },
  ],
  ticketRelinked: [
    'a ticket begun for one order is asked for another',
    sampleToasts.ticketRelinked,
    {
      title: 'Linked PO Changed',
      description: 'The ticket you started for PO-31001 is now linked to PO-31007. What you typed has been kept.',
    },
  ],
  viewDocument: [
    'a document is viewed',
    sampleToasts.viewDocument,
    { title: 'View', description: 'Opening Size chart' },
  ],
  emailThread: [
    'INBOX-16: a thread is opened',
    sampleToasts.emailThread,
    { title: 'Email Thread', description: 'Opening thread for PO-31007' },
  ],
  navigateToPoTracker: [
    'INBOX-12, THREAD-2: the order of a thread',
    sampleToasts.navigateToPoTracker,
    { title: 'Navigate to PO Tracker', description: 'Opening PO-31007 in PO Tracker module' },
  ],
  navigateToTickets: [
    'THREAD-2: the tickets of a thread',
    sampleToasts.navigateToTickets,
    { title: 'Navigate to Tickets', description: 'Viewing all tickets for PO-31007' },
  ],
  missingInformation: [
    'THREAD-10: a ticket without type, assignee or description',
    sampleToasts.missingInformation,
    {
      title: 'Missing Information',
      description: 'Please fill in all required fields to create a ticket.',
      style: 'destructive',
    },
  ],
  ticketCreated: [
    'THREAD-11: a ticket is created from a thread',
    sampleToasts.ticketCreated,
    {
      title: 'Ticket Created Successfully',
      description: 'Delay ticket created for PO-31007 and assigned to Ada Weaver. Teams notification sent.',
    },
  ],
  threadEscalated: [
    'THREAD-12: a thread is escalated',
    sampleToasts.threadEscalated,
    {
      title: 'Thread Escalated',
      description: 'This thread has been escalated to management. Teams alert sent to leadership channel.',
    },
  ],
  phaseDetails: [
    'MOMENTUM-8: a phase is opened',
    sampleToasts.phaseDetails,
    { title: 'Phase Details', description: 'Quoting, PO-31007' },
  ],
  exportTimeline: [
    'MOMENTUM-2: the timelines are exported',
    sampleToasts.exportTimeline,
    { title: 'Export Timeline', description: 'Exporting the timelines for all customers' },
  ],
  previewFile: [
    'FILES-6: a file is previewed',
    sampleToasts.previewFile,
    { title: 'Preview', description: 'Opening a preview of Size chart.xlsx' },
  ],
  downloadFile: [
    'FILES-6: a file is downloaded',
    sampleToasts.downloadFile,
    { title: 'Download', description: 'Downloading Size chart.xlsx' },
  ],
  generatingInsight: [
    'FILES-7, TOAST-5: the AI insight, for 3 seconds',
    sampleToasts.generatingInsight,
    {
      title: 'Generate AI Insight',
      description: 'An insight for ALDERWICK is being prepared...',
      durationMs: 3_000,
    },
  ],
  generatingPdfReport: [
    'FILES-7, TOAST-5: the PDF report, for 3 seconds',
    sampleToasts.generatingPdfReport,
    {
      title: 'Generate PDF Report',
      description: 'A PDF report for ALDERWICK is being prepared...',
      durationMs: 3_000,
    },
  ],
  actionFailed: [
    'a command that failed',
    sampleToasts.actionFailed,
    {
      title: 'Action Failed',
      description: '“Edit PO” could not be completed. Nothing was lost; please try again.',
      style: 'destructive',
    },
  ],
};

/** Every notice as it must read. */
const notices: Record<keyof typeof noticeMessages, readonly [says: NoticeMessage, reads: NoticeMessage]> = {
  copied: [sampleNotices.copied, { text: 'Copied PO-31007', tone: 'success' }],
  copyFailed: [
    sampleNotices.copyFailed,
    { text: 'PO-31007 could not be copied. Select it and copy it yourself.', tone: 'warning' },
  ],
  signInNotKept: [
    sampleNotices.signInNotKept,
    {
      text: 'Browser storage is blocked or full. You are signed in, but your settings will not be saved.',
      tone: 'warning',
    },
  ],
  appearanceNotKept: [
    sampleNotices.appearanceNotKept,
    {
      text: 'Browser storage is blocked or full. This appearance lasts until you reload the page.',
      tone: 'warning',
    },
  ],
  settingsReset: [
    sampleNotices.settingsReset,
    { text: 'Stored settings could not be read and were reset.', tone: 'info' },
  ],
  newerVersion: [
    noticeMessages.newerVersion(),
    { text: `A newer version of ${PRODUCT_NAME} is ready.`, tone: 'info', action: 'Reload' },
  ],
  reloadAnyway: [
    noticeMessages.reloadAnyway('A reload loses much.'),
    { text: 'A reload loses much.', tone: 'warning', action: 'Reload Anyway' },
  ],
  notUpToDate: [
    noticeMessages.notUpToDate(),
    {
      text: 'Some data on this screen may be missing or out of date.',
      tone: 'warning',
      action: 'Try Again',
    },
  ],
  unexpectedFault: [
    noticeMessages.unexpectedFault(),
    {
      text: 'Something unexpected went wrong. If anything stops responding, reload the page.',
      tone: 'warning',
      action: 'Reload',
    },
  ],
};

describe('toasts read', () => {
  it.each(Object.values(toasts))('%s', (_clause, says, reads) => {
    expect(says).toEqual(reads);
  });

  it('as in a table that leaves none out', () => {
    expect(Object.keys(toasts).toSorted()).toEqual(Object.keys(toastMessages).toSorted());
  });
});

describe('notices read', () => {
  it.each(Object.entries(notices))('%s', (_name, [says, reads]) => {
    expect(says).toEqual(reads);
  });

  it('as in a table that leaves none out', () => {
    expect(Object.keys(notices).toSorted()).toEqual(Object.keys(noticeMessages).toSorted());
  });
});

describe('what a reload would lose', () => {
  const nothing = { messages: 0, hasNewTicket: false, phases: 0, threads: 0 };

  it.each([
    [nothing, undefined],
    [{ ...nothing, messages: 1 }, 'Reloading will discard what you typed but did not send: 1 message.'],
    [
      { ...nothing, messages: 2, hasNewTicket: true },
      'Reloading will discard what you typed but did not send: 2 messages and the new ticket.',
    ],
    [
      { ...nothing, threads: 2 },
      'Reloading will discard what you typed but did not send: ticket changes in 2 email threads.',
    ],
    [{ ...nothing, phases: 1 }, 'Reloading will discard what you typed but did not send: entries on 1 phase.'],
    [
      { messages: 1, hasNewTicket: true, phases: 2, threads: 1 },
      'Reloading will discard what you typed but did not send: 1 message, the new ticket, entries on 2 phases, and ticket changes in 1 email thread.',
    ],
  ])('of %o: %s', (unsent, words) => {
    expect(reloadLoses(unsent)).toBe(words);
  });
});

describe('laws', () => {
  it('no two toasts and no two notices say the same', () => {
    const said = Object.values(toasts).map(([, says]) => `${says.title}: ${says.description}`);
    expect(new Set(said).size).toBe(said.length);
    const texts = Object.values(notices).map(([says]) => says.text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('only what failed or was refused is destructive', () => {
    const destructive = Object.entries(toasts).filter(([, [, says]]) => says.style === 'destructive');
    expect(destructive.map(([name]) => name)).toEqual(['missingInformation', 'actionFailed']);
  });

  it.each([
    [[], '“Add Note” was not accepted. Nothing was changed.'],
    [['note'], '“Add Note” was not accepted. Nothing was changed. Correct what you entered and try again.'],
  ])('what was not accepted asks to correct %j', (fields, description) => {
    expect(toastMessages.actionFailed('Add Note', 'invalid', fields).description).toBe(description);
  });

  it('TOAST-5: 3000 ms is said once', () => {
    expect(REPORT_TOAST_MS).toBe(3_000);
  });

  it.each(['', ' '])('a number that is blank is a dash, as on screen: “%s”', (poNumber) => {
    expect(toastMessages.emailThread(poNumber).description).toBe('Opening thread for –');
    expect(toastMessages.navigateToPoTracker(poNumber).description).toBe('Opening – in PO Tracker module');
    expect(toastMessages.navigateToTickets(poNumber).description).toBe('Viewing all tickets for –');
    expect(toastMessages.editPurchaseOrder({ poNumber }).description).toBe('Opening – for editing');
    expect(toastMessages.orderInSharePoint({ poNumber }).description).toContain('for – in');
    const order = buildPurchaseOrder({ poNumber });
    expect(toastMessages.viewPurchaseOrder(order).description).toBe(`– ${order.styleName}`);
  });

  it('names stand in the text as given, also those with signs of their own', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(toastMessages.viewDetails(name).description).toBe(`Opening order details for ${name}`);
        expect(toastMessages.viewDocument({ documentName: name }).description).toBe(`Opening ${shownFileName(name)}`);
        expect(toastMessages.phaseDetails(name).description).toBe(name);
        expect(toastMessages.exportTimeline({ customer: name }).description).toBe(`Exporting the timeline for ${name}`);
        expect(toastMessages.customerInSharePoint({ customer: name }).description).toContain(name);
        expect(toastMessages.previewFile({ fileName: name }).description.endsWith(shownFileName(name))).toBe(true);
        expect(toastMessages.downloadFile({ fileName: name }).description).toBe(`Downloading ${shownFileName(name)}`);
        expect(toastMessages.generatingInsight({ customer: name }).description).toContain(name);
        expect(toastMessages.generatingPdfReport({ customer: name }).description).toContain(name);
        expect(toastMessages.actionFailed(name).description).toContain(`“${name}”`);
        expect(noticeMessages.copied(name).text).toBe(`Copied ${name}`);
        expect(noticeMessages.copyFailed(name).text.startsWith(name)).toBe(true);
      }),
    );
  });
});
