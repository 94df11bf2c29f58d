import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChannelMessages } from '@/components/communications/ChannelMessages';
import { PLATFORMS } from '@/domain/communications/message';
import { beyond } from '@/testing/box';
import { buildConversation, buildMessage, buildMessages } from '@/testing/communications/buildCommunications';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { iconBeside } from '@/testing/icon';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: ChannelMessages,
  args: { conversation: buildConversation(), channel: 'customer', now: FROZEN_NOW },
} satisfies Meta<typeof ChannelMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The messages of this channel and of no other. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(within(canvas.getByRole('region', { name: 'Customer messages' })).getByRole('list'));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText('A word on the customer channel')).toBeVisible();
    await expect(list.getByText('A word on the customer channel, answered')).toBeVisible();
    await expect(canvas.queryByText('No messages yet')).not.toBeInTheDocument();
  },
};

/** It says to whom nothing was said, and about which order. */
export const Empty: Story = {
  args: { conversation: buildConversation({ groups: { factory: { messages: [] } } }), channel: 'factory' },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No messages yet'))).toBe('messages-square');
    await expect(canvas.getByText('Nothing has been sent to Porto Confections about PO-31001 yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** Without a number it says so in words, and names the factory as it can. */
export const EmptyWithoutNumber: Story = {
  args: {
    conversation: buildConversation({ poNumber: ' ', factory: '', groups: { factory: { messages: [] } } }),
    channel: 'factory',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been sent to the factory about this order yet.')).toBeVisible();
  },
};

/** A long exchange scrolls within its place, from the newest on; here that one is of a sender and a platform not known. */
export const LongWithAnUnknownSender: Story = {
  args: {
    conversation: buildConversation({
      groups: {
        customer: {
          messages: [
            ...buildMessages(40, 0, { platform: 'Outlook' }),
            buildMessage({
              id: 'MS-41',
              sender: ' ',
              platform: unknownWord('Carrier Pigeon', PLATFORMS),
              message: 'The newest of all',
            }),
          ],
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Customer messages' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(41);
    for (const words of ['Unknown sender', 'Carrier Pigeon', 'The newest of all']) {
      await expect(beyond(within(region).getByText(words), region)).toBe('');
    }
    await expect(beyond(within(region).getByText('Message 1 of 40'), region)).not.toBe('');
  },
};
