import {
  type EmailMessage,
  type EmailThread,
  RISK_LEVELS,
  THREAD_TICKET_TYPES,
  TICKET_PRIORITIES,
} from '@/domain/threads/thread';
import { ticketDraftFor } from '@/domain/threads/threadTicketDraft';
import { TICKET_TYPES } from '@/domain/tickets/ticket';
import type { ThreadCommands, ThreadResults } from '@/operations/threads';
import type { Records } from '../records';
import type { CommandsOf, RecordRule, ResultShapes, StepRules } from '../rule';
import {
  count,
  faultOfEach,
  faultsOf,
  flag,
  listOf,
  moment,
  ofShape,
  oneOf,
  orNull,
  outOfOrder,
  poNumber,
  repeated,
  type Shape,
  text,
} from '../shape';
import { newTickets, ticketShape } from '../tickets/ticketsContract';

const threadShape: Shape<EmailThread> = {
  id: text,
  customer: text,
  poNumber,
  emailCount: count,
  openTickets: count,
  riskLevel: oneOf(RISK_LEVELS),
  lastEmail: moment,
  subject: text,
  preview: text,
  sender: text,
  attachments: count,
  escalated: flag,
  aiSuggestion: orNull(oneOf(THREAD_TICKET_TYPES)),
  suggestedPriority: orNull(oneOf(TICKET_PRIORITIES)),
  suggestedAssignee: orNull(text),
  hasAiAction: flag,
};

const emailShape: Shape<EmailMessage> = {
  id: text,
  sender: text,
  timestamp: moment,
  subject: text,
  body: text,
  attachments: listOf(text),
};

const emailsOf = ({ emails }: Records, { id }: EmailThread) =>
  emails.find(({ threadId }) => threadId === id)?.emails ?? [];

/** No more emails or files than the thread counts; all of its files when all of its emails are there. */
function countsMore(records: Records, thread: EmailThread): boolean {
  const emails = emailsOf(records, thread);
  const files = emails.flatMap(({ attachments }) => attachments).length;
  if (emails.length === thread.emailCount) return files !== thread.attachments;
  return emails.length > thread.emailCount || files > thread.attachments;
}

export const threadRules: readonly RecordRule[] = [
  {
    name: 'DATA-9: threads have their fields to the letter, and ids of their own',
    faults: ({ threads }) => [...faultsOf(threads, threadShape), ...repeated(threads.map(({ id }) => id))],
  },
  {
    name: 'DATA-10: emails have their fields to the letter, and ids of their own',
    faults: ({ emails }) => {
      const all = emails.flatMap((thread) => thread.emails);
      return [...faultsOf(all, emailShape), ...repeated(all.map(({ id }) => id))];
    },
  },
  {
    name: 'DATA-9: an AI action has a type and a priority, and somebody who would do it',
    faults: ({ threads }) =>
      faultOfEach(
        threads.filter(
          ({ hasAiAction, aiSuggestion, suggestedPriority, suggestedAssignee }) =>
            hasAiAction && (aiSuggestion === null || suggestedPriority === null || suggestedAssignee === null),
        ),
        'has an AI action without them',
      ),
  },
  {
    name: 'DATA-9: a thread tells of its latest email',
    faults: (records) =>
      faultOfEach(
        records.threads.filter((thread) => {
          const [latest] = emailsOf(records, thread);
          return (
            thread.sender !== latest?.sender ||
            thread.subject !== latest.subject ||
            thread.lastEmail !== latest.timestamp
          );
        }),
        'tells of another email',
      ),
  },
  {
    name: 'DATA-10: the emails of a thread come newest first',
    faults: ({ emails }) =>
      emails.flatMap((thread) =>
        outOfOrder(
          thread.emails.map(({ timestamp }) => timestamp),
          'newest first',
        ),
      ),
  },
  {
    name: 'DATA-10: a thread has no more emails or files than it counts',
    faults: (records) =>
      faultOfEach(
        records.threads.filter((thread) => countsMore(records, thread)),
        'counts other emails or files than it has',
      ),
  },
];

export function threadCommandsOn({ threads, staff: [member] }: Records): CommandsOf<ThreadCommands> {
  const thread = threads.find(({ escalated, hasAiAction }) => hasAiAction && !escalated) ?? threads[0];
  if (!thread) throw new Error('There is no thread to send a command about');
  const threadId = thread.id;
  const draft = { ...ticketDraftFor(thread), type: 'Quality Issue', assignee: member ?? '' };
  return {
    'sync-outlook': { kind: 'sync-outlook' },
    'ai-thread-action': { kind: 'ai-thread-action', threadId },
    'create-thread-ticket': { kind: 'create-thread-ticket', threadId, draft },
    'escalate-thread': { kind: 'escalate-thread', threadId },
  };
}

export const threadResults: ResultShapes<ThreadResults> = {
  'create-thread-ticket': ofShape('the id of a ticket', { ticketId: ticketShape.id }),
};

export const threadStepRules: StepRules<ThreadCommands> = {
  'create-thread-ticket': {
    name: "a thread's ticket is listed under its id as it was typed, with its own type where tickets have it",
    faults: ({ command: { draft }, result, ...records }) => {
      const made = newTickets(records);
      const asTyped = made.filter(
        ({ id, type, poNumber: number, customer, description, owner }) =>
          id === result.ticketId &&
          (type === draft.type || !TICKET_TYPES.some((known) => known === draft.type)) &&
          number === draft.linkedPo &&
          customer === draft.customer &&
          description === draft.description &&
          owner === draft.assignee,
      );
      return made.length === 1 && asTyped.length === 1
        ? []
        : [`${JSON.stringify(made)} is not the ticket of the draft`];
    },
  },
  'escalate-thread': {
    name: 'an escalated thread says so',
    faults: ({ command: { threadId }, after }) =>
      faultOfEach(
        after.threads.filter(({ id, escalated }) => id === threadId && !escalated),
        'is not escalated',
      ),
  },
};
