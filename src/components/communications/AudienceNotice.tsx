import { Text } from '@radix-ui/themes';
import { AUDIENCE_TONE } from '@/domain/communications/audience';
import type { Channel } from '@/domain/communications/conversation';
import { toneText } from '@/ui/toneClass';
import { channelIcon } from './channelIcon';

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
  const Icon = channelIcon[channel];
  return (
    <div className={`flex items-start gap-1.5 ${toneText[AUDIENCE_TONE[channel]]}`}>
      <Icon aria-hidden size={14} className="mt-px shrink-0" />
      <Text id={id} size="1" weight="medium" className="min-w-0 text-balance wrap-anywhere">
        {children}
      </Text>
    </div>
  );
}
