import type { CommandData, CommandKind, CommandOf, Operations, ResultOf } from '@/operations/Operations';
import { liveCommunications } from './communications/liveCommunications';
import { liveCustomers } from './customers/liveCustomers';
import { liveDocuments } from './documents/liveDocuments';
import { createLive, type Handlers } from './live';
import { livePurchaseOrders } from './purchase-orders/livePurchaseOrders';
import { liveRadar } from './radar/liveRadar';
import { readAll, type Records } from './records';
import { liveThreads } from './threads/liveThreads';
import { liveTickets } from './tickets/liveTickets';
import { liveTimelines } from './timelines/liveTimelines';

/**
 * An implementation that saves what commands change: in memory, beginning with the records of another one. Stands for a
 * live backend in tests and stories.
 */
export const createLiveOperations = async (base: Operations): Promise<Operations> =>
  liveOperationsOn(await readAll(base));

/** The same, on records that were read before, which it does not change. */
export function liveOperationsOn(begun: Records): Operations {
  const live = createLive({ ...begun });
  const { records } = live;
  const handlers: Handlers<CommandData> = {
    ...liveCommunications(live),
    ...liveCustomers(),
    ...liveDocuments(live),
    ...livePurchaseOrders(live),
    ...liveRadar(),
    ...liveThreads(live),
    ...liveTickets(live),
    ...liveTimelines(live),
  };
  const carriedOut = new Map<string, unknown>();
  const performOnce = <Kind extends CommandKind>(command: CommandOf<Kind>, idempotencyKey: string): ResultOf<Kind> => {
    if (!carriedOut.has(idempotencyKey)) {
      const handler: (data: CommandData[Kind]) => ResultOf<Kind> = handlers[command.kind];
      carriedOut.set(idempotencyKey, handler(command));
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key stands for one command
    return carriedOut.get(idempotencyKey) as ResultOf<Kind>;
  };
  const listsOf = (poNumber: string, phase: string) =>
    records.phases.find((known) => known.poNumber === poNumber && known.phase === phase);

  return {
    customers: async () => records.customers,
    purchaseOrders: async () => records.purchaseOrders,
    tickets: async () => records.tickets,
    relatedTickets: async () => records.relatedTickets,
    relatedDocuments: async () => records.relatedDocuments,
    radarReport: async () => records.radarReport,
    staff: async () => records.staff,
    communications: async () => records.communications,
    threads: async () => records.threads,
    threadMessages: async (threadId) => records.emails.find((thread) => thread.threadId === threadId)?.emails ?? [],
    timelines: async () => records.timelines,
    phaseBlockers: async (poNumber, phase) => listsOf(poNumber, phase)?.blockers ?? [],
    phaseNotes: async (poNumber, phase) => listsOf(poNumber, phase)?.notes ?? [],
    customerFiles: async () => records.customerFiles,
    recentActivity: async () => records.recentActivity,
    perform: async (command, { signal, idempotencyKey }) => {
      signal.throwIfAborted();
      return performOnce(command, idempotencyKey);
    },
  };
}
