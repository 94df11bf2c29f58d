import type { Operations } from '../Operations';
import { sampleCommunications } from './communications';
import { sampleCustomers } from './customers';
import { sampleCustomerFiles, sampleRecentActivity } from './documents';
import { samplePurchaseOrders } from './purchaseOrders';
import { sampleRadarReport } from './radar';
import { sampleStaff } from './teams';
import { sampleMessages, sampleThreads } from './threads';
import { sampleRelatedTickets, sampleTickets } from './tickets';
import { sampleBlockers, sampleNotes, sampleTimelines } from './timelines';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The embedded implementation: fixed records, times relative to the moment it is made.
 * @param loadedAt milliseconds since the epoch; the moment of loading unless a test says otherwise
 */
export function createSampleOperations(loadedAt: number = Date.now()): Operations {
  const ago = (ms: number) => new Date(loadedAt - ms).toISOString();
  const tickets = sampleTickets((days) => ago(days * DAY_MS));
  const communications = sampleCommunications((hours) => ago(hours * HOUR_MS));
  const radarReport = sampleRadarReport(loadedAt);
  const hoursAgo = (hours: number) => ago(hours * HOUR_MS);
  const threads = sampleThreads(hoursAgo);
  const messages = sampleMessages(hoursAgo);
  const timelines = sampleTimelines((days) => ago(-days * DAY_MS).slice(0, 10));
  const documents = [
    { name: 'Tech pack, revision 3', type: 'PDF', date: ago(2 * DAY_MS), size: 2_412_000 },
    { name: 'Lab dip comments', type: 'PDF', date: ago(5 * HOUR_MS), size: 640_000 },
    { name: 'Size chart and tolerances', type: 'XLSX', date: ago(9 * DAY_MS), size: 88_000 },
  ];
  const customerFiles = sampleCustomerFiles(loadedAt);
  const recentActivity = sampleRecentActivity(customerFiles);
  return {
    customers: async () => sampleCustomers,
    purchaseOrders: async () => samplePurchaseOrders,
    tickets: async () => tickets,
    relatedTickets: async () => sampleRelatedTickets,
    relatedDocuments: async () => documents,
    radarReport: async () => radarReport,
    threads: async () => threads,
    threadMessages: async (threadId) => messages.get(threadId) ?? [],
    timelines: async () => timelines,
    phaseBlockers: async (poNumber, phase) => sampleBlockers(poNumber, phase),
    phaseNotes: async (poNumber, phase) => sampleNotes(poNumber, phase, (hours) => ago(hours * HOUR_MS)),
    staff: async () => sampleStaff,
    communications: async () => communications,
    customerFiles: async () => customerFiles,
    recentActivity: async () => recentActivity,
    perform: async (command) => {
      // Specification section 3: submitting the ticketing form only logs it. All other kinds do nothing here.
      if (command.kind === 'create-ticket') console.log('Ticket', command.draft);
      // Specification section 5: an accepted blocker or note is logged.
      if (command.kind === 'add-blocker') {
        const { poNumber, phase, draft } = command;
        console.log('Blocker', { poNumber, phase, ...draft });
      }
      if (command.kind === 'add-note') {
        const { poNumber, phase, content } = command;
        console.log('Note', { poNumber, phase, content });
      }
    },
  };
}
