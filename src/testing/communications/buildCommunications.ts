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

/** One read message and a suggestion; override what the story is about. */
export function buildMessageGroup(channel: Channel, overrides: Partial<MessageGroup> = {}): MessageGroup {
  return {
    messages: [
      buildMessage({
        id: `MS-${channel}`,
        platform: platforms[channel],
        message: `A word on the ${channel} channel`,
      }),
    ],
    suggestedReply: `What the AI would do on the ${channel} channel.`,
    ...overrides,
  };
}

/** A conversation with one read message a channel; groups override channel by channel. */
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

/** Three conversations, each about an order of another customer; every message names its order and its channel. */
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
          {
            messages: [
              buildMessage({
                id: `${poNumber} ${channel}`,
                platform: platforms[channel],
                message: `${poNumber} on the ${channel} channel`,
              }),
            ],
          },
        ]),
      ),
    }),
  );
}
