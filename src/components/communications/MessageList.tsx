import { Text } from '@radix-ui/themes';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Message } from '@/domain/communications/message';
import { firstUnread, unreadCount } from '@/domain/communications/unread';
import { idOf } from '@/domain/ordering/recordId';
import { counted } from '@/domain/text/counted';
import { keysOf } from '@/ui/longList';
import { RecordGuard } from '@/ui/RecordGuard';
import { toneMark, toneText } from '@/ui/toneClass';
import { cutBetweenMessages } from './cutBetweenMessages';
import { MORE_SHADE } from '@/ui/useMoreBelow';
import { MessageItem } from './MessageItem';
import { noteMoreAbove } from './noteMoreAbove';
import { useScrollKept } from './useScrollKept';

function UnreadDivider({ count }: { count: number }) {
  const words = counted(count, 'unread message');
  return (
    <div role="separator" aria-label={words} className="flex items-center gap-3 px-4 py-1.5 md:px-5">
      <span aria-hidden className={`h-px grow ${toneMark.info}`} data-mark />
      <Text aria-hidden size="1" weight="medium" className={toneText.info}>
        {words}
      </Text>
      <span aria-hidden className={`h-px grow ${toneMark.info}`} data-mark />
    </div>
  );
}

export interface MessageListProps {
  /** Of the region, for what leads to its newest message. */
  id?: string | undefined;
  /** The accessible name of the region that scrolls, 'Internal messages'. */
  label: string;
  /**
   * Under this name it is found scrolled as it was left, 'PO-24790 internal', unless a newer message has come meanwhile.
   * Left out, it is found at the newest.
   */
  keptAs?: string | undefined;
  /** Oldest first. */
  messages: readonly Message[];
  /** Milliseconds since the epoch, for the ages. */
  now: number;
}

/**
 * The messages, oldest first (COMMS-3, COMMS-4). Where there is room, in a region that scrolls by itself: it opens at the
 * newest message, with the oldest in sight whole, and stays so when the window is resized. On phones the page scrolls.
 * Give each list its own key, or it keeps the scroll position of the last one.
 */
export const MessageList = memo(function MessageList({ id, label, keptAs, messages, now }: MessageListProps) {
  const first = firstUnread(messages);
  const keys = keysOf(messages, idOf);
  const regionRef = useRef<HTMLElement>(null);
  useLayoutEffect(() => (regionRef.current ? cutBetweenMessages(regionRef.current) : undefined), []);
  useLayoutEffect(() => (regionRef.current ? noteMoreAbove(regionRef.current) : undefined), []);
  useScrollKept(regionRef, keptAs === undefined ? undefined : `${keptAs} up to ${messages.at(-1)?.id}`);
  return (
    <div className="relative">
      {/* Reversed layout: the browser itself stays at the newest message. */}
      <section
        id={id}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
        tabIndex={0}
        ref={regionRef}
        className="peer flex flex-col-reverse -outline-offset-2 sm:max-h-[clamp(224px,calc(100dvh-384px),704px)] sm:overflow-y-auto print:h-auto! print:max-h-none print:overflow-visible"
      >
        <ul aria-label="Messages">
          {messages.map((message, index) => (
            <RecordGuard key={keys[index]} record={message} inList>
              {() => (
                <MessageItem
                  message={message}
                  now={now}
                  divider={message === first && <UnreadDivider count={unreadCount(messages)} />}
                />
              )}
            </RecordGuard>
          ))}
        </ul>
      </section>
      <span className={`${MORE_SHADE} top-0 hidden peer-data-more-above:block`} />
    </div>
  );
});
