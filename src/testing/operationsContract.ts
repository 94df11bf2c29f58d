import { describe, expect, it } from 'vitest';
import { NOT_CHOSEN } from '@/domain/choice/choice';
import { CHANNELS, type Conversation } from '@/domain/communications/conversation';
import { type Message, PLATFORMS } from '@/domain/communications/message';
import { type CustomerSummary, TRENDS } from '@/domain/customers/customerSummary';
import { type CustomerFiles, FOLDERS } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import type { FileActivity } from '@/domain/documents/fileActivity';
import { shownFileName } from '@/domain/documents/fileName';
import { PLACEHOLDER_PO_NUMBER } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import { PURCHASE_ORDER_STATUSES, type PurchaseOrder, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { TEAMS } from '@/domain/teams/team';
import type { EmailMessage, EmailThread } from '@/domain/threads/thread';
import { RISK_LEVELS, THREAD_TICKET_TYPES, TICKET_PRIORITIES } from '@/domain/threads/thread';
import { ticketDraftFor } from '@/domain/threads/threadTicketDraft';
import {
  isOpen,
  isOverdue,
  type RelatedTicket,
  type Ticket,
  TICKET_STATUSES,
  TICKET_TYPES,
} from '@/domain/tickets/ticket';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import type { Command, CommandKind, Operations } from '@/operations/Operations';
import { once } from './once';
import { describeRadarContract } from './radar/radarContract';
import { sentAs } from './sentAs';
import { buildBlockerDraft } from './timelines/buildTimelines';
import { describeTimelinesContract, readTimelines } from './timelines/timelinesContract';

/** One rule for each field of an entity, so that no field may be missing, misspelt or one too many. */
type Shape<Entity> = {
  readonly [Field in keyof Entity]-?: readonly [rule: string, holds: (value: unknown) => boolean];
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value === value.trim();
const isMoment = (value: unknown) =>
  isText(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;

const text = ['text without blank edges', isText] as const;
const flag = ['true or false', (value: unknown) => typeof value === 'boolean'] as const;
const count = [
  'a whole number, 0 or more',
  (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0,
] as const;
const moment = ['an ISO 8601 timestamp', isMoment] as const;
const percent = [
  'a number from 0 to 100',
  (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100,
] as const;
const oneOf = (words: readonly string[]) =>
  [`one of ${words.join(', ')}`, (value: unknown) => words.some((word) => word === value)] as const;
const sameWords = (words: readonly string[], others: readonly string[]) =>
  words.toSorted().join(' ') === others.toSorted().join(' ');
const matching = (pattern: RegExp) =>
  [`like ${pattern}`, (value: unknown) => isText(value) && pattern.test(value)] as const;

const purchaseOrderShape: Shape<PurchaseOrder> = {
  poNumber: matching(/^PO-\d{5}$/),
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

const ticketShape: Shape<Ticket> = {
  id: matching(/^TK-\d{4}$/),
  type: oneOf(TICKET_TYPES),
  poNumber: matching(/^PO-\d{5}$/),
  customer: text,
  description: text,
  status: oneOf(TICKET_STATUSES),
  owner: text,
  team: oneOf(TEAMS),
  infoNeededFrom: text,
  responsibleForClosure: text,
  daysOverdue: count,
  escalated: flag,
  created: moment,
  gptSuggestion: text,
};

const customerShape: Shape<CustomerSummary> = {
  name: text,
  activePOs: count,
  openTickets: count,
  overdueIssues: count,
  riskScore: percent,
  trend: oneOf(TRENDS),
};

const relatedTicketShape: Shape<RelatedTicket> = {
  id: ticketShape.id,
  type: ticketShape.type,
  description: text,
  status: ticketShape.status,
};

const documentShape: Shape<CustomerDocument> = {
  name: text,
  type: text,
  date: moment,
  size: count,
};

const isFileList = (value: unknown) => Array.isArray(value) && faultsOf(value, documentShape).length === 0;
const fileList = ['files with name, type, date and size in bytes', isFileList] as const;

const customerFilesShape: Shape<CustomerFiles> = {
  customer: text,
  aiSummary: ['text', (value: unknown) => typeof value === 'string'],
  summaryLogs: fileList,
  ticketArchive: fileList,
  sampleTracker: fileList,
  designFiles: fileList,
};

const fileActivityShape: Shape<FileActivity> = {
  id: text,
  fileName: text,
  action: text,
  person: text,
  customer: text,
  time: moment,
};

const messageShape: Shape<Message> = {
  id: text,
  sender: text,
  platform: oneOf(PLATFORMS),
  time: moment,
  message: text,
  isRead: flag,
};

const conversationShape: Shape<Conversation> = {
  poNumber: matching(/^PO-\d{5}$/),
  customer: text,
  factory: text,
  groups: [
    'internal, customer and factory, each with messages and one suggested reply',
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      sameWords(Object.keys(value), CHANNELS) &&
      Object.values(value).every((group: object) => sameWords(Object.keys(group), ['messages', 'suggestedReply'])),
  ],
};

const orNull = ([rule, holds]: readonly [rule: string, holds: (value: unknown) => boolean]) =>
  [`${rule}, or null`, (value: unknown) => value === null || holds(value)] as const;

const threadShape: Shape<EmailThread> = {
  id: text,
  customer: text,
  poNumber: matching(/^PO-\d{5}$/),
  emailCount: count,
  openTickets: count,
  riskLevel: oneOf(RISK_LEVELS),
  lastEmail: moment,
  subject: text,
  preview: text,
  sender: text,
  attachments: count,
  escalated: flag,
  aiSuggestion: orNull(oneOf(THREAD_TICKET_TYPES)),
  suggestedPriority: orNull(oneOf(TICKET_PRIORITIES)),
  suggestedAssignee: orNull(text),
  hasAiAction: flag,
};

const emailShape: Shape<EmailMessage> = {
  id: text,
  sender: text,
  timestamp: moment,
  subject: text,
  body: text,
  attachments: ['file names', (value) => Array.isArray(value) && value.every(isText)],
};

/** One command of every kind, about records that the implementation has. */
export async function commandsOn(
  operations: Operations,
): Promise<{ readonly [Kind in CommandKind]: Extract<Command, { kind: Kind }> }> {
  const [order] = await operations.purchaseOrders();
  const [thread] = await operations.threads();
  const [member = ''] = await operations.staff();
  const [project] = (await operations.timelines()).flatMap(({ projects }) => projects);
  const [files] = await operations.customerFiles();
  const [conversation] = await operations.communications();
  if (!order || !thread || !project || !files || !conversation) throw new Error('There is nothing to order about');
  const { poNumber } = order;
  const { customer } = files;
  const onPhase = { poNumber: project.poNumber, phase: 'quoting' } as const;
  const inChannel = { poNumber: conversation.poNumber, text: 'Buttons are late' };
  const ticket = {
    ...emptyTicketDraft,
    type: 'Delay',
    poNumber,
    description: 'Buttons are late',
    team: 'HK Ops',
  } as const;
  const threadTicket = { ...ticketDraftFor(thread), type: 'Delay', assignee: member, description: 'Buttons are late' };
  const fileName = files.summaryLogs[0]?.name ?? 'Log.pdf';
  return {
    'generate-weekly-report': { kind: 'generate-weekly-report' },
    'edit-purchase-order': { kind: 'edit-purchase-order', poNumber },
    'open-in-sharepoint': { kind: 'open-in-sharepoint', poNumber },
    'view-document': { kind: 'view-document', poNumber, documentName: 'Size chart' },
    'new-purchase-order': { kind: 'new-purchase-order' },
    'more-filters': { kind: 'more-filters' },
    'create-ticket': { kind: 'create-ticket', draft: { ...ticket, assignTo: member } },
    'save-ticket-draft': { kind: 'save-ticket-draft', draft: emptyTicketDraft },
    'send-message': { kind: 'send-message', channel: 'customer', ...inChannel },
    'attach-file': { kind: 'attach-file', channel: 'factory', ...inChannel },
    'apply-suggestion': { kind: 'apply-suggestion', channel: 'internal', ...inChannel },
    'draft-response': { kind: 'draft-response', channel: 'customer', ...inChannel },
    'schedule-inspection': { kind: 'schedule-inspection', channel: 'factory', ...inChannel },
    'export-radar-excel': { kind: 'export-radar-excel' },
    'present-radar': { kind: 'present-radar' },
    'generate-powerpoint': { kind: 'generate-powerpoint' },
    'sync-outlook': { kind: 'sync-outlook' },
    'ai-thread-action': { kind: 'ai-thread-action', threadId: thread.id },
    'create-thread-ticket': { kind: 'create-thread-ticket', threadId: thread.id, draft: threadTicket },
    'escalate-thread': { kind: 'escalate-thread', threadId: thread.id },
    'export-timeline': { kind: 'export-timeline', customer },
    'add-blocker': { kind: 'add-blocker', ...onPhase, draft: buildBlockerDraft() },
    'add-note': { kind: 'add-note', ...onPhase, content: 'Dip two is in.' },
    'update-phase-status': { kind: 'update-phase-status', ...onPhase },
    'escalate-phase': { kind: 'escalate-phase', ...onPhase },
    'view-full-timeline': { kind: 'view-full-timeline', poNumber: project.poNumber },
    'open-customer-sharepoint': { kind: 'open-customer-sharepoint', customer },
    'preview-file': { kind: 'preview-file', customer, folder: 'summaryLogs', fileName },
    'download-file': { kind: 'download-file', customer, folder: 'summaryLogs', fileName },
    'generate-ai-insight': { kind: 'generate-ai-insight', customer },
    'generate-pdf-report': { kind: 'generate-pdf-report', customer },
    'upload-document': { kind: 'upload-document', customer, folder: 'designFiles' },
    'create-folder': { kind: 'create-folder', customer },
    'link-to-po': { kind: 'link-to-po', customer },
  };
}

/** Orders everything once. */
export async function orderAll(operations: Operations): Promise<void> {
  for (const command of Object.values(await commandsOn(operations))) {
    await operations.perform(command, sentAs(`one ${command.kind}`));
  }
}

/** Every way in which the records differ from their shape, in words; none when they hold. */
function faultsOf<Entity extends object>(records: readonly Entity[], shape: Shape<Entity>): string[] {
  const rules = Object.entries<readonly [rule: string, holds: (value: unknown) => boolean]>(shape);
  const fields = rules.map(([field]) => field);
  return records.flatMap((record, index) => {
    const values = new Map<string, unknown>(Object.entries(record));
    return [
      ...fields.filter((field) => !values.has(field)).map((field) => `${index}: ${field} is missing`),
      ...[...values.keys()].filter((field) => !fields.includes(field)).map((field) => `${index}: ${field} is unknown`),
      ...rules
        .filter(([field, [, holds]]) => values.has(field) && !holds(values.get(field)))
        .map(([field, [rule]]) => `${index}: ${field} is ${JSON.stringify(values.get(field))}, not ${rule}`),
    ];
  });
}

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Every thread with its emails. */
const readThreads = async (operations: Operations) => {
  const threads = await operations.threads();
  return Promise.all(threads.map(async (thread) => ({ thread, emails: await operations.threadMessages(thread.id) })));
};

/** All that an implementation can be asked for. */
export const readAll = async (operations: Operations) => ({
  customers: await operations.customers(),
  purchaseOrders: await operations.purchaseOrders(),
  tickets: await operations.tickets(),
  relatedTickets: await operations.relatedTickets(),
  relatedDocuments: await operations.relatedDocuments(),
  radarReport: await operations.radarReport(),
  staff: await operations.staff(),
  communications: await operations.communications(),
  threads: await readThreads(operations),
  timelines: await readTimelines(operations),
  customerFiles: await operations.customerFiles(),
  recentActivity: await operations.recentActivity(),
});

const groupsOf = (communications: readonly Conversation[]) =>
  communications.flatMap(({ groups }) => CHANNELS.map((channel) => groups[channel]));
const messagesOf = (communications: readonly Conversation[]) =>
  groupsOf(communications).flatMap(({ messages }) => messages);

/** What the records of every implementation must hold. @param when for the report */
function describeRecords(when: string, create: () => Operations | Promise<Operations>): void {
  // Read once, for every question is a journey where there is a network between.
  const read = once(async () => readAll(await create()));

  describe(`what it tells ${when}`, () => {
    describe('entities have their fields to the letter, of the right kind and in range', () => {
      it('DATA-1: purchase orders', async () => {
        const { purchaseOrders } = await read();
        expect(purchaseOrders).not.toEqual([]);
        expect(faultsOf(purchaseOrders, purchaseOrderShape)).toEqual([]);
      });

      it('DATA-2: tickets', async () => {
        const { tickets } = await read();
        expect(faultsOf(tickets, ticketShape)).toEqual([]);
      });

      it('DATA-4: customer summaries', async () => {
        const { customers } = await read();
        expect(customers).not.toEqual([]);
        expect(faultsOf(customers, customerShape)).toEqual([]);
      });

      it('related tickets', async () => {
        const { relatedTickets } = await read();
        expect(faultsOf(relatedTickets, relatedTicketShape)).toEqual([]);
      });

      it('related documents', async () => {
        const { relatedDocuments } = await read();
        expect(faultsOf(relatedDocuments, documentShape)).toEqual([]);
      });

      it('staff', async () => {
        const { staff } = await read();
        expect(staff).not.toEqual([]);
        expect(staff.filter((member) => !isText(member))).toEqual([]);
      });
    });

    describe('what identifies is unique', () => {
      it('DATA-1: PO numbers, and none is the placeholder', async () => {
        const numbers = (await read()).purchaseOrders.map(({ poNumber }) => poNumber);
        expect(repeated(numbers)).toEqual([]);
        expect(numbers).not.toContain(PLACEHOLDER_PO_NUMBER);
      });

      it('DATA-4: customer names', async () => {
        expect(repeated((await read()).customers.map((customer) => customer.name))).toEqual([]);
      });

      it('ticket ids, of tickets and related tickets together', async () => {
        const { tickets, relatedTickets } = await read();
        expect(repeated([...tickets, ...relatedTickets].map(({ id }) => id))).toEqual([]);
      });

      it('names of related documents', async () => {
        expect(repeated((await read()).relatedDocuments.map((document) => document.name))).toEqual([]);
      });

      it('names of the staff', async () => {
        expect(repeated((await read()).staff)).toEqual([]);
      });

      it('SHELL-11: no member of the staff is called like nobody', async () => {
        expect((await read()).staff).not.toContain(NOT_CHOSEN);
      });
    });

    describe('records agree with one another', () => {
      it('every order belongs to a known customer', async () => {
        const { customers, purchaseOrders } = await read();
        const names = new Set(customers.map((customer) => customer.name));
        expect(purchaseOrders.filter(({ customer }) => !names.has(customer))).toEqual([]);
      });

      it('every ticket names an existing order, and its customer', async () => {
        const { purchaseOrders, tickets } = await read();
        const customerOf = new Map(purchaseOrders.map(({ poNumber, customer }) => [poNumber, customer]));
        expect(tickets.filter(({ poNumber, customer }) => customerOf.get(poNumber) !== customer)).toEqual([]);
      });

      it('linkedTickets is the number of tickets that name the order', async () => {
        const { purchaseOrders, tickets } = await read();
        const linked = purchaseOrders.map(({ poNumber, linkedTickets }) => [poNumber, linkedTickets]);
        const found = purchaseOrders.map((order) => [
          order.poNumber,
          tickets.filter(({ poNumber }) => poNumber === order.poNumber).length,
        ]);
        expect(linked).toEqual(found);
      });

      it("a customer's counts are those of its orders and tickets", async () => {
        const { customers, purchaseOrders, tickets } = await read();
        const counted = customers.map(({ name: customer }) => {
          const open = tickets.filter((ticket) => ticket.customer === customer && isOpen(ticket));
          return {
            name: customer,
            activePOs: purchaseOrders.filter((order) => order.customer === customer).length,
            openTickets: open.length,
            overdueIssues: open.filter(isOverdue).length,
          };
        });
        const told = customers.map(({ name: customer, activePOs, openTickets, overdueIssues }) => ({
          name: customer,
          activePOs,
          openTickets,
          overdueIssues,
        }));
        expect(told).toEqual(counted);
      });
    });

    describe('communications', () => {
      it('DATA-8: conversations are grouped internal, customer, factory', async () => {
        expect(faultsOf((await read()).communications, conversationShape)).toEqual([]);
      });

      it('DATA-8: messages have their fields to the letter', async () => {
        expect(faultsOf(messagesOf((await read()).communications), messageShape)).toEqual([]);
      });

      it('DATA-8: every group has one suggested reply', async () => {
        const replies = groupsOf((await read()).communications).map(({ suggestedReply }) => suggestedReply);
        expect(replies.filter((reply) => !isText(reply))).toEqual([]);
      });

      it('DATA-8: message ids are unique', async () => {
        expect(repeated(messagesOf((await read()).communications).map(({ id }) => id))).toEqual([]);
      });

      it('COMMS-1: an order has one conversation, which names its customer and factory', async () => {
        const { communications, purchaseOrders } = await read();
        expect(repeated(communications.map(({ poNumber }) => poNumber))).toEqual([]);
        const orders = new Map(purchaseOrders.map((order) => [order.poNumber, order]));
        const astray = communications.filter(({ poNumber, customer, factory }) => {
          const order = orders.get(poNumber);
          return order?.customer !== customer || order.factory !== factory;
        });
        expect(astray).toEqual([]);
      });

      it('COMMS-3: the messages of a group come oldest first', async () => {
        const times = groupsOf((await read()).communications).map(({ messages }) => messages.map(({ time }) => time));
        expect(times).toEqual(times.map((group) => group.toSorted()));
      });
    });
    describeRadarContract(create);
    describe('email threads', () => {
      it('DATA-9: threads have their fields to the letter, and ids of their own', async () => {
        const threads = (await read()).threads.map(({ thread }) => thread);
        expect(faultsOf(threads, threadShape)).toEqual([]);
        expect(repeated(threads.map(({ id }) => id))).toEqual([]);
      });

      it('DATA-10: emails have their fields to the letter, and ids of their own', async () => {
        const emails = (await read()).threads.flatMap((entry) => entry.emails);
        expect(faultsOf(emails, emailShape)).toEqual([]);
        expect(repeated(emails.map(({ id }) => id))).toEqual([]);
      });

      it('DATA-9: a thread names an existing order, its customer and its open tickets', async () => {
        const { threads, purchaseOrders, tickets } = await read();
        const customerOf = new Map(purchaseOrders.map(({ poNumber, customer }) => [poNumber, customer]));
        const openOn = (number: string) =>
          tickets.filter((ticket) => ticket.poNumber === number && isOpen(ticket)).length;
        const astray = threads.filter(
          ({ thread }) =>
            customerOf.get(thread.poNumber) !== thread.customer || thread.openTickets !== openOn(thread.poNumber),
        );
        expect(astray).toEqual([]);
      });

      it('DATA-9: an AI action has a type, a priority and a member of the staff', async () => {
        const { threads, staff } = await read();
        const incomplete = threads.filter(
          ({ thread: { hasAiAction, aiSuggestion, suggestedPriority, suggestedAssignee } }) =>
            hasAiAction &&
            (aiSuggestion === null || suggestedPriority === null || !staff.includes(suggestedAssignee ?? '')),
        );
        expect(incomplete).toEqual([]);
      });

      it('DATA-9: a thread tells of its latest email', async () => {
        const told = (await read()).threads.map(({ thread }) => [thread.sender, thread.subject, thread.lastEmail]);
        const written = (await read()).threads.map(({ emails: [latest] }) => [
          latest?.sender,
          latest?.subject,
          latest?.timestamp,
        ]);
        expect(told).toEqual(written);
      });

      it('DATA-10: emails come newest first, and no more emails or files than the thread counts', async () => {
        const { threads } = await read();
        for (const { thread, emails } of threads) {
          const times = emails.map(({ timestamp }) => timestamp);
          expect(times).toEqual(times.toSorted().toReversed());
          expect(emails.length).toBeLessThanOrEqual(thread.emailCount);
          const files = emails.flatMap(({ attachments }) => attachments).length;
          expect(files).toBeLessThanOrEqual(thread.attachments);
          expect(emails.length < thread.emailCount || files === thread.attachments).toBe(true);
        }
      });

      it('DATA-10: a thread that is not known has no emails', async () => {
        const operations = await create();
        expect(await operations.threadMessages('TH-unknown')).toEqual([]);
      });
    });
    describeTimelinesContract(create);
    describe('the files of the customers', () => {
      it('DATA-7: documents have name, type, date and size, grouped per customer into the four folders', async () => {
        const { customerFiles } = await read();
        expect(customerFiles).not.toEqual([]);
        expect(faultsOf(customerFiles, customerFilesShape)).toEqual([]);
      });

      it('FILES-1: every customer has one record, in the same order', async () => {
        const { customers, customerFiles } = await read();
        expect(customerFiles.map(({ customer }) => customer)).toEqual(customers.map((customer) => customer.name));
      });

      it('no two files of a folder are shown by one name', async () => {
        const { customerFiles } = await read();
        const names = customerFiles.flatMap((files) =>
          FOLDERS.map((folder) => files[folder].map(({ name: fileName }) => shownFileName(fileName))),
        );
        expect(names.flatMap(repeated)).toEqual([]);
      });

      it('FILES-9: recent activity names known customers, the last first, ids unique', async () => {
        const { customers, recentActivity } = await read();
        expect(faultsOf(recentActivity, fileActivityShape)).toEqual([]);
        expect(repeated(recentActivity.map(({ id }) => id))).toEqual([]);
        const known = new Set(customers.map((customer) => customer.name));
        expect(recentActivity.filter(({ customer }) => !known.has(customer))).toEqual([]);
        const times = recentActivity.map(({ time }) => time);
        expect(times).toEqual(times.toSorted().toReversed());
      });
    });
  });
}

/**
 * What every implementation of Operations must hold, whatever it stands on, and whether what is ordered changes it or not.
 * @param name of the implementation, for the report
 * @param create makes one, anew for every test
 */
export function describeOperationsContract(name: string, create: () => Operations | Promise<Operations>): void {
  describe(`the operations contract, kept by ${name}`, () => {
    describeRecords('as it begins', create);
    describeRecords('after one command of every kind', async () => {
      const operations = await create();
      await orderAll(operations);
      return operations;
    });

    it('resolves every command with nothing', async () => {
      const operations = await create();
      for (const command of Object.values(await commandsOn(operations))) {
        await expect(operations.perform(command, sentAs(command.kind))).resolves.toBeUndefined();
      }
    });

    it('sent twice under one key, a command is carried out once', async () => {
      const sentOnce = await create();
      const sentTwice = await create();
      for (const command of Object.values(await commandsOn(sentOnce))) {
        await sentOnce.perform(command, sentAs(command.kind));
        for (let time = 0; time < 2; time += 1) await sentTwice.perform(command, sentAs(command.kind));
      }
      const [first, second] = [await readAll(sentOnce), await readAll(sentTwice)];
      expect(second.tickets).toHaveLength(first.tickets.length);
      expect(second.timelines.phases.map(({ blockers, notes }) => [blockers.length, notes.length])).toEqual(
        first.timelines.phases.map(({ blockers, notes }) => [blockers.length, notes.length]),
      );
      expect(messagesOf(second.communications)).toHaveLength(messagesOf(first.communications).length);
    });

    it('answers the same question the same way while nothing is ordered', async () => {
      const operations = await create();
      const first = structuredClone(await readAll(operations));
      expect(await readAll(operations)).toEqual(first);
    });

    it('what was answered before is not changed by what is ordered afterwards', async () => {
      const operations = await create();
      const before = await readAll(operations);
      const copy = structuredClone(before);
      await orderAll(operations);
      expect(before).toEqual(copy);
    });

    it('needs no receiver: its functions work when handed on alone', async () => {
      const operations = await create();
      const { perform, threadMessages, phaseBlockers, phaseNotes, ...questions } = operations;
      const asked = Object.values(questions).map((ask) => ask());
      await expect(Promise.all(asked)).resolves.toHaveLength(Object.keys(questions).length);
      await expect(threadMessages('TH-unknown')).resolves.toEqual([]);
      await expect(phaseBlockers('PO-00000', 'quoting')).resolves.toEqual([]);
      await expect(phaseNotes('PO-00000', 'quoting')).resolves.toEqual([]);
      await expect(perform({ kind: 'generate-weekly-report' }, sentAs('alone'))).resolves.toBeUndefined();
    });
  });
}
