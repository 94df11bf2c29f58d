import { Text } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { BellDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { AgeText } from '@/components/time/AgeText';
import type { Message } from '@/domain/communications/message';
import { textOr } from '@/domain/text/textOr';
import { ToneBadge } from '@/ui/ToneBadge';
import { PlatformBadge } from './PlatformBadge';

const body = cva('flex flex-col gap-1 py-3 pr-4 md:pr-5', {
  variants: {
    read: {
      yes: 'pl-4 md:pl-5',
      no: 'border-l-3 border-(--info-mark) bg-(--info-soft) pl-3.25 md:pl-4.25',
    },
  },
});

export interface MessageItemProps {
  /** Shown as plain text: HTML and links stay text, line breaks are kept. Blank parts are named as missing. */
  message: Message;
  /** Milliseconds since the epoch, for the age. */
  now: number;
  /** Above the message, across the list. */
  divider?: ReactNode;
}

/** One message: sender, platform, time, text (COMMS-3); 'Unread' in words, with a stripe and a tint (COMMS-4). */
export function MessageItem({ message, now, divider }: MessageItemProps) {
  const unread = !message.isRead;
  return (
    <li className="border-t border-line first:border-t-0">
      {divider}
      <div className={body({ read: unread ? 'no' : 'yes' })}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Text
            size="2"
            weight="medium"
            dir="auto"
            title={message.sender}
            className="line-clamp-2 min-w-0 wrap-anywhere"
          >
            {textOr(message.sender, 'Unknown sender')}
          </Text>
          <PlatformBadge platform={message.platform} onTint={unread} />
          {unread && (
            <ToneBadge tone="info" icon={BellDot} onTint>
              Unread
            </ToneBadge>
          )}
          <span className="ml-auto">
            <AgeText moment={message.time} now={now} />
          </span>
        </div>
        <Text as="p" size="2" dir="auto" className="max-w-[80ch] wrap-anywhere whitespace-pre-wrap">
          {textOr(message.message, 'No text')}
        </Text>
      </div>
    </li>
  );
}
