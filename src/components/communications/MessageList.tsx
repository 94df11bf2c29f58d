import { Text } from '@radix-ui/themes';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import type { Message } from '@/domain/communications/message';
import { firstUnread, unreadCount } from '@/domain/communications/unread';
import { idOf } from '@/domain/ordering/recordId';
import { counted } from '@/domain/text/counted';
import { countText } from '@/ui/countText';
import { EarlierItems } from '@/ui/EarlierItems';
import { factLine } from '@/ui/factLine';
import { keysOf } from '@/ui/longList';
import { RecordGuard } from '@/ui/RecordGuard';
import { toneMark, toneText } from '@/ui/toneClass';
import { useLatest } from '@/ui/useLatest';
import { MORE_SHADE } from '@/ui/useMoreBelow';
import { cutBetweenMessages } from './cutBetweenMessages';
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

/** Leaves the box below in the window. */
const ALL_ROOM = 'sm:max-h-[clamp(224px,calc(100dvh-384px),704px)]';
/** The same below the line that says how many messages there are. */
const ROOM = 'sm:max-h-[clamp(224px,calc(100dvh-419px),704px)]';

export interface MessageListProps {
  /** Of the region, for what leads to its newest message. */
  id?: string | undefined;
  /** The accessible name of the region that scrolls, 'Internal messages'. */
  label: string;
  /**
   * Under this name it is found scrolled as it was left, 'PO-24790 internal', unless a newer message has come meanwhile,
   * and with as many messages. Left out, it is found at the newest.
   */
  keptAs?: string | undefined;
  /** Oldest first. */
  messages: readonly Message[];
  /** Milliseconds since the epoch, for the ages. */
  now: number;
}

/**
 * The messages, oldest first (COMMS-3, COMMS-4); of a long list the newest, and earlier ones once a button is pressed.
 * Where there is room, in a region that scrolls by itself: it opens at the newest message, with the oldest in sight whole,
 * and stays so when the window is resized. On phones the page scrolls.
 * Give each list its own key, or it keeps the scroll position of the last one.
 */
export const MessageList = memo(function MessageList({ id, label, keptAs, messages, now }: MessageListProps) {
  const first = firstUnread(messages);
  const keys = keysOf(messages, idOf);
  const ownId = useId();
  const regionId = id ?? ownId;
  const [shown, showEarlier] = useLatest(messages.length, keptAs);
  const earlier = messages.slice(0, messages.length - shown);
  const isShort = earlier.length === 0;
  const unreadEarlier = unreadCount(earlier);
  const regionRef = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => (regionRef.current ? cutBetweenMessages(regionRef.current) : undefined),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the room changes with the line above it
    [isShort],
  );
  useLayoutEffect(() => (regionRef.current ? noteMoreAbove(regionRef.current) : undefined), []);
  useScrollKept(regionRef, keptAs === undefined ? undefined : `${keptAs} up to ${messages.at(-1)?.id}`);
  return (
    <>
      {!isShort && (
        <div className="border-b border-line px-4 py-2 md:px-5">
          <EarlierItems
            regionId={regionId}
            shown={shown}
            countWords={counted(messages.length, 'message')}
            words={factLine('Show Earlier Messages', unreadEarlier > 0 ? `${countText(unreadEarlier)} unread` : '')}
            onShowEarlier={showEarlier}
          />
        </div>
      )}
      <div className="relative">
        {/* Reversed layout: the browser itself stays at the newest message. */}
        <section
          id={regionId}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus
          tabIndex={0}
          ref={regionRef}
          className={`peer flex flex-col-reverse -outline-offset-2 ${isShort ? ALL_ROOM : ROOM} sm:overflow-y-auto print:h-auto! print:max-h-none print:overflow-visible`}
        >
          <ul aria-label="Messages">
            {messages.slice(earlier.length).map((message, index) => (
              <RecordGuard key={keys[earlier.length + index]} record={message} inList>
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
    </>
  );
});
