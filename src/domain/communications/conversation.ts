import { oneOf } from '@/domain/guard/guard';
import type { Message } from './message';

/** To whom one speaks about an order, in the order of the tabs (COMMS-2). */
export const CHANNELS = ['internal', 'customer', 'factory'] as const;
export type Channel = (typeof CHANNELS)[number];

/** True for one of the three channels. */
export const isChannel = oneOf(CHANNELS);

/** What was said in one channel about one order (DATA-8). */
export interface MessageGroup {
  /** Oldest first. */
  messages: readonly Message[];
  /** What the AI would say or do next. */
  suggestedReply: string;
}

/** All that was said about one order, by channel (COMMS-1, DATA-8). */
export interface Conversation {
  /** Number of an existing order, unique among the conversations. */
  poNumber: string;
  /** The order's customer, who reads the customer channel. */
  customer: string;
  /** The order's factory, which reads the factory channel. */
  factory: string;
  groups: Readonly<Record<Channel, MessageGroup>>;
}

/** The conversation about an order; the first when there is none about it (COMMS-1), undefined when there is none. */
export function conversationOf(conversations: readonly Conversation[], poNumber: string): Conversation | undefined {
  return conversations.find((conversation) => conversation.poNumber === poNumber) ?? conversations[0];
}
