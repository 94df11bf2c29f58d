import { MessagesSquare } from 'lucide-react';
import { recipientOf } from '@/domain/communications/audience';
import { type Channel, CHANNEL_TITLE, type Conversation } from '@/domain/communications/conversation';
import { textOr } from '@/domain/text/textOr';
import { EmptyState } from '@/ui/EmptyState';
import { MessageList } from './MessageList';

export interface ChannelMessagesProps {
  /** Of the region that holds the list, for what leads to its newest message. */
  id?: string;
  /** The order whose messages are shown. */
  conversation: Conversation;
  /** Which of its three channels; one without messages says so. */
  channel: Channel;
  /** Milliseconds since the epoch, for the messages' ages. */
  now: number;
}

/** What was said about an order in one channel, or that nothing was. */
export function ChannelMessages({ id, conversation, channel, now }: ChannelMessagesProps) {
  const { poNumber, groups } = conversation;
  const { messages } = groups[channel];
  if (messages.length > 0) {
    return (
      <MessageList
        id={id}
        label={`${CHANNEL_TITLE[channel]} messages`}
        keptAs={`${poNumber} ${channel}`}
        messages={messages}
        now={now}
      />
    );
  }
  return (
    <div className="p-4 md:p-5">
      <EmptyState
        icon={MessagesSquare}
        title="No messages yet"
        description={`Nothing has been sent to ${recipientOf(conversation, channel)} about ${textOr(poNumber, 'this order')} yet.`}
      />
    </div>
  );
}
