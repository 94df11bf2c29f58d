import { oneOf } from '@/domain/guard/oneOf';
import type { Message, Platform } from './message';

/** The audiences of messages about an order, in the order of the tabs (COMMS-2). */
export const CHANNELS = ['internal', 'customer', 'factory'] as const;
export type Channel = (typeof CHANNELS)[number];

/** True for one of the three channels. */
export const isChannel = oneOf(CHANNELS);

/** A channel's name on its tab (COMMS-2). */
export const CHANNEL_TITLE: Record<Channel, string> = {
  internal: 'Internal',
  customer: 'Customer',
  factory: 'Factory',
};

/** Where what is sent in a channel is written. */
export const PLATFORM_OF: Record<Channel, Platform> = { internal: 'Teams', customer: 'Outlook', factory: 'SAP' };

/** The messages of one channel about one order (DATA-8). */
export interface MessageGroup {
  /** Oldest first. */
  messages: readonly Message[];
  /** What the AI suggests to say or do next. */
  suggestedReply: string;
}

/** All messages about one order, by channel (COMMS-1, DATA-8). */
export interface Conversation {
  /** Number of an existing order, unique among the conversations. */
  poNumber: string;
  /** The order's customer, who reads the customer channel. */
  customer: string;
  /** The order's factory, which reads the factory channel. */
  factory: string;
  groups: Readonly<Record<Channel, MessageGroup>>;
}

/** The conversation about an order; the first one when that order has none (COMMS-1), undefined when there are none. */
export function conversationOf(conversations: readonly Conversation[], poNumber: string): Conversation | undefined {
  return conversations.find((conversation) => conversation.poNumber === poNumber) ?? conversations[0];
}
