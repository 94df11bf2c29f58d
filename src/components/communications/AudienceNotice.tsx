import { Text } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import type { Channel } from '@/domain/communications/conversation';
import { channelWords } from './channelWords';

/** Quiet among colleagues, coloured where a message leaves the house; the words and the icon say it without colour. */
const notice = cva('flex items-start gap-1.5', {
  variants: {
    channel: {
      internal: 'text-(--neutral-text)',
      customer: 'text-(--warning-text)',
      factory: 'text-(--info-text)',
    } satisfies Record<Channel, string>,
  },
});

export interface AudienceNoticeProps {
  /** For the `aria-describedby` of the box below. */
  id: string;
  /** Decides icon and colour, so that each audience has its own. */
  channel: Channel;
  /** Who will see the message and how they receive it, from `audienceText`. */
  children: string;
}

/** Says above the box who will read the message, so that nothing goes to the wrong people. */
export function AudienceNotice({ id, channel, children }: AudienceNoticeProps) {
  const { icon: Icon } = channelWords[channel];
  return (
    <div className={notice({ channel })}>
      <Icon aria-hidden size={14} className="mt-px shrink-0" />
      <Text id={id} size="1" weight="medium" className="min-w-0 text-balance wrap-anywhere">
        {children}
      </Text>
    </div>
  );
}
