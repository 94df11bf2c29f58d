import { queryOptions } from '@tanstack/react-query';
import { COMMUNICATION_WORDS } from '@/domain/communications/commandWords';
import type { Channel, Conversation, MessageGroup } from '@/domain/communications/conversation';
import type { CommandRecords } from './commandRecord';
import { QUERY_KEYS } from './queryKeys';
import { withLists } from './withLists';

export interface CommunicationOperations {
  /** What was said about an order, to whom; at most one conversation an order, the first is shown first. */
  communications: (signal?: AbortSignal) => Promise<readonly Conversation[]>;
}

const NO_MESSAGES: MessageGroup = { messages: [], suggestedReply: '' };
const NO_GROUPS: Conversation['groups'] = { internal: NO_MESSAGES, customer: NO_MESSAGES, factory: NO_MESSAGES };

const selectConversations = (conversations: readonly Conversation[]) =>
  conversations.map((conversation) => {
    // One that is torn has no messages; the others are whole.
    const { internal, customer, factory } = conversation?.groups ?? NO_GROUPS;
    const groups = {
      internal: withLists(internal, 'messages'),
      customer: withLists(customer, 'messages'),
      factory: withLists(factory, 'messages'),
    };
    return { ...conversation, groups };
  });

/** What was said about each order. */
export const communicationsQuery = (operations: CommunicationOperations) =>
  queryOptions({
    queryKey: QUERY_KEYS.communications,
    queryFn: ({ signal }) => operations.communications(signal),
    select: selectConversations,
  });

/** Of an order and one of its channels; `text` is the draft as typed, or the suggestion. */
interface InChannel {
  poNumber: string;
  channel: Channel;
  text: string;
}

export interface CommunicationCommands {
  'send-message': InChannel;
  'attach-file': InChannel;
  'apply-suggestion': InChannel;
  'draft-response': InChannel;
  'schedule-inspection': InChannel;
}

/** The ids returned by the commands that create a record. */
export interface CommunicationResults {
  'send-message': { messageId: string };
  'attach-file': { messageId: string };
}

const suggestion = { words: ({ channel }: InChannel) => COMMUNICATION_WORDS[channel].suggest, affects: () => [] };

export const communicationCommands = {
  'send-message': {
    words: ({ channel }) => COMMUNICATION_WORDS[channel].send,
    affects: () => [QUERY_KEYS.communications],
  },
  'attach-file': {
    words: ({ channel }) => COMMUNICATION_WORDS[channel].attach,
    affects: () => [QUERY_KEYS.communications],
  },
  'apply-suggestion': suggestion,
  'draft-response': suggestion,
  'schedule-inspection': suggestion,
} as const satisfies CommandRecords<CommunicationCommands>;
