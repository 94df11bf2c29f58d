import { queryOptions } from '@tanstack/react-query';
import { THREAD_WORDS } from '@/domain/threads/commandWords';
import type { EmailMessage, EmailThread } from '@/domain/threads/thread';
import type { ThreadTicketDraft } from '@/domain/threads/threadTicketDraft';
import type { CommandRecords, NoData } from './commandRecord';
import { QUERY_KEYS } from './queryKeys';
import { CHANGED_BY_A_TICKET } from './tickets';
import { withLists } from './withLists';

export interface ThreadOperations {
  /** All email threads in the order in which they are shown; each names an existing order and its customer. */
  threads: (signal?: AbortSignal) => Promise<readonly EmailThread[]>;
  /** The latest emails of one thread, the newest first; none for an id that is not known. */
  threadMessages: (threadId: string, signal?: AbortSignal) => Promise<readonly EmailMessage[]>;
}

/** All email threads. */
export const threadsQuery = (operations: ThreadOperations) =>
  queryOptions({ queryKey: QUERY_KEYS.threads, queryFn: ({ signal }) => operations.threads(signal) });

const selectEmails = (emails: readonly EmailMessage[]) => emails.map((email) => withLists(email, 'attachments'));

/** The emails of one thread. */
export const threadMessagesQuery = (operations: ThreadOperations, threadId: string) =>
  queryOptions({
    queryKey: QUERY_KEYS.threadMessages(threadId),
    queryFn: ({ signal }) => operations.threadMessages(threadId, signal),
    select: selectEmails,
  });

export interface ThreadCommands {
  'sync-outlook': NoData;
  'ai-thread-action': { threadId: string };
  'create-thread-ticket': { threadId: string; draft: ThreadTicketDraft };
  'escalate-thread': { threadId: string };
}

/** The ids returned by the commands that create a record. */
export interface ThreadResults {
  'create-thread-ticket': { ticketId: string };
}

export const threadCommands = {
  'sync-outlook': {
    words: THREAD_WORDS['sync-outlook'],
    affects: () => [QUERY_KEYS.threads, QUERY_KEYS.allThreadMessages],
  },
  'ai-thread-action': { words: THREAD_WORDS['ai-thread-action'], affects: () => [QUERY_KEYS.threads] },
  'create-thread-ticket': {
    words: THREAD_WORDS['create-thread-ticket'],
    affects: () => CHANGED_BY_A_TICKET,
    outcome: 'ticketCreated',
  },
  'escalate-thread': {
    words: THREAD_WORDS['escalate-thread'],
    affects: () => [QUERY_KEYS.threads],
    outcome: 'threadEscalated',
  },
} as const satisfies CommandRecords<ThreadCommands>;
