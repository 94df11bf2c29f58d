import { Text } from '@radix-ui/themes';
import type { Channel } from '@/domain/communications/conversation';
import type { Tone } from '@/domain/tone';
import { toneText } from '@/ui/toneClass';
import { channelWords } from './channelWords';

/** Quiet among colleagues, coloured where a message leaves the house; the words and the icon say it without colour. */
const tones: Record<Channel, Tone> = { internal: 'neutral', customer: 'warning', factory: 'info' };

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
    <div className={`flex items-start gap-1.5 ${toneText[tones[channel]]}`}>
      <Icon aria-hidden size={14} className="mt-px shrink-0" />
      <Text id={id} size="1" weight="medium" className="min-w-0 text-balance wrap-anywhere">
        {children}
      </Text>
    </div>
  );
}
