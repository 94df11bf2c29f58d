import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRENDS } from '@/domain/customers/customerSummary';
import { FOLDERS } from '@/domain/documents/customerFiles';
import { FILE_KINDS, fileTypeOf } from '@/domain/documents/fileType';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { isOverdue, TICKET_STATUSES, TICKET_TYPES } from '@/domain/tickets/ticket';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { commandsOn } from '@/testing/commandRules';
import { describeSample } from '@/testing/describeSample';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { describeOperationsContract } from '@/testing/operationsContract';
import { readAll } from '@/testing/records';
import { sentAs } from '@/testing/sentAs';
import { createSampleOperations } from './sampleOperations';
import { DAY_MS } from '@/domain/time/day';

const CONSOLE_METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const;

/** What was printed, the method first. */
let printed: unknown[][] = [];

beforeEach(() => {
  printed = [];
  for (const method of CONSOLE_METHODS) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      printed.push([method, ...parts]);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});

describeOperationsContract('the sample', () => createSampleOperations(FROZEN_NOW), { savesNothing: true });
describeSample(() => createSampleOperations(FROZEN_NOW));

const sample = createSampleOperations(FROZEN_NOW);
const commands = commandsOn(await readAll(sample));
const customers = await sample.customers();
const purchaseOrders = await sample.purchaseOrders();
const tickets = await sample.tickets();
const relatedTickets = await sample.relatedTickets();
const documents = await sample.relatedDocuments();
const staff = await sample.staff();
const threads = await sample.threads();
const emails = await Promise.all(threads.map(({ id }) => sample.threadMessages(id)));
const customerFiles = await sample.customerFiles();
const recentActivity = await sample.recentActivity();

describe('DASH-13: the sample customers', () => {
  it('are six, in this order', () => {
    expect(customers.map(({ name }) => name)).toEqual([
      'TARNFELL',
      'BRACKENBY',
      'QUILLMOOR',
      'HOLLOWMERE',
      'VESTRAND',
      'LARKSPAN',
    ]);
  });

  it('have 65 as the lowest risk score and 92 as the highest', () => {
    const scores = customers.map(({ riskScore }) => riskScore);
    expect([Math.min(...scores), Math.max(...scores)]).toEqual([65, 92]);
  });
});

it('the sample staff are four, in this order', () => {
  expect(staff).toEqual(['Hana Petrov', 'Luis Okafor', 'Mei Tanaka', 'Arjun Sen']);
});

describe('INBOX-18: the sample threads', () => {
  it('are three: overdue and escalated, at risk and not escalated, and calm', () => {
    const told = threads.map((thread) => [
      thread.riskLevel,
      thread.escalated,
      thread.hasAiAction,
      thread.aiSuggestion,
      thread.suggestedPriority,
      thread.suggestedAssignee,
    ]);
    expect(told).toEqual([
      ['overdue', true, true, 'Delay', 'High', staff[0]],
      ['escalated', false, true, 'Quality Issue', 'Medium', staff[1]],
      ['no-issues', false, false, null, null, null],
    ]);
  });

  it('INBOX-5: are of the first three customers, one each', () => {
    expect(threads.map(({ customer }) => customer).toSorted()).toEqual(['BRACKENBY', 'QUILLMOOR', 'TARNFELL']);
  });

  it('THREAD-6: have three emails each', () => {
    expect(emails.map(({ length }) => length)).toEqual([3, 3, 3]);
  });

  it('begin in their latest email as their preview says', () => {
    for (const [index, { preview }] of threads.entries()) expect(emails[index]?.[0]?.body).toContain(preview);
  });
});

it('every ticket of the sample is owned and closed by one of the staff', () => {
  const names = tickets.flatMap(({ owner, responsibleForClosure }) => [owner, responsibleForClosure]);
  expect(names.filter((name) => !staff.includes(name))).toEqual([]);
});

describe('what the sample prints', () => {
  it('TICKET-8: creating a ticket logs the draft as it was typed, once', async () => {
    const draft = { ...emptyTicketDraft, poNumber: 'PO-24817', description: ' Zip <b>late</b>\n' };
    const before = structuredClone(draft);
    await sample.perform({ kind: 'create-ticket', draft }, sentAs('1'));
    expect(printed).toEqual([['log', 'Ticket', before]]);
    expect(printed[0]?.[2]).toBe(draft);
  });

  const logged: readonly string[] = ['create-ticket', 'add-blocker', 'add-note'];
  it.each(Object.values(commands).filter(({ kind }) => !logged.includes(kind)))(
    '$kind prints nothing',
    async (command) => {
      await sample.perform(command, sentAs('1'));
      expect(printed).toEqual([]);
    },
  );

  it('no query prints anything', async () => {
    const { perform: _perform, threadMessages, phaseBlockers, phaseNotes, ...queries } = sample;
    await Promise.all(Object.values(queries).map((query) => query()));
    await threadMessages('TH-2201');
    await Promise.all([phaseBlockers('PO-24817', 'quoting'), phaseNotes('PO-24817', 'quoting')]);
    expect(printed).toEqual([]);
  });
});

describe('every value of each closed vocabulary occurs', () => {
  it.each([
    ['purchase order status', PURCHASE_ORDER_STATUSES, purchaseOrders.map(({ status }) => status)],
    ['risk tag', RISK_TAGS, purchaseOrders.map(({ riskTag }) => riskTag)],
    ['ticket status', TICKET_STATUSES, tickets.map(({ status }) => status)],
    ['ticket type', TICKET_TYPES, tickets.map(({ type }) => type)],
    ['trend', TRENDS, customers.map(({ trend }) => trend)],
    ['status of a related ticket', TICKET_STATUSES, relatedTickets.map(({ status }) => status)],
  ])('%s', (_name, words: readonly string[], found: readonly string[]) => {
    expect([...new Set(found)].toSorted()).toEqual([...words].toSorted());
  });
});

