import type { Command, Operations, PerformOptions } from '@/operations/Operations';
import { OperationError } from '@/operations/operationError';
import { describeAccepted, describeRefused, type Faulty } from './faultyOperations';

const never = () => new Promise<never>(() => {});

const UNKNOWN_THREAD = 'TH-unknown';
const UNKNOWN_PO = 'PO-00000';

const NOT_THERE = 'a command about what is not there is not carried out';
const ONLY_AFFECTED = 'a command changes only the results of the queries that it affects, which are fetched again';
const SAME_ANSWER = 'the same query has the same result while no command is performed';
const NOTE_KEPT = 'a new note stands first with its phase, under its id and as it was typed';
const RESULTS = 'a command resolves with what identifies the record that it made, or with nothing';
const ONCE = 'sent twice under one key, a command is carried out once';
const CANCELLED = 'a command that is cancelled before it begins is not carried out';

const faulty: readonly Faulty[] = [
  {
    what: 'another answer each time',
    breaks: [SAME_ANSWER, ONCE, CANCELLED, ONLY_AFFECTED],
    says: "'staff' has another answer",
    change: ({ staff }) => {
      let calls = 0;
      return {
        staff: async () => {
          calls += 1;
          return calls % 2 === 0 ? staff() : (await staff()).toReversed();
        },
      };
    },
  },
  {
    what: 'an answer that is changed later',
    breaks: ['an earlier result is not changed by a later command'],
    says: "'tickets' was changed",
    change: ({ tickets }) => {
      const answered: unknown[] = [];
      return {
        tickets: async () => {
          answered.splice(0, answered.length, ...(await tickets()));
          return answered;
        },
      };
    },
  },
  {
    what: 'a function that needs its receiver',
    breaks: ['its functions need no receiver: they work when handed on alone'],
    says: 'tickets fails alone: TypeError',
    change: ({ tickets }) => ({
      async tickets(this: Operations) {
        await this.staff();
        return tickets();
      },
    }),
  },
  {
    what: 'emails for a thread that is not known',
    breaks: ['what is not known has no emails, blockers and notes, or is refused as not found'],
    says: 'belongs to nothing',
    change: ({ threadMessages }) => ({
      threadMessages: (id: string) => threadMessages(id === UNKNOWN_THREAD ? 'TH-2201' : id),
    }),
  },
  {
    what: 'a refusal of what is not known, which counts as unavailable',
    breaks: [
      'what is not known has no emails, blockers and notes, or is refused as not found',
      'its functions need no receiver: they work when handed on alone',
    ],
    says: "Error: No such thread is not 'not-found'",
    change: ({ threadMessages }) => ({
      threadMessages: async (id: string) => {
        if (id === UNKNOWN_THREAD) throw new Error('No such thread');
        return threadMessages(id);
      },
    }),
  },
  {
    what: 'a query that hangs when it is cancelled',
    breaks: ['a cancelled query or command settles'],
    says: 'tickets goes on',
    change: ({ tickets }) => ({ tickets: (signal?: AbortSignal) => (signal ? never() : tickets()) }),
  },
  {
    what: 'a command that is carried out although it was cancelled',
    breaks: [CANCELLED],
    says: "'tickets' was changed",
    change: ({ perform }) => ({
      perform: (command: Command, options: PerformOptions) =>
        perform(command, { ...options, signal: new AbortController().signal }),
    }),
  },
  {
    what: 'a refusal that is a text',
    breaks: ['a command about what is not there is refused as not found or invalid, if it is refused'],
    says: 'edit-purchase-order is refused with "OperationError: There is no order PO-00000."',
    change: ({ perform }) => ({
      perform: async (command: Command, options: PerformOptions) => {
        try {
          return await perform(command, options);
        } catch (error) {
          throw String(error);
        }
      },
    }),
  },
  {
    what: 'a command that is carried out twice under one key',
    breaks: [ONCE],
    says: "'tickets' was changed by the second",
    change: ({ perform }) => {
      let sent = 0;
      return {
        perform: (command: Command, options: PerformOptions) => {
          sent += 1;
          return perform(command, { ...options, idempotencyKey: String(sent) });
        },
      };
    },
  },
  {
    what: 'a command that is done without having been carried out',
    breaks: [NOTE_KEPT, RESULTS, NOT_THERE],
    says: 'is not what was noted',
    change: ({ perform }) => ({
      perform: async (command: Command, options: PerformOptions) =>
        command.kind === 'add-note' ? undefined : perform(command, options),
    }),
  },
  {
    what: 'a command about nothing that is carried out',
    breaks: [NOT_THERE],
    says: 'create-folder is carried out',
    change: ({ perform }) => ({
      perform: async (command: Command, options: PerformOptions) =>
        perform(command.kind === 'create-folder' ? { ...command, customer: 'TARNFELL' } : command, options),
    }),
  },
  {
    what: 'a message that is sent in another channel',
    breaks: ['what was sent stands last in its channel under its id, to the letter and on its platform'],
    says: 'is not what was sent',
    change: ({ perform }) => ({
      perform: async (command: Command, options: PerformOptions) =>
        perform(command.kind === 'send-message' ? { ...command, channel: 'internal' } : command, options),
    }),
  },
  {
    what: 'a ticket of another type than was typed',
    breaks: ["a thread's ticket is listed under its id as it was typed, with its own type where tickets have it"],
    says: 'is not the ticket of the draft',
    change: ({ perform }) => ({
      perform: async (command: Command, options: PerformOptions) =>
        perform(
          command.kind === 'create-thread-ticket'
            ? { ...command, draft: { ...command.draft, type: 'Delay' } }
            : command,
          options,
        ),
    }),
  },
  {
    what: 'a command that resolves with nothing where a record was made',
    breaks: [RESULTS, NOTE_KEPT],
    says: 'add-note resolves with undefined, not the id of a note',
    change: ({ perform }) => ({
      perform: async (command: Command, options: PerformOptions) => {
        const result = await perform(command, options);
        return command.kind === 'add-note' ? undefined : result;
      },
    }),
  },
  {
    what: 'an id that nothing has',
    breaks: ['a new ticket is listed under its id as it was typed, open and in time'],
    says: 'is not the ticket of the draft',
    change: ({ perform }) => ({
      perform: async (command: Command, options: PerformOptions) => {
        const result = await perform(command, options);
        return command.kind === 'create-ticket' ? { ticketId: 'TK-0000' } : result;
      },
    }),
  },
  {
    what: 'a command that changes more than it says',
    breaks: [ONLY_AFFECTED],
    says: "add-note changes 'timelines'",
    change: ({ perform }) => ({
      perform: async (command: Command, options: PerformOptions) => {
        const result = await perform(command, options);
        if (command.kind === 'add-note') {
          const { poNumber, phase } = command;
          const idempotencyKey = `${options.idempotencyKey} too`;
          await perform({ kind: 'update-phase-status', poNumber, phase }, { ...options, idempotencyKey });
        }
        return result;
      },
    }),
  },
];

describeRefused(faulty);

const notFound = async () => {
  throw new OperationError('not-found', 'No such record');
};

describeAccepted([
  {
    what: 'a refusal as not found of what is not known',
    change: ({ threadMessages, phaseBlockers, phaseNotes }) => ({
      threadMessages: (id: string) => (id === UNKNOWN_THREAD ? notFound() : threadMessages(id)),
      phaseBlockers: (...place: Parameters<typeof phaseBlockers>) =>
        place[0] === UNKNOWN_PO ? notFound() : phaseBlockers(...place),
      phaseNotes: (...place: Parameters<typeof phaseNotes>) =>
        place[0] === UNKNOWN_PO ? notFound() : phaseNotes(...place),
    }),
  },
]);
