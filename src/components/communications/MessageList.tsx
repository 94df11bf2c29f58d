import { Text } from '@radix-ui/themes';
import { memo, type RefObject, useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Message } from '@/domain/communications/message';
import { firstUnread, unreadCount } from '@/domain/communications/unread';
import { idOf } from '@/domain/ordering/recordId';
import { counted } from '@/domain/text/counted';
import { KeptViewContext } from '@/ui/keptView';
import { keysOf } from '@/ui/longList';
import { RecordGuard } from '@/ui/RecordGuard';
import { cutBetweenMessages } from './cutBetweenMessages';
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

/**
 * Notes how a region is scrolled, and finds it so.
 * @param name changes with the newest message, which is then what is found
 */
function useScrollKept(regionRef: RefObject<HTMLElement | null>, name: string | undefined) {
  const kept = useContext(KeptViewContext);
  const left = useEffectEvent(() => (name === undefined ? undefined : kept?.readScroll(name)));
  const note = useEffectEvent((top: number) => {
    if (name !== undefined) kept?.writeScroll(name, { top, left: 0 });
  });
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region || !kept) return;
    const top = left()?.top ?? 0;
    // After a reload Firefox would go on to put it where it was from the upper edge, unless it is scrolled meanwhile.
    if (region.scrollTop === top) region.scrollTop = top - 1;
    region.scrollTop = top;
    const size = () => `${window.innerWidth} ${window.innerHeight}`;
    let lastSize = size();
    const follow = () => {
      // A window of another size, in which more of the messages fit, has moved them.
      const isResized = lastSize !== size();
      lastSize = size();
      if (!isResized) note(region.scrollTop);
    };
    region.addEventListener('scroll', follow, { passive: true });
    return () => region.removeEventListener('scroll', follow);
  }, [kept, regionRef]);
}

export interface MessageListProps {
  /** Of the region, for what leads to its newest message. */
  id?: string | undefined;
  /** The accessible name of the region that scrolls, 'Internal messages'. */
  label: string;
  /**
   * Under this name it is found scrolled as it was left, 'PO-24790 internal', unless a newer message has come meanwhile. Left out, it
   * is found at the newest.
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
  useScrollKept(regionRef, keptAs === undefined ? undefined : `${keptAs} up to ${messages.at(-1)?.id}`);
  return (
    // Reversed layout: the browser itself stays at the newest message.
    <section
      id={id}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
      tabIndex={0}
      ref={regionRef}
      className="flex flex-col-reverse overscroll-contain -outline-offset-2 sm:max-h-[clamp(14rem,calc(100dvh-24rem),44rem)] sm:overflow-y-auto print:h-auto! print:max-h-none print:overflow-visible"
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
  );
});
