import { DAY_MS, HOUR_MS, readersDay } from '@/domain/time/day';
import { type CommandHandlers, handleCommand } from '../handleCommand';
import type { Operations } from '../Operations';
import { sampleCommunications } from './communications';
import { sampleCustomers } from './customers';
import { sampleCustomerFiles, sampleRecentActivity, sampleRelatedDocuments } from './documents';
import { inOwnWeek } from './ownWeek';
import { samplePurchaseOrders } from './purchaseOrders';
import { sampleRadarReport } from './radar';
import { sampleStaff } from './teams';
import { sampleMessages, sampleThreads } from './threads';
import { sampleRelatedTickets, sampleTickets } from './tickets';
import { sampleBlockers, sampleNotes, sampleTimelines } from './timelines';

/** Nothing is saved, so that what a command resolves with identifies nothing. All that are left out do nothing. */
const handlers: CommandHandlers = {
  // Specification section 3: submitting the ticketing form only logs it.
  'create-ticket': ({ draft }) => {
    console.log('Ticket', draft);
    return { ticketId: 'TK-0000' };
  },
  'create-thread-ticket': () => ({ ticketId: 'TK-0000' }),
  // Specification section 5: an accepted blocker or note is logged.
  'add-blocker': ({ poNumber, phase, draft }) => {
    console.log('Blocker', { poNumber, phase, ...draft });
    return { blockerId: 'BL-0000' };
  },
  'add-note': ({ poNumber, phase, content }) => {
    console.log('Note', { poNumber, phase, content });
    return { noteId: 'NT-0000' };
  },
  'send-message': () => ({ messageId: 'MS-0000' }),
  'attach-file': () => ({ messageId: 'MS-0000' }),
  'new-purchase-order': () => ({ poNumber: 'PO-00000' }),
  'generate-pdf-report': () => ({ fileName: 'Report.pdf' }),
  'upload-document': () => ({ fileName: 'Upload.pdf' }),
};

/**
 * The embedded implementation: fixed records, times relative to the moment it is made.
 * @param loadedAt milliseconds since the epoch; the moment of loading unless a test says otherwise
 */
export function createSampleOperations(loadedAt: number = Date.now()): Operations {
  const ago = (ms: number) => new Date(loadedAt - ms).toISOString();
  const hoursAgo = (hours: number) => ago(hours * HOUR_MS);
  const ownWeek = <Records>(records: Records) => inOwnWeek(records, loadedAt);
  const tickets = ownWeek(sampleTickets((days) => ago(days * DAY_MS)));
  const communications = ownWeek(sampleCommunications(hoursAgo));
  const radarReport = sampleRadarReport(loadedAt);
  const threads = ownWeek(sampleThreads(hoursAgo));
  const messages = sampleMessages(hoursAgo);
  const timelines = sampleTimelines((days) =>
    new Date(readersDay(loadedAt) + days * DAY_MS).toISOString().slice(0, 10),
  );
  const relatedDocuments = sampleRelatedDocuments(loadedAt);
  const customerFiles = sampleCustomerFiles(loadedAt);
  const recentActivity = sampleRecentActivity(customerFiles);
  return {
    customers: async () => sampleCustomers,
    purchaseOrders: async () => samplePurchaseOrders,
    tickets: async () => tickets,
    relatedTickets: async () => sampleRelatedTickets,
    relatedDocuments: async () => relatedDocuments,
    radarReport: async () => radarReport,
    threads: async () => threads,
    threadMessages: async (threadId) => ownWeek(messages.get(threadId) ?? []),
    timelines: async () => timelines,
    phaseBlockers: async (poNumber, phase) => ownWeek(sampleBlockers(poNumber, phase)),
    phaseNotes: async (poNumber, phase) => ownWeek(sampleNotes(poNumber, phase, hoursAgo)),
    staff: async () => sampleStaff,
    communications: async () => communications,
    customerFiles: async () => customerFiles,
    recentActivity: async () => recentActivity,
    perform: (command) => handleCommand(handlers, command),
  };
}
