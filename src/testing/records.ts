import type { QueryKey } from '@tanstack/react-query';
import { type ProjectTimeline, PHASES } from '@/domain/timelines/phase';
import type { Operations } from '@/operations/Operations';
import { QUERY_KEYS } from '@/operations/queryKeys';

/** Every phase of the first projects, with its blockers and notes. */
function readPhases(
  { phaseBlockers, phaseNotes }: Operations,
  timelines: readonly ProjectTimeline[],
  mostProjects: number,
) {
  const projects = timelines.flatMap((timeline) => timeline.projects).slice(0, mostProjects);
  const places = projects.flatMap(({ poNumber }) => PHASES.map((phase) => ({ poNumber, phase })));
  return Promise.all(
    places.map(async ({ poNumber, phase }) => ({
      poNumber,
      phase,
      blockers: await phaseBlockers(poNumber, phase),
      notes: await phaseNotes(poNumber, phase),
    })),
  );
}

/** The results of all queries. */
export type Records = Awaited<ReturnType<typeof readAll>>;

/** Reads every query. @param mostProjects of how many it reads blockers and notes, ten queries each */
export async function readAll(operations: Operations, mostProjects = Infinity) {
  const threads = await operations.threads();
  const timelines = await operations.timelines();
  const emails = threads.map(async ({ id }) => ({ threadId: id, emails: await operations.threadMessages(id) }));
  return {
    customers: await operations.customers(),
    purchaseOrders: await operations.purchaseOrders(),
    tickets: await operations.tickets(),
    relatedTickets: await operations.relatedTickets(),
    relatedDocuments: await operations.relatedDocuments(),
    radarReport: await operations.radarReport(),
    staff: await operations.staff(),
    communications: await operations.communications(),
    threads,
    emails: await Promise.all(emails),
    timelines,
    phases: await readPhases(operations, timelines, mostProjects),
    customerFiles: await operations.customerFiles(),
    recentActivity: await operations.recentActivity(),
  };
}

const FEW_PROJECTS = 2;

/** The same with few projects, for whoever reads again and again: over a network every query is a round trip. */
export const readFew = (operations: Operations): Promise<Records> => readAll(operations, FEW_PROJECTS);

/** Every answer as text, which nothing changes, under the key under which the screens keep it. */
export type Answers = ReadonlyMap<string, string>;

export function answersOf(records: Records): Answers {
  const answers: readonly (readonly [QueryKey, unknown])[] = [
    [QUERY_KEYS.customers, records.customers],
    [QUERY_KEYS.purchaseOrders, records.purchaseOrders],
    [QUERY_KEYS.tickets, records.tickets],
    [QUERY_KEYS.relatedTickets, records.relatedTickets],
    [QUERY_KEYS.relatedDocuments, records.relatedDocuments],
    [QUERY_KEYS.radarReport, records.radarReport],
    [QUERY_KEYS.staff, records.staff],
    [QUERY_KEYS.communications, records.communications],
    [QUERY_KEYS.threads, records.threads],
    ...records.emails.map(({ threadId, emails }) => [QUERY_KEYS.threadMessages(threadId), emails] as const),
    [QUERY_KEYS.timelines, records.timelines],
    ...records.phases.flatMap(({ poNumber, phase, blockers, notes }) => [
      [QUERY_KEYS.phaseBlockers(poNumber, phase), blockers] as const,
      [QUERY_KEYS.phaseNotes(poNumber, phase), notes] as const,
    ]),
    [QUERY_KEYS.customerFiles, records.customerFiles],
    [QUERY_KEYS.recentActivity, records.recentActivity],
  ];
  return new Map(answers.map(([key, answer]) => [key.join(' '), JSON.stringify(answer)]));
}

/** Keys of the queries that are answered otherwise than before. */
export const changedKeys = (before: Answers, after: Answers): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
