import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MessageList } from '@/components/communications/MessageList';
import { liesWithin } from '@/testing/box';
import { buildMessage, buildMessages } from '@/testing/buildCommunications';
import { FROZEN_NOW } from '@/testing/frozenClock';

const meta = {
  component: MessageList,
  decorators: [
    (Story) => (
      <div className="h-100 rounded-card border border-line bg-panel">
        <Story />
      </div>
    ),
  ],
  args: { label: 'Internal messages', messages: buildMessages(4, 2), now: FROZEN_NOW },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Oldest first; a divider stands before the first of the unread, and each says that it is unread. */
export const Default: Story = {
  tags: ['COMMS-3', 'COMMS-4'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    await expect(items.map((item) => /Message \d/.exec(item.textContent ?? '')?.[0])).toEqual([
      'Message 1',
      'Message 2',
      'Message 3',
      'Message 4',
    ]);
    await expect(items.map((item) => within(item).queryAllByText('Unread').length)).toEqual([0, 0, 1, 1]);
    await expect(canvas.getAllByRole('separator')).toHaveLength(1);
    const [, , third = document.body] = items;
    const divider = within(third).getByRole('separator', { name: '2 unread messages' });
    await expect(divider.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      within(third).getByText('Message 3 of 4').getBoundingClientRect().top,
    );
  },
};

export const AllUnread: Story = {
  tags: ['COMMS-4'],
  args: { messages: buildMessages(3, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unread')).toHaveLength(3);
    const [first = document.body] = canvas.getAllByRole('listitem');
    await expect(within(first).getByRole('separator', { name: '3 unread messages' })).toBeVisible();
  },
};

export const NoneUnread: Story = {
  tags: ['COMMS-4'],
  args: { messages: buildMessages(3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Unread')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
  },
};

export const OneUnread: Story = {
  args: { messages: buildMessages(3, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator', { name: '1 unread message' })).toBeVisible();
  },
};

/** A long list opens at its newest message, is a region of its own, and can be scrolled by keyboard. */
export const NewestInView: Story = {
  args: { messages: buildMessages(120, 110) },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Internal messages' });
    await expect(liesWithin(canvas.getByText('Message 120 of 120'), region)).toBe(true);
    await expect(liesWithin(canvas.getByText('Message 1 of 120'), region)).toBe(false);
    await expect(canvas.getByRole('separator', { name: '110 unread messages' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo({ top: -region.scrollHeight });
    await expect(liesWithin(canvas.getByText('Message 1 of 120'), region)).toBe(true);
  },
};

/** A short list stands at the top. */
export const OneMessage: Story = {
  args: { messages: [buildMessage()] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Internal messages' }).getBoundingClientRect();
    await expect(canvas.getByRole('listitem').getBoundingClientRect().top - region.top).toBeLessThan(2);
  },
};

/** The newest stays in view when its list becomes lower, as under a phone's keyboard. */
export const RoomThatShrinks: Story = {
  args: { messages: buildMessages(40) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Internal messages' });
    region.parentElement?.style.setProperty('height', '160px');
    await waitFor(() => expect(region.getBoundingClientRect().height).toBeLessThan(161));
    await expect(liesWithin(canvas.getByText('Message 40 of 40'), region)).toBe(true);
  },
};
