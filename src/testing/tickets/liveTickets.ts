import { NOT_CHOSEN } from '@/domain/choice/choice';
import { isBlank } from '@/domain/text/isBlank';
import { isOpen, type Ticket } from '@/domain/tickets/ticket';
import { OperationError } from '@/operations/operationError';
import type { TicketCommands } from '@/operations/tickets';
import { type Handlers, type Live, nothing } from '../live';

const chosen = (value: string, otherwise: string) =>
  value === NOT_CHOSEN || isBlank(value) ? otherwise : value.trim();

/** What a person says of a new ticket; the rest follows from its order. */
type TicketInput = Pick<Ticket, 'type' | 'poNumber' | 'description' | 'escalated'> &
  Partial<Pick<Ticket, 'team' | 'infoNeededFrom' | 'responsibleForClosure'>> & { assignTo: string };

/** Adds a ticket, and counts it with its order, its customer and its threads. */
export function addTicket(live: Live, said: TicketInput): { ticketId: string } {
  const { records, me } = live;
  const { type, poNumber, escalated } = said;
  const order = records.purchaseOrders.find((known) => known.poNumber === poNumber);
  if (!order) throw new OperationError('not-found', `There is no order ${poNumber}.`);
  const description = said.description.trim();
  if (description === '') throw new OperationError('invalid', 'A ticket says what is wrong.', ['description']);
  const owner = chosen(said.assignTo, me);
  const ticket: Ticket = {
    id: `TK-${live.next()}`,
    type,
    poNumber,
    customer: order.customer,
    description,
    status: 'Open',
    owner,
    team: chosen(said.team ?? '', order.team),
    infoNeededFrom: said.infoNeededFrom?.trim() ?? '',
    responsibleForClosure: said.responsibleForClosure?.trim() ?? '',
    daysOverdue: 0,
    escalated,
    created: live.moment(),
    gptSuggestion: '',
  };
  const related = { id: ticket.id, type, description, status: ticket.status };
  records.tickets = [...records.tickets, ticket];
  records.relatedTickets = [related, ...records.relatedTickets];
  records.purchaseOrders = records.purchaseOrders.map((known) =>
    known.poNumber === poNumber ? { ...known, linkedTickets: known.linkedTickets + 1 } : known,
  );
  const more = isOpen(ticket) ? 1 : 0;
  records.customers = records.customers.map((customer) =>
    customer.name === order.customer ? { ...customer, openTickets: customer.openTickets + more } : customer,
  );
  records.threads = records.threads.map((thread) =>
    thread.poNumber === poNumber ? { ...thread, openTickets: thread.openTickets + more } : thread,
  );
  return { ticketId: ticket.id };
}

export const liveTickets = (live: Live): Handlers<TicketCommands> => ({
  'create-ticket': ({ draft }) => {
    const { type } = draft;
    if (type === NOT_CHOSEN) throw new OperationError('invalid', 'A ticket has a type.', ['type']);
    return addTicket(live, { ...draft, type, escalated: false });
  },
  'save-ticket-draft': nothing,
});
