import { isOpen, type Ticket } from '@/domain/tickets/ticket';
import type { Operations } from '@/operations/Operations';
import { describeAccepted, describeRefused, type Faulty } from './faultyOperations';
import { FROZEN_NOW } from './frozenClock';

/** A list with one record changed: the first, or the first that is meant. */
const withOne = <Entity>(list: readonly Entity[], part: object, isMeant: (entity: Entity) => boolean = () => true) => {
  const place = list.findIndex(isMeant);
  return list.map((entity, index) => (index === place ? { ...entity, ...part } : entity));
};

/** A faulty implementation in which one ticket is changed. */
const ticketWith =
  (part: object, isMeant: (ticket: Ticket) => boolean = isOpen) =>
  ({ tickets }: Operations) => ({ tickets: async () => withOne(await tickets(), part, isMeant) });

const phasesWith =
  (part: object) =>
  ({ timelines }: Operations) => ({
    timelines: async () =>
      (await timelines()).map(({ customer, projects }) => ({
        customer,
        projects: projects.map((project) => ({ ...project, phases: { ...project.phases, ...part } })),
      })),
  });

const TICKET_FIELDS = 'DATA-2: tickets have their fields to the letter, of the right kind and in range';
const ORDER_FIELDS = 'DATA-1: purchase orders have their fields to the letter, of the right kind and in range';

