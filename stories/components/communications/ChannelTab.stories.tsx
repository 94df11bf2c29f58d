import { Tabs } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChannelTab } from '@/components/communications/ChannelTab';

const meta = {
  component: ChannelTab,
  decorators: [
    (Story) => (
      <Tabs.Root defaultValue="customer">
        <Tabs.List aria-label="Channel">
          <Story />
        </Tabs.List>
        <Tabs.Content value="customer">What was said</Tabs.Content>
      </Tabs.Root>
    ),
  ],
  args: { channel: 'customer', unread: 0, hasDraft: false },
} satisfies Meta<typeof ChannelTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The channel's name and no more. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab');
    await expect(tab).toHaveAccessibleName('Customer');
    await expect(tab).not.toHaveTextContent('Draft');
    await expect(tab).not.toHaveTextContent(/\d/);
  },
};

/** The count stands beside the name and is read aloud in words. */
export const Unread: Story = {
  tags: ['COMMS-4'],
  args: { unread: 2 },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab');
    await expect(tab).toHaveAccessibleName('Customer, 2 unread');
    await expect(tab).toHaveTextContent('2');
  },
};

/** Little room: more than 99 are '99+'. */
export const ManyUnread: Story = {
  args: { unread: 1_204 },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab');
    await expect(tab).toHaveAccessibleName('Customer, 99+ unread');
    await expect(tab).toHaveTextContent('99+');
    await expect(tab).not.toHaveTextContent('1204');
  },
};

/** A text that waits to be sent is told in words. */
export const WithADraft: Story = {
  args: { unread: 2, hasDraft: true },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab');
    await expect(tab).toHaveAccessibleName('Customer, draft, 2 unread');
    await expect(tab).toHaveTextContent('Draft');
  },
};
