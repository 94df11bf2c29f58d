import { describe, expect, it } from 'vitest';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { ticketDraftFor } from '@/domain/threads/threadTicketDraft';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { emptyBlockerDraft } from '@/domain/timelines/blocker';
import { toastMessages } from '@/notifications/messages';
import { type Command, type CommandKind, COMMANDS } from '@/operations/Operations';
import { buildThread } from '@/testing/threads/buildThreads';
import { outcomeOf, wordsOf } from './outcome';

const draft = ticketDraftFor(buildThread());
const file = { customer: 'BRANTHAM', folder: 'designFiles', fileName: 'Trim card.pdf' } as const;
const inFactory = { poNumber: 'PO-31002', channel: 'factory', text: 'Ship it' } as const;
const phase = { poNumber: 'PO-31002', phase: 'quoting' } as const;

/** Every command with the words of its button and what its success says; undefined where no toast follows. */
const commands: Record<CommandKind, readonly [command: Command, words: string, says: unknown]> = {
  'generate-weekly-report': [
    { kind: 'generate-weekly-report' },
    'Generate Weekly Report',
    toastMessages.generatingReport(),
  ],
  'new-purchase-order': [{ kind: 'new-purchase-order' }, 'New Purchase Order', toastMessages.newPurchaseOrder()],
  'more-filters': [{ kind: 'more-filters' }, 'More Filters', undefined],
  'edit-purchase-order': [
    { kind: 'edit-purchase-order', poNumber: 'PO-31002' },
    'Edit PO',
    { title: 'Edit PO', description: 'Opening PO-31002 for editing' },
  ],
  'open-in-sharepoint': [
    { kind: 'open-in-sharepoint', poNumber: 'PO-31002' },
    'Open in SharePoint',
    { title: 'Open in SharePoint', description: 'Opening the documents for PO-31002 in SharePoint' },
  ],
  'view-document': [
    { kind: 'view-document', poNumber: 'PO-31002', documentName: 'Size chart' },
    'View',
    { title: 'View', description: 'Opening Size chart' },
  ],
  'create-ticket': [{ kind: 'create-ticket', draft: emptyTicketDraft }, 'Create Ticket', undefined],
  'save-ticket-draft': [{ kind: 'save-ticket-draft', draft: emptyTicketDraft }, 'Save as Draft', undefined],
  'send-message': [{ kind: 'send-message', ...inFactory }, 'Send via SAP', undefined],
  'attach-file': [{ kind: 'attach-file', ...inFactory }, 'Attach Specs', undefined],
  'apply-suggestion': [{ kind: 'apply-suggestion', ...inFactory, channel: 'internal' }, 'Apply Suggestion', undefined],
  'draft-response': [{ kind: 'draft-response', ...inFactory, channel: 'customer' }, 'Draft Response', undefined],
  'schedule-inspection': [{ kind: 'schedule-inspection', ...inFactory }, 'Schedule Inspection', undefined],
  'export-radar-excel': [{ kind: 'export-radar-excel' }, 'Export to Excel', undefined],
  'present-radar': [{ kind: 'present-radar' }, 'Present to CEO', undefined],
  'generate-powerpoint': [{ kind: 'generate-powerpoint' }, 'Generate PowerPoint', undefined],
  'sync-outlook': [{ kind: 'sync-outlook' }, 'Sync Outlook', undefined],
  'ai-thread-action': [{ kind: 'ai-thread-action', threadId: 'TH-2' }, 'AI Actions', undefined],
  'create-thread-ticket': [
    { kind: 'create-thread-ticket', threadId: 'TH-2', draft },
    'Create Ticket & Notify Teams',
    toastMessages.ticketCreated({ draft }),
  ],
  'escalate-thread': [{ kind: 'escalate-thread', threadId: 'TH-2' }, 'Quick Escalate', toastMessages.threadEscalated()],
  'export-timeline': [
    { kind: 'export-timeline', customer: ALL_CUSTOMERS },
    'Export Timeline',
    { title: 'Export Timeline', description: 'Exporting the timelines for all customers' },
  ],
  'add-blocker': [{ kind: 'add-blocker', ...phase, draft: emptyBlockerDraft }, 'Add Blocker', undefined],
  'add-note': [{ kind: 'add-note', ...phase, content: 'Noted' }, 'Add Note', undefined],
  'view-full-timeline': [{ kind: 'view-full-timeline', poNumber: 'PO-31002' }, 'View Full Timeline', undefined],
  'escalate-phase': [{ kind: 'escalate-phase', ...phase }, 'Escalate Issue', undefined],
  'update-phase-status': [{ kind: 'update-phase-status', ...phase }, 'Update Phase Status', undefined],
  'open-customer-sharepoint': [
    { kind: 'open-customer-sharepoint', customer: 'BRANTHAM' },
    'Open in SharePoint',
    { title: 'Open in SharePoint', description: 'Opening the documents for BRANTHAM in SharePoint' },
  ],
  'preview-file': [
    { kind: 'preview-file', ...file },
    'Preview',
    { title: 'Preview', description: 'Opening a preview of Trim card.pdf' },
  ],
  'download-file': [
    { kind: 'download-file', ...file },
    'Download',
    { title: 'Download', description: 'Downloading Trim card.pdf' },
  ],
  'generate-ai-insight': [
    { kind: 'generate-ai-insight', customer: 'BRANTHAM' },
    'Generate AI Insight',
    toastMessages.generatingInsight({ customer: 'BRANTHAM' }),
  ],
  'generate-pdf-report': [
    { kind: 'generate-pdf-report', customer: 'BRANTHAM' },
    'Generate PDF Report',
    toastMessages.generatingPdfReport({ customer: 'BRANTHAM' }),
  ],
  'upload-document': [
    { kind: 'upload-document', customer: 'BRANTHAM', folder: 'designFiles' },
    'Upload New Document',
    undefined,
  ],
  'create-folder': [{ kind: 'create-folder', customer: 'BRANTHAM' }, 'Create New Folder', undefined],
  'link-to-po': [{ kind: 'link-to-po', customer: 'BRANTHAM' }, 'Link to PO', undefined],
};

describe('each command', () => {
  it.each(Object.entries(commands))('%s has the words of its button and tells of its success', (_kind, expected) => {
    const [command, words, says] = expected;
    expect(wordsOf(command)).toBe(words);
    expect(outcomeOf(command)).toEqual(says);
  });

  it('is known, and no other', () => {
    expect(Object.keys(COMMANDS).toSorted()).toEqual(Object.keys(commands).toSorted());
  });
});
