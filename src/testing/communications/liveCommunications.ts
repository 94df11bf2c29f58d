import { type Channel, type Conversation, PLATFORM_OF } from '@/domain/communications/conversation';
import type { Message } from '@/domain/communications/message';
import { isBlank } from '@/domain/text/isBlank';
import { OperationError } from '@/operations/operationError';
import type { CommunicationCommands } from '@/operations/communications';
import { type Handlers, type Live, nothing, withChanged } from '../live';

const withMessage = (conversation: Conversation, channel: Channel, message: Message): Conversation => {
  const group = conversation.groups[channel];
  return {
    ...conversation,
    groups: { ...conversation.groups, [channel]: { ...group, messages: [...group.messages, message] } },
  };
};

export function liveCommunications(live: Live): Handlers<CommunicationCommands> {
  const say = (poNumber: string, channel: Channel, text: string) => {
    const { records, me } = live;
    if (isBlank(text)) throw new OperationError('invalid', 'A message says something.', ['text']);
    const message: Message = {
      id: `MS-${live.next()}`,
      sender: me,
      platform: PLATFORM_OF[channel],
      time: live.moment(),
      message: text.trim(),
      isRead: true,
    };
    records.communications = withChanged(
      records.communications,
      (conversation) => conversation.poNumber === poNumber,
      (conversation) => withMessage(conversation, channel, message),
      `conversation about ${poNumber}`,
    );
    return { messageId: message.id };
  };
  return {
    'send-message': ({ poNumber, channel, text }) => say(poNumber, channel, text),
    'attach-file': ({ poNumber, channel }) => say(poNumber, channel, 'Attached a file'),
    'apply-suggestion': nothing,
    'draft-response': nothing,
    'schedule-inspection': nothing,
  };
}
