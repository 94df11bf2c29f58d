import { Text } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import type { Channel } from '@/domain/communications/conversation';
import { channelWords } from './channelWords';

/** Different in black and white too: dashed for colleagues, solid for the customer, double for the factory. */
const notice = cva('flex items-start gap-2 rounded-control px-3 py-2', {
  variants: {
    channel: {
      internal: 'border-2 border-dashed border-(--neutral-mark) bg-(--neutral-soft) text-(--neutral-text)',
      customer: 'border-2 border-solid border-(--warning-mark) bg-(--warning-soft) text-(--warning-text)',
      factory: 'border-4 border-double border-(--info-mark) bg-(--info-soft) text-(--info-text)',
    } satisfies Record<Channel, string>,
  },
});

export interface AudienceNoticeProps {
  /** For the `aria-describedby` of the box below. */
  id: string;
  /** Decides icon, colour and border, so that each audience has its own. */
  channel: Channel;
  /** Who will see the message and how they receive it, from `audienceText`. */
  children: string;
}

/** Says above the box who will read the message, so that nothing goes to the wrong people. */
export function AudienceNotice({ id, channel, children }: AudienceNoticeProps) {
  const { icon: Icon } = channelWords[channel];
  return (
    <div className={notice({ channel })}>
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      <Text id={id} size="2" weight="medium" className="min-w-0 text-balance wrap-anywhere">
        {children}
      </Text>
    </div>
  );
}
