import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhaseStatusBadge } from '@/components/timelines/PhaseStatusBadge';
import { PHASE_STATUS_WORD, PHASE_STATUSES } from '@/domain/timelines/phase';
import { lookOfBadge } from '@/testing/look';

const meta = {
  component: PhaseStatusBadge,
  args: { status: 'in-progress' },
} satisfies Meta<typeof PhaseStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Progress')).toBeVisible();
  },
};

/** Each status has a word, an icon and a ground of its own. */
export const EveryStatus: Story = {
  tags: ['MOMENTUM-9'],
  render: () => (
    <div className="flex gap-2">
      {PHASE_STATUSES.map((status) => (
        <PhaseStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = PHASE_STATUSES.map((status) => lookOfBadge(canvas.getByText(PHASE_STATUS_WORD[status])));
    await expect(new Set(looks.map(({ icon }) => icon)).size).toBe(4);
    await expect(new Set(looks.map(({ ground }) => ground)).size).toBe(4);
  },
};

export const UnknownStatus: Story = {
  args: { status: 'On hold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On hold')).toBeVisible();
    await expect(lookOfBadge(canvas.getByText('On hold')).icon).not.toBe('');
  },
};

export const EmptyStatus: Story = {
  args: { status: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};
