import { NOT_CHOSEN } from '@/domain/choice/choice';
import type { Message } from '@/domain/communications/message';
import { SEVERITIES } from '@/domain/severity/severity';
import { isOpen, type Ticket } from '@/domain/tickets/ticket';
import type { PhaseName } from '@/domain/timelines/phase';
import { OperationError } from '@/operations/operationError';
import type { Command, Operations } from '@/operations/Operations';
import { FROZEN_NOW } from './frozenClock';

/** Everything that an implementation tells, where it can be changed. */
type Records = Awaited<ReturnType<typeof recordsOf>>;

async function recordsOf(base: Operations) {
  return structuredClone({
    customers: [...(await base.customers())],
    purchaseOrders: [...(await base.purchaseOrders())],
    tickets: [...(await base.tickets())],
    threads: [...(await base.threads())],
    communications: [...(await base.communications())],
  });
}

const SECOND_MS = 1_000;

const placeOf = (poNumber: string, phase: PhaseName) => `${poNumber} ${phase}`;

/**
 * An implementation that keeps what it is ordered to: in memory, beginning with the records of another one. Stands for a
 * live backend in tests and stories.
 */
export async function createLiveOperations(base: Operations): Promise<Operations> {
  const records: Records = await recordsOf(base);
  const notes = new Map<string, Awaited<ReturnType<Operations['phaseNotes']>>>();
  const blockers = new Map<string, Awaited<ReturnType<Operations['phaseBlockers']>>>();
  const carriedOut = new Set<string>();
  let made = 0;
  /** Later than all that is recorded, and later each time. */
  const moment = () => {
    made += 1;
    return new Date(FROZEN_NOW + made * SECOND_MS).toISOString();
  };
  const notesOf = async (poNumber: string, phase: PhaseName) =>
    notes.get(placeOf(poNumber, phase)) ?? base.phaseNotes(poNumber, phase);
  const blockersOf = async (poNumber: string, phase: PhaseName) =>
    blockers.get(placeOf(poNumber, phase)) ?? base.phaseBlockers(poNumber, phase);

  /** Counts a new ticket with its order, its customer and its threads. */
  const addTicket = (ticket: Ticket) => {
    records.tickets.push(ticket);
    const more = isOpen(ticket) ? 1 : 0;
    records.purchaseOrders = records.purchaseOrders.map((order) =>
      order.poNumber === ticket.poNumber ? { ...order, linkedTickets: order.linkedTickets + 1 } : order,
    );
    records.customers = records.customers.map((customer) =>
      customer.name === ticket.customer ? { ...customer, openTickets: customer.openTickets + more } : customer,
    );
    records.threads = records.threads.map((thread) =>
      thread.poNumber === ticket.poNumber ? { ...thread, openTickets: thread.openTickets + more } : thread,
    );
  };

  const newTicket = (poNumber: string, type: Ticket['type'], description: string, owner: string): Ticket => {
    const order = records.purchaseOrders.find((candidate) => candidate.poNumber === poNumber);
    if (!order) throw new OperationError('not-found', `There is no order ${poNumber}.`);
    return {
      id: `TK-${9_000 + records.tickets.length}`,
      type,
      poNumber,
      customer: order.customer,
      description,
      status: 'Open',
      owner,
      team: 'HK Ops',
      infoNeededFrom: order.factory,
      responsibleForClosure: owner,
      daysOverdue: 0,
      escalated: false,
      created: moment(),
      gptSuggestion: 'Ask the factory.',
    };
  };

  const carryOut = async (command: Command) => {
    if (command.kind === 'add-note') {
      const { poNumber, phase, content } = command;
      if (content.trim() === '') throw new OperationError('invalid', 'A note says something.', ['content']);
      const known = await notesOf(poNumber, phase);
      const date = moment();
      notes.set(placeOf(poNumber, phase), [
        { id: `note ${date}`, author: 'You', date, content: content.trim() },
        ...known,
      ]);
    }
    if (command.kind === 'add-blocker') {
      const { poNumber, phase, draft } = command;
      const { type, description, severity } = draft;
      if (type === NOT_CHOSEN) throw new OperationError('invalid', 'A blocker has a type.', ['type']);
      const known = await blockersOf(poNumber, phase);
      const added = { id: `blocker ${moment()}`, type, description: description.trim(), owner: 'You', severity };
      const worstFirst = [...known, added].toSorted(
        (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
      );
      blockers.set(placeOf(poNumber, phase), worstFirst);
    }
    if (command.kind === 'create-ticket') {
      const { type, poNumber, description, assignTo } = command.draft;
      if (type === NOT_CHOSEN) throw new OperationError('invalid', 'A ticket has a type.', ['type']);
      addTicket(newTicket(poNumber, type, description, assignTo));
    }
    if (command.kind === 'create-thread-ticket') {
      const { description, linkedPo, assignee } = command.draft;
      addTicket(newTicket(linkedPo, 'Delay', description, assignee));
    }
    if (command.kind === 'escalate-thread') {
      records.threads = records.threads.map((thread) =>
        thread.id === command.threadId ? { ...thread, escalated: true } : thread,
      );
    }
    if (command.kind === 'send-message') {
      const { poNumber, channel, text } = command;
      const time = moment();
      const message: Message = {
        id: `message ${time}`,
        sender: 'You',
        platform: 'Teams',
        time,
        message: text,
        isRead: true,
      };
      records.communications = records.communications.map((conversation) =>
        conversation.poNumber === poNumber
          ? {
              ...conversation,
              groups: {
                ...conversation.groups,
                [channel]: {
                  ...conversation.groups[channel],
                  messages: [...conversation.groups[channel].messages, message],
                },
              },
            }
          : conversation,
      );
    }
  };

  return {
    ...base,
    customers: async () => records.customers,
    purchaseOrders: async () => records.purchaseOrders,
    tickets: async () => [...records.tickets],
    threads: async () => records.threads,
    communications: async () => records.communications,
    phaseNotes: notesOf,
    phaseBlockers: blockersOf,
    perform: async (command, { signal, idempotencyKey }) => {
      signal.throwIfAborted();
      if (carriedOut.has(idempotencyKey)) return;
      await carryOut(command);
      carriedOut.add(idempotencyKey);
    },
  };
}
