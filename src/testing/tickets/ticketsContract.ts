import { TEAMS } from '@/domain/teams/team';
import { type RelatedTicket, type Ticket, TICKET_STATUSES, TICKET_TYPES } from '@/domain/tickets/ticket';
import { emptyTicketDraft, type TicketDraft } from '@/domain/tickets/ticketDraft';
import type { TicketCommands, TicketResults } from '@/operations/tickets';
import type { Records } from '../records';
import type { CommandsOf, RecordRule, ResultShapes, StepRules } from '../rule';
import {
  count,
  faultOfEach,
  faultsOf,
  flag,
  matching,
  moment,
  ofShape,
  oneOf,
  poNumber,
  repeated,
  type Shape,
  text,
  textOrNone,
} from '../shape';

export const ticketShape: Shape<Ticket> = {
  id: matching(/^TK-\d{4,}$/),
  type: oneOf(TICKET_TYPES),
  poNumber,
  customer: text,
  description: text,
  status: oneOf(TICKET_STATUSES),
  owner: text,
  team: oneOf(TEAMS),
  infoNeededFrom: textOrNone,
  responsibleForClosure: textOrNone,
  daysOverdue: count,
  escalated: flag,
  created: moment,
  gptSuggestion: textOrNone,
};

const relatedTicketShape: Shape<RelatedTicket> = {
  id: ticketShape.id,
  type: ticketShape.type,
  description: text,
  status: ticketShape.status,
};

const asRelated = ({ id, type, description, status }: RelatedTicket) => JSON.stringify([id, type, description, status]);

export const ticketRules: readonly RecordRule[] = [
  {
    name: 'DATA-2: tickets have their fields to the letter, of the right kind and in range',
    faults: ({ tickets }) => faultsOf(tickets, ticketShape),
  },
  {
    name: 'DATA-2: ticket ids are unique',
    faults: ({ tickets }) => repeated(tickets.map(({ id }) => id)),
  },
  {
    name: 'related tickets have their fields to the letter, and ids of their own',
    faults: ({ relatedTickets }) => [
      ...faultsOf(relatedTickets, relatedTicketShape),
      ...repeated(relatedTickets.map(({ id }) => id)),
    ],
  },
  {
    name: 'a related ticket with the id of a ticket is that ticket',
    faults: ({ tickets, relatedTickets }) => {
      const known = new Map(tickets.map((ticket) => [ticket.id, asRelated(ticket)]));
      return faultOfEach(
        relatedTickets.filter((related) => (known.get(related.id) ?? asRelated(related)) !== asRelated(related)),
        'is another ticket of that id',
      );
    },
  },
];

export function ticketCommandsOn({ purchaseOrders: [order], staff: [member] }: Records): CommandsOf<TicketCommands> {
  // Every field by name, so that the compiler asks for a new one.
  const draft: TicketDraft = {
    type: 'Shipping Problem',
    poNumber: order?.poNumber ?? '',
    description: 'Buttons are late',
    team: 'UK Design',
    assignTo: member ?? '',
    // Ahead of every clock: the ticket is in time.
    deadline: '9999-12-31',
    infoNeededFrom: 'The button mill',
    responsibleForClosure: 'Sourcing',
  };
  return {
    'create-ticket': { kind: 'create-ticket', draft },
    'save-ticket-draft': { kind: 'save-ticket-draft', draft: emptyTicketDraft },
  };
}

/** The tickets that were not there before. */
export const newTickets = ({ before, after }: { before: Records; after: Records }) =>
  after.tickets.filter(({ id }) => !before.tickets.some((known) => known.id === id));

export const ticketResults: ResultShapes<TicketResults> = {
  'create-ticket': ofShape('the id of a ticket', { ticketId: ticketShape.id }),
};

export const ticketStepRules: StepRules<TicketCommands> = {
  'create-ticket': {
    name: 'a new ticket is listed under its id as it was typed, open and in time',
    faults: ({ command: { draft }, result, ...records }) => {
      const made = newTickets(records);
      // All that is typed is a field of the ticket, but for its owner and the deadline, from which the overdue days follow.
      const { assignTo: owner, deadline: _deadline, ...typed } = draft;
      const due = { ...typed, id: result.ticketId, owner, status: 'Open', daysOverdue: 0 } satisfies {
        [field in keyof Ticket]?: unknown;
      };
      const asTyped = made.filter((ticket) => JSON.stringify(ticket) === JSON.stringify({ ...ticket, ...due }));
      return made.length === 1 && asTyped.length === 1
        ? []
        : [`${JSON.stringify(made)} is not the ticket of the draft`];
    },
  },
};
