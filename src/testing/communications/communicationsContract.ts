import {
  type Channel,
  CHANNELS,
  type Conversation,
  type MessageGroup,
  PLATFORM_OF,
} from '@/domain/communications/conversation';
import { type Message, PLATFORMS } from '@/domain/communications/message';
import type { CommunicationCommands, CommunicationResults } from '@/operations/communications';
import type { Records } from '../records';
import type { CommandsOf, RecordRule, ResultShapes, StepRules } from '../rule';
import {
  faultsOf,
  flag,
  listOf,
  moment,
  ofShape,
  oneOf,
  outOfOrder,
  poNumber,
  repeated,
  type Shape,
  text,
} from '../shape';

const messageShape: Shape<Message> = {
  id: text,
  sender: text,
  platform: oneOf(PLATFORMS),
  time: moment,
  message: text,
  isRead: flag,
};

const groupShape: Shape<MessageGroup> = {
  messages: listOf(['anything', () => true]),
  suggestedReply: text,
};

const group = ofShape('messages and one suggested reply', groupShape);

const conversationShape: Shape<Conversation> = {
  poNumber,
  customer: text,
  factory: text,
  groups: ofShape<Conversation['groups']>(
    'internal, customer and factory, each with messages and one suggested reply',
    {
      internal: group,
      customer: group,
      factory: group,
    },
  ),
};

const groupsOf = (communications: readonly Conversation[]) =>
  communications.flatMap(({ groups }) => CHANNELS.map((channel) => groups[channel]));
const messagesOf = (communications: readonly Conversation[]) =>
  groupsOf(communications).flatMap(({ messages }) => messages);

export const communicationRules: readonly RecordRule[] = [
  {
    name: 'DATA-8: conversations are grouped internal, customer, factory, each with one suggested reply',
    faults: ({ communications }) => faultsOf(communications, conversationShape),
  },
  {
    name: 'DATA-8: messages have their fields to the letter',
    faults: ({ communications }) => faultsOf(messagesOf(communications), messageShape),
  },
  {
    name: 'DATA-8: message ids are unique',
    faults: ({ communications }) => repeated(messagesOf(communications).map(({ id }) => id)),
  },
  {
    name: 'COMMS-1: an order has one conversation',
    faults: ({ communications }) => repeated(communications.map((conversation) => conversation.poNumber)),
  },
  {
    name: 'COMMS-3: the messages of a group come oldest first',
    faults: ({ communications }) =>
      groupsOf(communications).flatMap(({ messages }) =>
        outOfOrder(
          messages.map(({ time }) => time),
          'oldest first',
        ),
      ),
  },
];

export function communicationCommandsOn({
  communications: [conversation],
}: Records): CommandsOf<CommunicationCommands> {
  const written = { poNumber: conversation?.poNumber ?? '', text: 'Buttons are late' };
  return {
    'send-message': { kind: 'send-message', channel: 'customer', ...written },
    'attach-file': { kind: 'attach-file', channel: 'factory', ...written },
    'apply-suggestion': { kind: 'apply-suggestion', channel: 'internal', ...written },
    'draft-response': { kind: 'draft-response', channel: 'customer', ...written },
    'schedule-inspection': { kind: 'schedule-inspection', channel: 'factory', ...written },
  };
}

const latestIn = ({ communications }: Records, number: string, channel: Channel) =>
  communications.find((conversation) => conversation.poNumber === number)?.groups[channel].messages.at(-1);

export const communicationResults: ResultShapes<CommunicationResults> = {
  'send-message': ofShape('the id of a message', { messageId: text }),
  'attach-file': ofShape('the id of a message', { messageId: text }),
};

export const communicationStepRules: StepRules<CommunicationCommands> = {
  'send-message': {
    name: 'what was sent stands last in its channel under its id, to the letter and on its platform',
    faults: ({ command: { poNumber: number, channel, text: sent }, result, before, after }) => {
      const latest = latestIn(after, number, channel);
      return latest?.message === sent &&
        latest.id === result.messageId &&
        latest.platform === PLATFORM_OF[channel] &&
        latest.id !== latestIn(before, number, channel)?.id
        ? []
        : [`${JSON.stringify(latest)} is not what was sent`];
    },
  },
  'attach-file': {
    name: 'an attached file stands last in its channel under its id',
    faults: ({ command, result, after }) =>
      latestIn(after, command.poNumber, command.channel)?.id === result.messageId ? [] : ['nothing is attached'],
  },
};
