import type { EmailThread } from '@/domain/threads/thread';
import type { Ticket } from '@/domain/tickets/ticket';
import { OperationError } from '@/operations/operationError';
import type { ThreadCommands } from '@/operations/threads';
import { type Handlers, type Live, withChanged } from '../live';
import { addTicket } from '../tickets/liveTickets';

/** A thread's tickets have types of their own; those that tickets lack become the nearest that they have. */
const TICKET_TYPE: ReadonlyMap<string, Ticket['type']> = new Map([
  ['Delay', 'Delay'],
  ['Quality Issue', 'Quality Issue'],
  ['Communication', 'Communication Issue'],
  ['Escalation', 'Communication Issue'],
  ['Technical', 'Unclear Instruction'],
]);

/** One more email comes in, from whoever wrote last. */
function receiveEmail(live: Live, { id: threadId, sender, subject }: EmailThread): void {
  const { records } = live;
  const email = {
    id: `EM-${live.next()}`,
    sender,
    timestamp: live.moment(),
    subject,
    body: 'Is there any news?',
    attachments: [],
  };
  records.emails = records.emails.map((thread) =>
    thread.threadId === threadId ? { ...thread, emails: [email, ...thread.emails] } : thread,
  );
  records.threads = records.threads.map((thread) =>
    thread.id === threadId
      ? { ...thread, emailCount: thread.emailCount + 1, lastEmail: email.timestamp, preview: email.body }
      : thread,
  );
}

export function liveThreads(live: Live): Handlers<ThreadCommands> {
  const { records } = live;
  const changeThread = (threadId: string, change: Partial<EmailThread>) => {
    records.threads = withChanged(
      records.threads,
      ({ id }) => id === threadId,
      (thread) => ({ ...thread, ...change }),
      `thread ${threadId}`,
    );
  };
  return {
    'sync-outlook': () => {
      const [first] = records.threads;
      if (first) receiveEmail(live, first);
    },
    // What the AI would do is done.
    'ai-thread-action': ({ threadId }) => changeThread(threadId, { hasAiAction: false }),
    'create-thread-ticket': ({ threadId, draft }) => {
      const { type: word, linkedPo: poNumber, assignee: assignTo, description } = draft;
      if (!records.threads.some(({ id }) => id === threadId))
        throw new OperationError('not-found', `There is no thread ${threadId}.`);
      const type = TICKET_TYPE.get(word);
      if (!type) throw new OperationError('invalid', 'A ticket has a type.', ['type']);
      return addTicket(live, { type, poNumber, description, assignTo, escalated: word === 'Escalation' });
    },
    'escalate-thread': ({ threadId }) => changeThread(threadId, { escalated: true }),
  };
}
