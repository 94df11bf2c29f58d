import { describe, expect, it } from 'vitest';
import { type CustomerSummary, TRENDS } from '@/domain/customers/customerSummary';
import { type CustomerFiles, FOLDERS } from '@/domain/documents/customerFiles';
import type { CustomerDocument } from '@/domain/documents/document';
import type { FileActivity } from '@/domain/documents/fileActivity';
import { shownFileName } from '@/domain/documents/fileName';
import { PLACEHOLDER_PO_NUMBER } from '@/domain/purchase-orders/placeholderPurchaseOrder';
import { PURCHASE_ORDER_STATUSES, type PurchaseOrder, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import {
  isOpen,
  isOverdue,
  type RelatedTicket,
  type Ticket,
  TICKET_STATUSES,
  TICKET_TYPES,
} from '@/domain/tickets/ticket';
import { emptyTicketDraft, NOT_CHOSEN } from '@/domain/tickets/ticketDraft';
import type { Command, Operations } from '@/operations/Operations';

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
const matching = (pattern: RegExp) =>
  [`like ${pattern}`, (value: unknown) => isText(value) && pattern.test(value)] as const;

const purchaseOrderShape: Shape<PurchaseOrder> = {
  poNumber: matching(/^PO-\d{5}$/),
  styleName: text,
  customer: text,
  category: text,
  factory: text,
  status: oneOf(PURCHASE_ORDER_STATUSES),
  team: text,
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
  team: text,
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

/** One command of every kind. */
export const commands: { readonly [Kind in Command['kind']]: Extract<Command, { kind: Kind }> } = {
  'generate-weekly-report': { kind: 'generate-weekly-report' },
  'edit-purchase-order': { kind: 'edit-purchase-order', poNumber: 'PO-31001' },
  'open-in-sharepoint': { kind: 'open-in-sharepoint', poNumber: 'PO-31001' },
  'view-document': { kind: 'view-document', poNumber: 'PO-31001', documentName: 'Size chart' },
  'new-purchase-order': { kind: 'new-purchase-order' },
  'more-filters': { kind: 'more-filters' },
  'create-ticket': { kind: 'create-ticket', draft: emptyTicketDraft },
  'save-ticket-draft': { kind: 'save-ticket-draft', draft: emptyTicketDraft },
  'open-customer-sharepoint': { kind: 'open-customer-sharepoint', customer: 'ALDERWICK' },
  'preview-file': { kind: 'preview-file', customer: 'ALDERWICK', folder: 'summaryLogs', fileName: 'Log.pdf' },
  'download-file': { kind: 'download-file', customer: 'ALDERWICK', folder: 'summaryLogs', fileName: 'Log.pdf' },
  'generate-ai-insight': { kind: 'generate-ai-insight', customer: 'ALDERWICK' },
  'generate-pdf-report': { kind: 'generate-pdf-report', customer: 'ALDERWICK' },
  'upload-document': { kind: 'upload-document', customer: 'ALDERWICK', folder: 'designFiles' },
  'create-folder': { kind: 'create-folder', customer: 'ALDERWICK' },
  'link-to-po': { kind: 'link-to-po', customer: 'ALDERWICK' },
};

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

const readAll = async (operations: Operations) => ({
  customers: await operations.customers(),
  purchaseOrders: await operations.purchaseOrders(),
  tickets: await operations.tickets(),
  relatedTickets: await operations.relatedTickets(),
  relatedDocuments: await operations.relatedDocuments(),
  staff: await operations.staff(),
  customerFiles: await operations.customerFiles(),
  recentActivity: await operations.recentActivity(),
});

/**
 * What every implementation of Operations must hold, whatever it stands on.
 * @param name of the implementation, for the report
 * @param create makes one, anew for every test
 */
export function describeOperationsContract(name: string, create: () => Operations | Promise<Operations>): void {
  const read = async () => readAll(await create());

  describe(`the operations contract, kept by ${name}`, () => {
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

      it('PO-14: linkedTickets is at most the number of related ticket samples', async () => {
        const { purchaseOrders, relatedTickets } = await read();
        expect(purchaseOrders.filter(({ linkedTickets }) => linkedTickets > relatedTickets.length)).toEqual([]);
      });

      it('PO-14: related tickets name no order', async () => {
        const { relatedTickets } = await read();
        expect(JSON.stringify(relatedTickets)).not.toMatch(/PO-?\s?\d/i);
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

    describe('asking and ordering', () => {
      it.each(Object.values(commands))('resolves $kind, with nothing', async (command) => {
        const operations = await create();
        await expect(operations.perform(command)).resolves.toBeUndefined();
      });

      it('resolves the same order twice', async () => {
        const operations = await create();
        await operations.perform(commands['generate-weekly-report']);
        await expect(operations.perform(commands['generate-weekly-report'])).resolves.toBeUndefined();
      });

      it('answers the same question the same way, before and after every order', async () => {
        const operations = await create();
        const first = structuredClone(await readAll(operations));
        expect(await readAll(operations)).toEqual(first);
        for (const command of Object.values(commands)) await operations.perform(command);
        expect(await readAll(operations)).toEqual(first);
      });

      it('needs no receiver: its functions work when handed on alone', async () => {
        const { perform, ...questions } = await create();
        const asked = Object.values(questions).map((ask: () => Promise<unknown>) => ask());
        await expect(Promise.all(asked)).resolves.toHaveLength(Object.keys(questions).length);
        await expect(perform(commands['generate-weekly-report'])).resolves.toBeUndefined();
      });
    });
  });
}
