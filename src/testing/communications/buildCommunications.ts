import { type Channel, CHANNELS, type Conversation, type MessageGroup } from '@/domain/communications/conversation';
import type { Message, Platform } from '@/domain/communications/message';
import { hoursAgo } from '../frozenClock';

const platforms: Record<Channel, Platform> = { internal: 'Teams', customer: 'Outlook', factory: 'SAP' };

/** A message that was read; override what the story is about. */
export function buildMessage(overrides: Partial<Message> = {}): Message {
  return {
    id: 'MS-1',
    sender: 'Ada Weaver',
    platform: 'Teams',
    time: hoursAgo(5),
    message: 'The buttons left the mill last night.',
    isRead: true,
    ...overrides,
  };
}

const senders = ['Ada Weaver', 'Ben Dyer'] as const;

/**
 * A number of messages of two people in turn, one an hour, the newest five hours old; the newest `unread` are unread.
 */
export function buildMessages(count: number, unread = 0, overrides: Partial<Message> = {}): readonly Message[] {
  return Array.from({ length: count }, (_, index) =>
    buildMessage({
      id: `MS-${index + 1}`,
      sender: senders[index % 2] ?? senders[0],
      time: hoursAgo(4 + count - index),
      message: `Message ${index + 1} of ${count}`,
      isRead: index < count - unread,
      ...overrides,
    }),
  );
}

/** Two read messages on a channel, which differ in every field but the platform. @param words those of the first */
function buildExchange(channel: Channel, words: string): readonly Message[] {
  const platform = platforms[channel];
  return [
    buildMessage({ id: `${words}, 1`, platform, message: words }),
    buildMessage({ id: `${words}, 2`, platform, sender: 'Ben Dyer', time: hoursAgo(3), message: `${words}, answered` }),
  ];
}

/** Two read messages and a suggestion; override what the story is about. */
export function buildMessageGroup(channel: Channel, overrides: Partial<MessageGroup> = {}): MessageGroup {
  return {
    messages: buildExchange(channel, `A word on the ${channel} channel`),
    suggestedReply: `What the AI would do on the ${channel} channel.`,
    ...overrides,
  };
}

/** A conversation with two read messages a channel; groups override channel by channel. */
export function buildConversation({
  groups,
  ...overrides
}: Partial<Omit<Conversation, 'groups'>> & {
  groups?: Partial<Record<Channel, Partial<MessageGroup>>>;
} = {}): Conversation {
  const group = (channel: Channel) => buildMessageGroup(channel, groups?.[channel]);
  return {
    poNumber: 'PO-31001',
    customer: 'ALDERWICK',
    factory: 'Porto Confections',
    groups: { internal: group('internal'), customer: group('customer'), factory: group('factory') },
    ...overrides,
  };
}

/** Three conversations, each about an order of another customer; both messages of a channel name order and channel. */
export function buildConversations(): readonly Conversation[] {
  const parties = [
    ['PO-31001', 'ALDERWICK', 'Porto Confections'],
    ['PO-31002', 'BRANTHAM', 'Lodz Knitting'],
    ['PO-31003', 'CORRIEMOOR', 'Fes Leather'],
  ] as const;
  return parties.map(([poNumber, customer, factory]) =>
    buildConversation({
      poNumber,
      customer,
      factory,
      groups: Object.fromEntries(
        CHANNELS.map((channel) => [
          channel,
          { messages: buildExchange(channel, `${poNumber} on the ${channel} channel`) },
        ]),
      ),
    }),
  );
}
