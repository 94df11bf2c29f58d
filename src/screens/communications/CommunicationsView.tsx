import { Tabs } from '@radix-ui/themes';
import { MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { ChannelMessages } from '@/components/communications/ChannelMessages';
import { ChannelTab } from '@/components/communications/ChannelTab';
import { Composer } from '@/components/communications/Composer';
import { SuggestionCard } from '@/components/communications/SuggestionCard';
import { ToNewest } from '@/components/communications/ToNewest';
import { type Channel, CHANNELS, type Conversation, isChannel } from '@/domain/communications/conversation';
import { draftOf, type Drafts, unsentDrafts } from '@/domain/communications/drafts';
import { unreadCount } from '@/domain/communications/unread';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { ON_PHONE, useMediaQuery } from '@/ui/useMediaQuery';
import { useOrderOptions } from './useOrderOptions';

export interface CommunicationsViewProps {
  /** In the order offered; when empty, a text says so. */
  conversations: readonly Conversation[];
  /** The one shown; undefined when there is none. */
  conversation: Conversation | undefined;
  /** The one whose tab is chosen. */
  channel: Channel;
  /** What stands in the boxes, by order and channel. */
  drafts: Drafts;
  /** What was sent of it last: a box that still holds just that has no draft. */
  sent: Drafts;
  /** Milliseconds since the epoch. */
  now: number;
  /** Another order was chosen, called with its number; the parent shows its conversation and keeps every draft. */
  onChoosePurchaseOrder: (poNumber: string) => void;
  /** Another tab was chosen. */
  onChangeChannel: (channel: Channel) => void;
  /** The whole text of the box after each change, empty too. */
  onWrite: (text: string) => void;
  /** The attachment button was pressed; what was typed stays (COMMS-8). */
  onAttach: () => void;
  /** The send button was pressed, or Ctrl or Cmd with Enter in the box; what was typed stays (COMMS-8). */
  onSend: () => void;
  /** The suggestion's button was pressed, called with its text; the box is not filled (COMMS-8). */
  onUseSuggestion: (suggestion: string) => void;
}

/** Colleagues, customer and factory on one order, side by side and never mixed up (COMMS-1 to COMMS-9). */
export function CommunicationsView({
  conversations,
  conversation,
  channel,
  drafts,
  sent,
  now,
  onChoosePurchaseOrder,
  onChangeChannel,
  onWrite,
  onAttach,
  onSend,
  onUseSuggestion,
}: CommunicationsViewProps) {
  const regionId = useId();
  const onPhone = useMediaQuery(ON_PHONE);
  const unsent = unsentDrafts(drafts, sent);
  const orders = useOrderOptions(conversations, unsent, conversation?.poNumber);
  const description = 'Team, customer and factory, order by order';
  if (!conversation) {
    return (
      <div className="flex flex-col gap-4">
        <PageHeader title="Communications Hub" description={description} />
        <EmptyState
          icon={MessagesSquare}
          title="No conversations yet"
          description="Conversations appear here once an order has a message."
        />
      </div>
    );
  }
  const { poNumber, groups } = conversation;
  const { suggestedReply } = groups[channel];
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Communications Hub" description={description}>
        <div className="sm:w-80">
          <SelectField
            label="Purchase order"
            labelShown="beside"
            value={poNumber}
            options={orders}
            onChoose={onChoosePurchaseOrder}
          />
        </div>
      </PageHeader>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_360px]">
        <Panel>
          <Tabs.Root
            value={channel}
            onValueChange={(next) => {
              if (isChannel(next)) onChangeChannel(next);
            }}
            className="min-w-0 overflow-clip"
          >
            {/* The first of two, of which the other is what the AI suggests; on screen the tabs say it. */}
            <h2 className="sr-only">Conversation</h2>
            <Tabs.List aria-label="Channel" className="px-3 [--tab-outset:0px] max-xs:[--tab-height:52px] md:px-4">
              {CHANNELS.map((each) => (
                <ChannelTab
                  key={each}
                  channel={each}
                  unread={unreadCount(groups[each].messages)}
                  hasDraft={each !== channel && draftOf(unsent, poNumber, each) !== ''}
                />
              ))}
            </Tabs.List>
            {CHANNELS.map((each) => (
              // Its own key, so that each list has a scroll of its own and undoing stays within one draft.
              <Tabs.Content key={`${each} ${poNumber}`} value={each} tabIndex={-1}>
                <ChannelMessages id={regionId} conversation={conversation} channel={each} now={now} />
                <div className="relative rounded-b-card border-t border-line bg-panel p-4 max-sm:py-3 max-sm:tall:sticky max-sm:tall:bottom-0 max-sm:tall:rounded-none md:p-5 print:hidden">
                  {onPhone && (
                    <ToNewest
                      key={`${groups[each].messages.length} ${groups[each].messages.at(-1)?.id}`}
                      regionId={regionId}
                      unread={unreadCount(groups[each].messages)}
                    />
                  )}
                  <Composer
                    conversation={conversation}
                    channel={each}
                    draft={draftOf(drafts, poNumber, each)}
                    onWrite={onWrite}
                    onAttach={onAttach}
                    onSend={onSend}
                  />
                </div>
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </Panel>
        {/* A new card for each channel and order: its button is not shown as busy with a command for another. */}
        <SuggestionCard
          key={`${channel} ${poNumber}`}
          channel={channel}
          suggestion={suggestedReply}
          onUseSuggestion={() => onUseSuggestion(suggestedReply)}
        />
      </div>
    </div>
  );
}
