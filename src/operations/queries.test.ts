import { describe, expect, it } from 'vitest';
import { PHASES } from '@/domain/timelines/phase';
import { communicationsQuery } from './communications';
import { customersQuery } from './customers';
import { customerFilesQuery, recentActivityQuery } from './documents';
import type { Operations } from './Operations';
import { purchaseOrdersQuery, relatedDocumentsQuery } from './purchaseOrders';
import { radarReportQuery } from './radar';
import { createSampleOperations } from './sample/sampleOperations';
import { staffQuery } from './teams';
import { threadMessagesQuery, threadsQuery } from './threads';
import { relatedTicketsQuery, ticketsQuery } from './tickets';
import { phaseBlockersQuery, phaseNotesQuery, timelinesQuery } from './timelines';

const PLACES = ['PO-1', 'PO-2'].flatMap((poNumber) => PHASES.map((phase) => [poNumber, phase] as const));

/** An implementation whose every answer names the question and what it was asked with. */
const echo = new Proxy(createSampleOperations(), {
  get:
    (_operations, question) =>
    (...asked: readonly unknown[]) =>
      Promise.resolve([String(question), ...asked]),
}) satisfies Operations;

/** Every query that screens make, each with all that it may be asked with, beside the answer it must get. */
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
    "'%s' asks its own question, with what it was given and the signal that calls it off",
    async (_name, query, answer) => {
      const { signal } = new AbortController();
      const answered = await query.queryFn({ signal });
      expect(answered).toEqual([...(Array.isArray(answer) ? answer : []), signal]);
    },
  );

  it('is kept under a key of its own, for each thing that it is asked with', () => {
    const keys = queries.map(([query]) => JSON.stringify(query.queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
