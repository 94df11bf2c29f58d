import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhaseStatusBadge } from '@/components/timelines/PhaseStatusBadge';
import { PHASE_STATUSES, PHASE_STATUS_WORD } from '@/domain/timelines/phase';
import { lookOf, looksOf } from '@/testing/look';

const meta = {
  component: PhaseStatusBadge,
  args: { status: 'in-progress' },
} satisfies Meta<typeof PhaseStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A phase in progress. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Progress')).toBeVisible();
  },
};

/** A phase that is delayed. */
export const Delayed: Story = {
  tags: ['MOMENTUM-9'],
  args: { status: 'delayed' },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Delayed'))).toEqual(['hourglass', 'red']);
  },
};

/** Each status has its icon and its colour beside its word. */
export const EveryStatus: Story = {
  tags: ['MOMENTUM-9'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      {PHASE_STATUSES.map((status) => (
        <PhaseStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(looksOf(canvas, Object.values(PHASE_STATUS_WORD))).toEqual({
      Completed: ['check', 'green'],
      'In Progress': ['contrast', 'blue'],
      Delayed: ['hourglass', 'red'],
      Pending: ['ellipsis', 'grey'],
    });
  },
};

/** A status from a newer server keeps its word and claims nothing. */
export const UnknownStatus: Story = {
  args: { status: 'On hold' },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('On hold'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** A phase without a status reads 'Unknown'. */
export const EmptyStatus: Story = {
  args: { status: '' },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
  },
};
