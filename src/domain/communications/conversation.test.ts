import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { buildConversation } from '@/testing/communications/buildCommunications';
import {
  CHANNEL_TITLE,
  CHANNELS,
  type Conversation,
  conversationOf,
  isChannel,
  type MessageGroup,
  PLATFORM_OF,
} from './conversation';
import { type Message, PLATFORMS } from './message';

describe('DATA-8: the exact fields', () => {
  it('a message', () => {
    expectTypeOf<keyof Message>().toEqualTypeOf<'id' | 'sender' | 'platform' | 'time' | 'message' | 'isRead'>();
    expectTypeOf<Message['isRead']>().toEqualTypeOf<boolean>();
  });

  it('messages are grouped internal, customer, factory, with one suggested reply a group', () => {
    expect(CHANNELS).toEqual(['internal', 'customer', 'factory']);
    expectTypeOf<keyof Conversation['groups']>().toEqualTypeOf<'internal' | 'customer' | 'factory'>();
    expectTypeOf<MessageGroup['suggestedReply']>().toEqualTypeOf<string>();
  });
});

it('COMMS-2: the tabs are named Internal, Customer and Factory', () => {
  expect(CHANNELS.map((channel) => CHANNEL_TITLE[channel])).toEqual(['Internal', 'Customer', 'Factory']);
});

it('COMMS-2: team chat, email and the planning system are the platforms', () => {
  expect(PLATFORMS).toEqual(['Teams', 'Outlook', 'SAP']);
});

it.each(CHANNELS)('%s is a channel', (channel) => {
  expect(isChannel(channel)).toBe(true);
});

it.each([undefined, null, '', 'Internal', 'email', 0, ['internal'], { internal: 1 }])('%j is none', (value) => {
  expect(isChannel(value)).toBe(false);
});

describe('COMMS-1: the conversation about an order', () => {
  const [first, second] = [buildConversation({ poNumber: 'PO-31001' }), buildConversation({ poNumber: 'PO-31002' })];

  it('is found by its number', () => {
    expect(conversationOf([first, second], 'PO-31002')).toBe(second);
  });

  it('is the first when there is none of that number', () => {
    fc.assert(
      fc.property(fc.string(), (poNumber) => {
        expect(conversationOf([first, second], `${poNumber}?`)).toBe(first);
      }),
    );
  });

  it('is none when there are none', () => {
    expect(conversationOf([], 'PO-31001')).toBeUndefined();
  });
});

it('COMMS-6: colleagues are written to in Teams, customers by Outlook, factories via SAP', () => {
  expect(PLATFORM_OF).toEqual({ internal: 'Teams', customer: 'Outlook', factory: 'SAP' });
});
