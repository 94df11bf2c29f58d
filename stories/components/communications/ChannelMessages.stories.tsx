import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChannelMessages } from '@/components/communications/ChannelMessages';
import { buildConversation } from '@/testing/communications/buildCommunications';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { iconBeside } from '@/testing/icon';

const meta = {
  component: ChannelMessages,
  decorators: [
    (Story) => (
      <div className="h-100">
        <Story />
      </div>
    ),
  ],
  args: { conversation: buildConversation(), channel: 'customer', now: FROZEN_NOW },
} satisfies Meta<typeof ChannelMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The messages of this channel and of no other. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(within(canvas.getByRole('region', { name: 'Customer messages' })).getByRole('list'));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(list.getByText('A word on the customer channel')).toBeVisible();
    await expect(canvas.queryByText('No messages yet')).not.toBeInTheDocument();
  },
};

/** It says to whom nothing was said, and about which order. */
export const Empty: Story = {
  args: { conversation: buildConversation({ groups: { factory: { messages: [] } } }), channel: 'factory' },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No messages yet'))).toBe('messages-square');
    await expect(canvas.getByText('Nothing has been said to Porto Confections about PO-31001 here.')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