const faulty: readonly Faulty[] = [
  {
    what: 'two tickets of one id',
    breaks: ['DATA-2: ticket ids are unique'],
    says: "'TK-1039' is there twice",
    change: ticketWith({ id: 'TK-1039' }),
  },
  {
    what: 'a status that is not known',
    breaks: [TICKET_FIELDS],
    says: 'status is "Closed", not one of Open, In Progress, Resolved',
    change: ticketWith({ status: 'Closed' }),
  },
  {
    what: 'a team that is not known',
    breaks: [TICKET_FIELDS],
    says: 'team is "Night Shift", not one of HK Ops',
    change: ticketWith({ team: 'Night Shift' }),
  },
  {
    what: 'a date as a number',
    breaks: [TICKET_FIELDS],
    says: `created is ${FROZEN_NOW}, not a moment as toISOString writes it`,
    change: ticketWith({ created: FROZEN_NOW }),
  },
  {
    what: 'a ticket owned by a stranger',
    breaks: ['every ticket is owned by one of the staff'],
    says: 'is owned by nobody of the staff',
    change: ticketWith({ owner: 'Zoe Stranger' }),
  },
  {
    what: "a ticket of another customer than its order's",
    breaks: ['every ticket names an existing order, and its customer'],
    says: 'names no order of its customer',
    change: ticketWith({ customer: 'Zoe and Sons' }, (ticket) => !isOpen(ticket)),
  },
  {
    what: 'a field that is missing',
    breaks: [TICKET_FIELDS],
    says: 'gptSuggestion is missing',
    change: ({ tickets }) => ({
      tickets: async () => (await tickets()).map(({ gptSuggestion: _suggestion, ...ticket }) => ticket),
    }),
  },
  {
    what: 'a field too many',
    breaks: [ORDER_FIELDS],
    says: 'priority is one too many',
    change: ({ purchaseOrders }) => ({
      purchaseOrders: async () => withOne(await purchaseOrders(), { priority: 'high' }),
    }),
  },
  {
    what: 'progress of 140 %',
    breaks: [ORDER_FIELDS],
    says: 'progress is 140, not a number from 0 to 100',
    change: ({ purchaseOrders }) => ({
      purchaseOrders: async () => withOne(await purchaseOrders(), { progress: 140 }),
    }),
  },
  {
    what: 'an order that counts a ticket too many',
    breaks: ['linkedTickets is the number of tickets that name the order'],
    says: 'counts other tickets than there are',
    change: ({ purchaseOrders }) => ({
      purchaseOrders: async () => withOne(await purchaseOrders(), { linkedTickets: 99 }),
    }),
  },
  {
    what: 'a customer that counts an order too many',
    breaks: ["a customer's counts are those of its orders and tickets"],
    says: 'counts other orders or tickets than there are',
    change: ({ customers }) => ({ customers: async () => withOne(await customers(), { activePOs: 99 }) }),
  },
  {
    what: 'a risk score that is no number',
    breaks: ['DATA-4: customer summaries have their fields to the letter, of the right kind and in range'],
    says: 'riskScore is NaN, not a number from 0 to 100',
    change: ({ customers }) => ({ customers: async () => withOne(await customers(), { riskScore: Number.NaN }) }),
  },
  {
    what: 'a negative size',
    breaks: ['related documents have their fields to the letter'],
    says: 'size is -1, not a whole number, 0 or more',
    change: ({ relatedDocuments }) => ({
      relatedDocuments: async () => withOne(await relatedDocuments(), { size: -1 }),
    }),
  },
  {
    what: 'a member of the staff who is there twice',
    breaks: ['staff are named, each once'],
    says: "'Hana Petrov' is there twice",
    change: ({ staff }) => ({ staff: async () => [...(await staff()), 'Hana Petrov'] }),
  },
  {
    what: 'a sixth phase',
    breaks: ['DATA-5: a timeline has a customer and projects, a project its number, style and five phases in order'],
    says: 'not the five phases intent, sample, quoting, feedback, order in this order',
    change: phasesWith({ shipping: { status: 'pending', date: null, lag: 0 } }),
  },
  {
    what: 'a day that does not exist',
    breaks: ['DATA-5: a phase has a known status, a day that exists or none, and a lag in whole days'],
    says: 'date is "2026-02-30", not a day that exists, YYYY-MM-DD, or null',
    change: phasesWith({ intent: { status: 'pending', date: '2026-02-30', lag: 0 } }),
  },
  {
    what: 'a lag of half a day',
    breaks: ['DATA-5: a phase has a known status, a day that exists or none, and a lag in whole days'],
    says: 'lag is 1.5, not a whole number',
    change: phasesWith({ intent: { status: 'pending', date: null, lag: 1.5 } }),
  },
  {
    what: 'a project that stands twice',
    breaks: ['DATA-5: every project stands once'],
    says: "'PO-24790' is there twice",
    change: ({ timelines }) => ({
      timelines: async () =>
        (await timelines()).map(({ customer, projects }, index) => ({
          customer,
          projects: index === 0 ? [...projects, ...projects.slice(0, 1)] : projects,
        })),
    }),
  },
  {
    what: 'timelines in another order than the customers',
    breaks: ['DATA-5: every customer has one timeline, in the order of the customers'],
    says: 'the customers are LARKSPAN, ',
    change: ({ timelines }) => ({ timelines: async () => (await timelines()).toReversed() }),
  },
  {
    what: 'blockers with the mildest first',
    breaks: ['DATA-6: the worst blockers of a phase stand first'],
    says: 'severities Medium, High are not the worst first',
    change: ({ phaseBlockers }) => ({
      phaseBlockers: async (...place: Parameters<typeof phaseBlockers>) => (await phaseBlockers(...place)).toReversed(),
    }),
  },
  {
    what: 'emails of another thread',
    breaks: ['DATA-9: a thread tells of its latest email'],
    says: 'tells of another email',
    change: ({ threadMessages }) => ({
      threadMessages: async (id: string) =>
        id === 'TH-2202'
          ? (await threadMessages('TH-2203')).map((email) => ({ ...email, id: `${email.id} again` }))
          : threadMessages(id),
    }),
  },
  {
    what: 'messages with the newest first',
    breaks: ['COMMS-3: the messages of a group come oldest first'],
    says: 'are not oldest first',
    change: ({ communications }) => ({
      communications: async () =>
        (await communications()).map(({ groups, ...conversation }) => ({
          ...conversation,
          groups: { ...groups, internal: { ...groups.internal, messages: groups.internal.messages.toReversed() } },
        })),
    }),
  },
  {
    what: 'activity that names a customer who is not there',
    breaks: ['FILES-9: recent activity names known customers'],
    says: 'names no known customer',
    change: ({ recentActivity }) => ({
      recentActivity: async () => withOne(await recentActivity(), { customer: 'Zoe and Sons' }),
    }),
  },
  {
    what: 'more escalated tickets than are overdue',
    breaks: ['RADAR-3: escalated issues name known customers, and no more tickets than are overdue'],
    says: 'more tickets than are overdue',
    change: ({ radarReport }) => ({
      radarReport: async () => {
        const report = await radarReport();
        // All that are open.
        return { ...report, escalatedIssues: withOne(report.escalatedIssues, { tickets: 5 }) };
      },
    }),
  },
  {
    what: 'a missed task that is in time',
    breaks: ['RADAR-2: missed tasks have their fields to the letter, and are overdue'],
    says: 'daysOverdue is 0, not a whole number, 1 or more',
    change: ({ radarReport }) => ({
      radarReport: async () => {
        const report = await radarReport();
        return { ...report, missedTasks: withOne(report.missedTasks, { daysOverdue: 0 }) };
      },
    }),
  },
];

describeRefused(faulty);

describeAccepted([
  {
    what: 'a phase that is ahead of its plan',
    change: phasesWith({ sample: { status: 'completed', date: '2026-01-06', lag: -2 } }),
  },
]);
