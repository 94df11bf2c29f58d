import { describe, expect, it } from 'vitest';
import type { Conversation } from '@/domain/communications/conversation';
import { PHASES } from '@/domain/timelines/phase';
import { buildConversations } from '@/testing/communications/buildCommunications';
import { answersOf, readFew } from '@/testing/records';
import { communicationsQuery } from './communications';
import { customersQuery } from './customers';
import { customerFilesQuery, recentActivityQuery } from './documents';
import type { Operations } from './Operations';
import { purchaseOrdersQuery, relatedDocumentsQuery } from './purchaseOrders';
import { radarReportQuery } from './radar';
import { QUERY_KEYS } from './queryKeys';
import { createSampleOperations } from './sample/sampleOperations';
import { staffQuery } from './teams';
import { threadMessagesQuery, threadsQuery } from './threads';
import { relatedTicketsQuery, ticketsQuery } from './tickets';
import { phaseBlockersQuery, phaseNotesQuery, timelinesQuery } from './timelines';

const PLACES = ['PO-31001', 'PO-31002'].flatMap((poNumber) => PHASES.map((phase) => [poNumber, phase] as const));

/** An implementation whose results name the query and its arguments. */
const echo = new Proxy(createSampleOperations(), {
  get:
    (_operations, operation) =>
    (...args: readonly unknown[]) =>
      Promise.resolve([String(operation), ...args]),
}) satisfies Operations;

/** Every query of the screens, with its arguments, beside the result that it must get. */
const queries = [
  [customersQuery(echo), ['customers']],
  [purchaseOrdersQuery(echo), ['purchaseOrders']],
  [relatedTicketsQuery(echo), ['relatedTickets']],
  [relatedDocumentsQuery(echo), ['relatedDocuments']],
  [ticketsQuery(echo), ['tickets']],
  [threadsQuery(echo), ['threads']],
  [threadMessagesQuery(echo, 'TH-1'), ['threadMessages', 'TH-1']],
  [threadMessagesQuery(echo, 'TH-2'), ['threadMessages', 'TH-2']],
  [staffQuery(echo), ['staff']],
  [communicationsQuery(echo), ['communications']],
  [radarReportQuery(echo), ['radarReport']],
  [timelinesQuery(echo), ['timelines']],
  ...PLACES.map(([poNumber, phase]) => [phaseBlockersQuery(echo, poNumber, phase), ['phaseBlockers', poNumber, phase]]),
  ...PLACES.map(([poNumber, phase]) => [phaseNotesQuery(echo, poNumber, phase), ['phaseNotes', poNumber, phase]]),
  [customerFilesQuery(echo), ['customerFiles']],
  [recentActivityQuery(echo), ['recentActivity']],
] as unknown as readonly (readonly [
  { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> },
  unknown,
])[];

describe('each query', () => {
  it.each(queries.map(([query, answer]) => [query.queryKey.join(' '), query, answer] as const))(
    "'%s' calls its own operation, with its arguments and the signal that cancels it",
    async (_name, query, answer) => {
      const { signal } = new AbortController();
      const answered = await query.queryFn({ signal });
      expect(answered).toEqual([...(Array.isArray(answer) ? answer : []), signal]);
    },
  );

  it('is among them, whatever an implementation answers', () => {
    const asked = queries.map(([, answer]) => (Array.isArray(answer) ? String(answer[0]) : ''));
    const answered = Object.keys(createSampleOperations()).filter((name) => name !== 'perform');
    expect(new Set(asked)).toEqual(new Set(answered));
  });

  it('is read by the contract', async () => {
    const nameOf = (key: readonly unknown[] | ((poNumber: string, phase: 'intent') => readonly unknown[])) =>
      String((typeof key === 'function' ? key('PO-31001', 'intent') : key)[0]);
    const read = [...answersOf(await readFew(createSampleOperations())).keys()].map((key) => key.split(' ')[0]);
    expect(new Set(read)).toEqual(new Set(Object.values(QUERY_KEYS).map(nameOf)));
  });

  it('is cached under a key of its own for each set of arguments', () => {
    const keys = queries.map(([query]) => JSON.stringify(query.queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('what a record lacks', () => {
  it('a conversation without its groups leaves the others whole', () => {
    const { select } = communicationsQuery(createSampleOperations());
    const [whole] = buildConversations();
    const torn = { ...whole, groups: null } as unknown as Conversation;
    const shown = select?.(whole ? [torn, whole] : []) ?? [];
    expect(shown[0]?.groups.factory.messages).toEqual([]);
    expect(shown[1]).toEqual(whole);
  });

  const operations = createSampleOperations();
  it.each([
    ['an email its attachments', threadMessagesQuery(operations, 'TH-1'), [{ attachments: [] }]],
    ['a customer their projects', timelinesQuery(operations), [{ projects: [] }]],
    [
      'a customer their folders',
      customerFilesQuery(operations),
      [{ summaryLogs: [], ticketArchive: [], sampleTracker: [], designFiles: [] }],
    ],
    [
      'a report its lists',
      radarReportQuery(operations),
      { missedTasks: [], escalatedIssues: [], repeatedIssues: [], insights: [] },
    ],
  ])('%s, each of them empty then', (_what, { select }: { select?: unknown }, shown) => {
    const empty = Array.isArray(shown) ? [{}] : {};
    expect(typeof select === 'function' && Reflect.apply(select, undefined, [empty])).toEqual(shown);
  });
});