describe('both sides of each yes and no occur', () => {
  it.each([
    ['orders flagged by the AI', purchaseOrders.map(({ gptFlag }) => gptFlag)],
    ['orders with tickets', purchaseOrders.map(({ linkedTickets }) => linkedTickets > 0)],
    ['tickets escalated', tickets.map(({ escalated }) => escalated)],
    ['tickets overdue', tickets.map(isOverdue)],
    ['customers with overdue issues', customers.map(({ overdueIssues }) => overdueIssues > 0)],
    ['scores of 80 or more', customers.map(({ riskScore }) => riskScore >= 80)],
    ['scores under 70', customers.map(({ riskScore }) => riskScore < 70)],
    ['scores from 70 to 79', customers.map(({ riskScore }) => riskScore >= 70 && riskScore < 80)],
  ])('%s', (_what, sides) => {
    expect(new Set(sides)).toEqual(new Set([true, false]));
  });
});

describe('FILES: the sample files', () => {
  const all = customerFiles.flatMap((files) =>
    FOLDERS.map((folder) => ({ customer: files.customer, folder, files: files[folder] })),
  );

  it('FILES-3: fill every folder of every customer but one', () => {
    const empty = all.filter(({ files }) => files.length === 0);
    expect(empty).toEqual([{ customer: 'LARKSPAN', folder: 'designFiles', files: [] }]);
  });

  it('stand in the document row by row', () => {
    expect(Math.max(...all.map(({ files }) => files.length))).toBeLessThanOrEqual(100);
  });

  it('are of every kind that has an icon', () => {
    const found = new Set(all.flatMap(({ files }) => files.map((file) => fileTypeOf(file).kind)));
    expect([...found].toSorted()).toEqual(FILE_KINDS.filter((kind) => kind !== 'unknown').toSorted());
  });

  it('FILES-1: the AI says something of its own about each customer', () => {
    const summaries = customerFiles.map(({ customer, aiSummary }) => aiSummary.includes(customer) && aiSummary);
    expect(new Set(summaries).size).toBe(6);
    expect(summaries).not.toContain(false);
  });

  it('FILES-9: recent activity names existing files and people of the staff', () => {
    expect(recentActivity).toHaveLength(6);
    const names = new Map(customerFiles.map((files) => [files.customer, FOLDERS.flatMap((folder) => files[folder])]));
    const unknown = recentActivity.filter(
      ({ customer, fileName, person }) =>
        !staff.includes(person) || !names.get(customer)?.some(({ name }) => name === fileName),
    );
    expect(unknown).toEqual([]);
  });
});

describe('times are relative to the moment of loading', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const moments = async (loadedAt?: number) => {
    const operations = createSampleOperations(loadedAt);
    return [
      ...(await operations.tickets()).map(({ created }) => created),
      ...(await operations.relatedDocuments()).map(({ date }) => date),
      ...(await operations.threads()).map(({ lastEmail }) => lastEmail),
      ...(await operations.threadMessages('TH-2202')).map(({ timestamp }) => timestamp),
      ...(await operations.customerFiles()).flatMap((files) =>
        FOLDERS.flatMap((folder) => files[folder].map(({ date }) => date)),
      ),
      ...(await operations.recentActivity()).map(({ time }) => time),
    ].map((moment) => Date.parse(moment));
  };

  it('a later load moves every time by as much', async () => {
    const later = 1_234 * DAY_MS + 56_789;
    expect(await moments(FROZEN_NOW + later)).toEqual((await moments(FROZEN_NOW)).map((moment) => moment + later));
  });

  it('the moment of loading is the present unless a test says otherwise', async () => {
    vi.useFakeTimers({ now: FROZEN_NOW });
    expect(await moments()).toEqual(await moments(FROZEN_NOW));
  });

  it('none lies ahead', async () => {
    expect((await moments(FROZEN_NOW)).filter((moment) => moment > FROZEN_NOW)).toEqual([]);
  });
});

describe('the stories that the sample tells are possible', () => {
  it('no ticket is overdue for longer than it is old', () => {
    const ageDays = (created: string) => (FROZEN_NOW - Date.parse(created)) / DAY_MS;
    expect(tickets.filter(({ created, daysOverdue }) => daysOverdue > ageDays(created))).toEqual([]);
  });

  it('no resolved ticket is overdue or escalated', () => {
    expect(tickets.filter((ticket) => ticket.status === 'Resolved' && (isOverdue(ticket) || ticket.escalated))).toEqual(
      [],
    );
  });

  it('a delayed order is not on track', () => {
    expect(purchaseOrders.filter(({ status, riskTag }) => status === 'Delayed' && riskTag === 'On Track')).toEqual([]);
  });

  it('the dips that one email expects tomorrow are those that the next was promised for yesterday', () => {
    const [latest, promise] = emails[0] ?? [];
    expect(latest?.body).toContain('Revised dips were promised for yesterday');
    expect(promise?.body).toContain('I expect the parcel tomorrow');
    expect(Date.parse(latest?.timestamp ?? '') - Date.parse(promise?.timestamp ?? '')).toBe(2 * DAY_MS);
  });

  it('every order can show a document', () => {
    expect(documents.length).toBeGreaterThan(0);
  });
});
