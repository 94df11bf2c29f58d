import type { PhaseName } from '@/domain/timelines/phase';
import { type CommandHandlers, handleCommand } from '@/operations/handleCommand';
import type { CommandKind, CommandOf, Operations } from '@/operations/Operations';
import { OperationError } from '@/operations/operationError';
import { buildConversations } from './communications/buildCommunications';
import { buildCustomers } from './customers/buildCustomers';
import { buildDocuments } from './documents/buildDocuments';
import { buildAllCustomerFiles, buildFileActivities } from './documents/buildFiles';
import { buildPurchaseOrders } from './purchase-orders/buildPurchaseOrders';
import { buildRadarReport } from './radar/buildRadar';
import { STAFF } from './teams/buildStaff';
import { buildMessages, buildThreads } from './threads/buildThreads';
import { buildRelatedTickets, buildTickets } from './tickets/buildTickets';
import { buildBlockers, buildNotes, buildTimelines } from './timelines/buildTimelines';

/** Parts of Operations that a story replaces; its `perform` gets the command alone, without signal and key. */
export type ReplacedOperations = Partial<Omit<Operations, 'perform'>> & {
  perform?: <Kind extends CommandKind>(command: CommandOf<Kind>) => Promise<unknown>;
};

/** What each command resolves with, whoever carries it out. */
const handlers: CommandHandlers = {
  'create-ticket': () => ({ ticketId: 'TK-4100' }),
  'create-thread-ticket': () => ({ ticketId: 'TK-4101' }),
  'add-blocker': () => ({ blockerId: 'BL-7100' }),
  'add-note': () => ({ noteId: 'NT-7100' }),
  'send-message': () => ({ messageId: 'MS-7100' }),
  'attach-file': () => ({ messageId: 'MS-7101' }),
  'new-purchase-order': () => ({ poNumber: 'PO-31100' }),
  'generate-pdf-report': () => ({ fileName: 'Report.pdf' }),
  'upload-document': () => ({ fileName: 'Upload.pdf' }),
};

/** Operations on built records, each part of which a story may replace; `perform` resolves at once. */
export function buildOperations(overrides: ReplacedOperations = {}): Operations {
  /** Names the record that is queried, or fails as a server does that does not know it. */
  const phaseWords = async (poNumber: string, phase: PhaseName) => {
    const projects = (await operations.timelines()).flatMap((timeline) => timeline.projects);
    if (!projects.some((project) => project.poNumber === poNumber))
      throw new OperationError('not-found', `There is no project ${poNumber}.`);
    return ` (${poNumber}, ${phase})`;
  };
  const operations: Operations = {
    customers: async () => buildCustomers(),
    purchaseOrders: async () => buildPurchaseOrders(),
    tickets: async () => buildTickets(),
    relatedTickets: async () => buildRelatedTickets(),
    relatedDocuments: async () => buildDocuments(),
    radarReport: async () => buildRadarReport(),
    threads: async () => buildThreads(),
    threadMessages: async (threadId) => {
      const thread = (await operations.threads()).find(({ id }) => id === threadId);
      if (!thread) throw new OperationError('not-found', `There is no thread ${threadId}.`);
      return buildMessages(thread);
    },
    timelines: async () => buildTimelines(),
    phaseBlockers: async (poNumber, phase) => {
      const words = await phaseWords(poNumber, phase);
      return buildBlockers().map((blocker) => ({ ...blocker, description: blocker.description + words }));
    },
    phaseNotes: async (poNumber, phase) => {
      const words = await phaseWords(poNumber, phase);
      return buildNotes().map((note) => ({ ...note, content: note.content + words }));
    },
    staff: async () => STAFF,
    communications: async () => buildConversations(),
    customerFiles: async () => buildAllCustomerFiles(),
    recentActivity: async () => buildFileActivities(),
    ...overrides,
    perform: async (command) => {
      await overrides.perform?.(command);
      return handleCommand(handlers, command);
    },
  };
  return operations;
}
