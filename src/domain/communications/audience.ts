import { textOr } from '@/domain/text/textOr';
import type { Tone } from '@/domain/tone';
import type { Channel, Conversation } from './conversation';

type Parties = Pick<Conversation, 'customer' | 'factory'>;

/** Who receives the messages of a channel: 'colleagues', or the name of the customer or the factory. */
export function recipientOf({ customer, factory }: Parties, channel: Channel): string {
  const recipients: Record<Channel, string> = {
    internal: 'colleagues',
    customer: textOr(customer, 'the customer'),
    factory: textOr(factory, 'the factory'),
  };
  return recipients[channel];
}

const READ_BY: Record<Channel, (recipient: string) => string> = {
  internal: (recipient) => `${recipient} only, in Teams`,
  customer: (recipient) => `${recipient}, by email`,
  factory: (recipient) => `${recipient}, via SAP`,
};

/** Who will see a message in a channel, and how they receive it: 'Visible to: TARNFELL, by email'. */
export function audienceText(parties: Parties, channel: Channel): string {
  return `Visible to: ${READ_BY[channel](recipientOf(parties, channel))}`;
}

/** Quiet among colleagues, coloured where a message leaves the house. */
export const AUDIENCE_TONE: Record<Channel, Tone> = { internal: 'neutral', customer: 'warning', factory: 'info' };
