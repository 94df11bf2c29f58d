import { useSuspenseQuery } from '@tanstack/react-query';
import { useNow } from '@/clock/useNow';
import { type Channel, conversationOf, isChannel } from '@/domain/communications/conversation';
import { draftOf, withDraft } from '@/domain/communications/drafts';
import { isText } from '@/domain/guard/guard';
import { communicationsQuery } from '@/operations/communications';
import type { ScreenData } from '@/operations/loadData';
import { useOperations } from '@/operations/OperationsContext';
import { useDraft } from '../screenMemory';
import { useKeptState } from '../useKeptState';
import { usePerform } from '../usePerform';
import { CommunicationsView } from './CommunicationsView';

const suggestionKind = {
  internal: 'apply-suggestion',
  customer: 'draft-response',
  factory: 'schedule-inspection',
} as const satisfies Record<Channel, string>;

/** The hub: which order, which channel, and what is typed in each. */
export function CommunicationsScreen() {
  const operations = useOperations();
  const perform = usePerform();
  const now = useNow();
  const { data: conversations } = useSuspenseQuery(communicationsQuery(operations));
  const [chosenPo, setChosenPo] = useKeptState('purchase-order', '', isText);
  const [channel, setChannel] = useKeptState<Channel>('channel', 'internal', isChannel);
  const [drafts, changeDrafts] = useDraft('communications');
  const [sent, noteSent] = useDraft('sentMessages');
  const conversation = conversationOf(conversations, chosenPo);
  const poNumber = conversation?.poNumber ?? '';
  const draft = draftOf(drafts, poNumber, channel);

  return (
    <CommunicationsView
      conversations={conversations}
      conversation={conversation}
      channel={channel}
      drafts={drafts}
      sent={sent}
      now={now}
      onChoosePurchaseOrder={setChosenPo}
      onChangeChannel={setChannel}
      onWrite={(text) => changeDrafts((current) => withDraft(current, poNumber, channel, text))}
      onAttach={() => perform({ kind: 'attach-file', poNumber, channel, text: draft })}
      onSend={() =>
        perform(
          { kind: 'send-message', poNumber, channel, text: draft },
          { onDone: () => noteSent((current) => withDraft(current, poNumber, channel, draft)) },
        )
      }
      onUseSuggestion={(text) => perform({ kind: suggestionKind[channel], poNumber, channel, text })}
    />
  );
}

/** Loads all that the hub shows, before it is shown. */
export const loadCommunications = ({ operations, load }: ScreenData) => load(communicationsQuery(operations));
