import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TicketStatusBadge } from '@/components/tickets/TicketStatusBadge';
import { TICKET_STATUSES } from '@/domain/tickets/ticket';
import { lookOfBadge } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: TicketStatusBadge,
  args: { status: 'Open' },
} satisfies Meta<typeof TicketStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};

/** Each status has an icon and a word of its own; what is resolved stands apart by its ground as well. */
export const EveryStatus: Story = {
  render: () => (
    <div className="flex gap-2">
      {TICKET_STATUSES.map((status) => (
        <TicketStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = TICKET_STATUSES.map((word) => lookOfBadge(canvas.getByText(word)));
    await expect(new Set(looks.map(({ icon }) => icon)).size).toBe(3);
    await expect(looks[2]?.ground).not.toBe(looks[0]?.ground);
  },
};

/** A status from a newer server keeps its word and claims nothing. */
export const UnknownStatus: Story = {
  args: { status: unknownWord('Reopened', TICKET_STATUSES) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reopened')).toBeVisible();
    await expect(lookOfBadge(canvas.getByText('Reopened')).icon).not.toBe('');
  },
};

export const EmptyStatus: Story = {
  args: { status: unknownWord('', TICKET_STATUSES) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};
