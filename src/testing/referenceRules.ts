import { isOpen, isOverdue } from '@/domain/tickets/ticket';
import type { Records } from './records';
import type { RecordRule } from './rule';
import { faultOfEach } from './shape';

const customerNames = ({ customers }: Records) => new Set(customers.map(({ name }) => name));

const customerOfOrder = ({ purchaseOrders }: Records) =>
  new Map(purchaseOrders.map(({ poNumber, customer }) => [poNumber, customer]));

/** Those that name an order which is not known, or another customer than the order's. */
function withoutOrder(
  records: Records,
  entities: readonly { poNumber: string; customer: string }[],
): readonly string[] {
  const customerOf = customerOfOrder(records);
  return faultOfEach(
    entities.filter(({ poNumber, customer }) => customerOf.get(poNumber) !== customer),
    'names no order of its customer',
  );
}

/** A sentence when a list does not name every customer once, in the order of the customers. */
const perCustomer = ({ customers }: Records, list: readonly { customer: string }[]): readonly string[] => {
  const named = list.map(({ customer }) => customer).join(', ');
  const expected = customers.map(({ name }) => name).join(', ');
  return named === expected ? [] : [`the customers are ${named}, not ${expected}`];
};

/** How records of different domains agree with one another. */
export const referenceRules: readonly RecordRule[] = [
  {
    name: 'every order belongs to a known customer',
    faults: (records) =>
      faultOfEach(
        records.purchaseOrders.filter(({ customer }) => !customerNames(records).has(customer)),
        'belongs to no known customer',
      ),
  },
  {
    name: 'every ticket names an existing order, and its customer',
    faults: (records) => withoutOrder(records, records.tickets),
  },
  {
    name: 'every ticket is owned by one of the staff',
    faults: ({ tickets, staff }) =>
      faultOfEach(
        tickets.filter(({ owner }) => !staff.includes(owner)),
        'is owned by nobody of the staff',
      ),
  },
  {
    name: 'linkedTickets is the number of tickets that name the order',
    faults: ({ purchaseOrders, tickets }) =>
      faultOfEach(
        purchaseOrders.filter(
          (order) => order.linkedTickets !== tickets.filter(({ poNumber }) => poNumber === order.poNumber).length,
        ),
        'counts other tickets than there are',
      ),
  },
  {
    name: "a customer's counts are those of its orders and tickets",
    faults: ({ customers, purchaseOrders, tickets }) =>
      faultOfEach(
        customers.filter(({ name, activePOs, openTickets, overdueIssues }) => {
          const open = tickets.filter((ticket) => ticket.customer === name && isOpen(ticket));
          return (
            activePOs !== purchaseOrders.filter(({ customer }) => customer === name).length ||
            openTickets !== open.length ||
            overdueIssues !== open.filter(isOverdue).length
          );
        }),
        'counts other orders or tickets than there are',
      ),
  },
  {
    name: 'COMMS-1: a conversation names an existing order, its customer and its factory',
    faults: (records) => {
      const factoryOf = new Map(records.purchaseOrders.map(({ poNumber, factory }) => [poNumber, factory]));
      return [
        ...withoutOrder(
          records,
          records.communications.map(({ poNumber, customer }) => ({ poNumber, customer })),
        ),
        ...records.communications
          .filter(({ poNumber, factory }) => factoryOf.get(poNumber) !== factory)
          .map(({ poNumber, factory }) => `${poNumber} is not made by ${factory}`),
      ];
    },
  },
  {
    name: 'DATA-9: a thread names an existing order and its customer',
    faults: (records) => withoutOrder(records, records.threads),
  },
  {
    name: 'DATA-9: a thread counts the open tickets of its order',
    faults: ({ threads, tickets }) =>
      faultOfEach(
        threads.filter(
          ({ poNumber, openTickets }) =>
            openTickets !== tickets.filter((ticket) => ticket.poNumber === poNumber && isOpen(ticket)).length,
        ),
        'counts other tickets than are open',
      ),
  },
  {
    name: 'DATA-9: whom the AI suggests is one of the staff',
    faults: ({ threads, staff }) =>
      faultOfEach(
        threads.filter(({ suggestedAssignee }) => suggestedAssignee !== null && !staff.includes(suggestedAssignee)),
        'suggests nobody of the staff',
      ),
  },
  {
    name: 'DATA-5: every customer has one timeline, in the order of the customers',
    faults: (records) => perCustomer(records, records.timelines),
  },
  {
    name: 'DATA-5: every project is an order of its customer, with its style',
    faults: (records) => {
      const styleOf = new Map(records.purchaseOrders.map(({ poNumber, styleName }) => [poNumber, styleName]));
      const projects = records.timelines.flatMap(({ customer, projects: all }) =>
        all.map(({ poNumber, styleName }) => ({ poNumber, styleName, customer })),
      );
      return [
        ...withoutOrder(records, projects),
        ...faultOfEach(
          projects.filter(({ poNumber, styleName }) => styleOf.get(poNumber) !== styleName),
          'has another style than its order',
        ),
      ];
    },
  },
  {
    name: 'DATA-6: blockers are owned and notes are written by the staff',
    faults: ({ phases, staff }) => [
      ...faultOfEach(
        phases.flatMap(({ blockers }) => blockers).filter(({ owner }) => !staff.includes(owner)),
        'is owned by nobody of the staff',
      ),
      ...faultOfEach(
        phases.flatMap(({ notes }) => notes).filter(({ author }) => !staff.includes(author)),
        'is written by nobody of the staff',
      ),
    ],
  },
  {
    name: 'FILES-1: every customer has one record of files, in the order of the customers',
    faults: (records) => perCustomer(records, records.customerFiles),
  },
  {
    name: 'FILES-9: recent activity names known customers',
    faults: (records) =>
      faultOfEach(
        records.recentActivity.filter(({ customer }) => !customerNames(records).has(customer)),
        'names no known customer',
      ),
  },
  {
    name: 'RADAR-1: the summary names a known customer',
    faults: (records) => {
      const { ticketsCustomer } = records.radarReport.summary;
      return customerNames(records).has(ticketsCustomer) ? [] : [`${ticketsCustomer} is no known customer`];
    },
  },
  {
    name: 'RADAR-2: every missed task is owned by one of the staff, on an order of its customer',
    faults: (records) => [
      ...withoutOrder(records, records.radarReport.missedTasks),
      ...faultOfEach(
        records.radarReport.missedTasks.filter(({ owner }) => !records.staff.includes(owner)),
        'is owned by nobody of the staff',
      ),
    ],
  },
  {
    name: 'RADAR-3: escalated issues name known customers, and no more tickets than are overdue',
    faults: ({ radarReport: { escalatedIssues }, customers, tickets }) =>
      faultOfEach(
        escalatedIssues.filter(
          (issue) =>
            !customers.some(({ name }) => name === issue.customer) ||
            issue.tickets >
              tickets.filter((ticket) => ticket.customer === issue.customer && isOpen(ticket) && isOverdue(ticket))
                .length,
        ),
        'names no known customer, or more tickets than are overdue',
      ),
  },
];
