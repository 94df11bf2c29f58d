import { Text } from '@radix-ui/themes';
import { memo } from 'react';
import type { Message } from '@/domain/communications/message';
import { firstUnread, unreadCount } from '@/domain/communications/unread';
import { counted } from '@/domain/text/counted';
import { MessageItem } from './MessageItem';

function UnreadDivider({ count }: { count: number }) {
  const words = counted(count, 'unread message');
  return (
    <div role="separator" aria-label={words} className="flex items-center gap-3 px-4 py-1.5 md:px-5">
      <span aria-hidden className="h-px grow bg-(--info-mark)" data-mark />
      <Text aria-hidden size="1" weight="medium" className="text-(--info-text)">
        {words}
      </Text>
      <span aria-hidden className="h-px grow bg-(--info-mark)" data-mark />
    </div>
  );
}

export interface MessageListProps {
  /** The accessible name of the region that scrolls, 'Internal messages'. */
  label: string;
  /** Oldest first, ids unique. */
  messages: readonly Message[];
  /** Milliseconds since the epoch, for the ages. */
  now: number;
}

/**
 * The messages, oldest first, in a region that scrolls by itself: it opens at the newest message and stays there when
 * the window is resized (COMMS-3, COMMS-4). Give each list its own key, or it keeps the scroll position of the last
 * one.
 */
export const MessageList = memo(function MessageList({ label, messages, now }: MessageListProps) {
  const first = firstUnread(messages);
  return (
    // Reversed layout: the browser itself stays at the newest message. A short list stands at the top.
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
      tabIndex={0}
      className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2"
    >
      <ul aria-label="Messages" className="mb-auto">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            now={now}
            divider={message === first && <UnreadDivider count={unreadCount(messages)} />}
          />
        ))}
      </ul>
    </section>
  );
});
