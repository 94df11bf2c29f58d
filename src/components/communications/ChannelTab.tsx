import { Tabs } from '@radix-ui/themes';
import { type Channel, CHANNEL_TITLE } from '@/domain/communications/conversation';
import { compactCount } from '@/domain/communications/unread';
import { DraftMark } from '@/ui/DraftMark';
import { pressTab } from '@/ui/pressTab';
import { toneGround, toneText } from '@/ui/toneClass';
import { channelIcon } from './channelIcon';

export interface ChannelTabProps {
  /** Value of the tab in its `Tabs.Root`; decides word and icon. */
  channel: Channel;
  /** Unread messages, 0 or more; none shows nothing, more than 99 are '99+'. */
  unread: number;
  /** True when this channel has an unsent text while another one is shown. */
  hasDraft: boolean;
}

/**
 * One tab with the state of its channel, read aloud as 'Customer, draft, 2 unread', in the order on screen. Stands in a
 * `Tabs.List`.
 */
export function ChannelTab({ channel, unread, hasDraft }: ChannelTabProps) {
  const name = CHANNEL_TITLE[channel];
  const Icon = channelIcon[channel];
  const count = compactCount(unread);
  const spoken = [name, hasDraft && 'draft', unread > 0 && `${count} unread`].filter((part) => part !== false);
  return (
    <Tabs.Trigger value={channel} aria-label={spoken.join(', ')} onMouseDown={pressTab}>
      <span className="flex flex-col items-center gap-x-2 xs:flex-row">
        <span className="flex items-center gap-2">
          <Icon aria-hidden size={16} className="shrink-0 max-xs:hidden" />
          {name}
        </span>{' '}
        <span className="flex min-h-4 items-center gap-1.5 text-label font-medium">
          {hasDraft && <DraftMark />}
          {unread > 0 && (
            <span
              data-edge
              data-badge
              className={`min-w-5 rounded-full px-1.5 text-center tabular-nums ${toneGround.info} ${toneText.info}`}
            >
              {count}
            </span>
          )}
        </span>
      </span>
    </Tabs.Trigger>
  );
}
