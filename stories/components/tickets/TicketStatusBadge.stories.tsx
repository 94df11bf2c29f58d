import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TicketStatusBadge } from '@/components/tickets/TicketStatusBadge';
import { TICKET_STATUSES } from '@/domain/tickets/ticket';
import { lookOf, looksOf } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: TicketStatusBadge,
  args: { status: 'Open' },
} satisfies Meta<typeof TicketStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An open ticket. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};

/** Each status has its icon and its colour beside its word. */
export const EveryStatus: Story = {
  tags: ['TICKET-5'],
  render: () => (
    <div className="flex gap-2">
      {TICKET_STATUSES.map((status) => (
        <TicketStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(looksOf(canvas, TICKET_STATUSES)).toEqual({
      Open: ['circle-dot', 'blue'],
      'In Progress': ['contrast', 'blue'],
      Resolved: ['check-check', 'green'],
    });
  },
};

/** A status from a newer server keeps its word and claims nothing. */
export const UnknownStatus: Story = {
  args: { status: unknownWord('Reopened', TICKET_STATUSES) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Reopened'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** A ticket without a status reads 'Unknown'. */
export const EmptyStatus: Story = {
  args: { status: unknownWord('', TICKET_STATUSES) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
  },
};
