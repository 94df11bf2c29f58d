import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrendBadge } from '@/components/customers/TrendBadge';
import { TRENDS } from '@/domain/customers/customerSummary';
import { lookOf } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: TrendBadge,
  args: { trend: 'up' },
} satisfies Meta<typeof TrendBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A customer that fares better wears 'Improving' in green. */
export const Default: Story = {
  tags: ['DASH-10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Improving')).toBeVisible();
    await expect(lookOf(canvas.getByText('Improving'))).toEqual(['trending-up', 'green']);
    await expect(canvas.queryByText('Needs Attention')).not.toBeInTheDocument();
  },
};

/** A customer that fares worse wears 'Needs Attention' in yellow. */
export const NeedsAttention: Story = {
  tags: ['DASH-10'],
  args: { trend: 'down' },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Needs Attention'))).toEqual(['trending-down', 'yellow']);
    await expect(canvas.queryByText('Improving')).not.toBeInTheDocument();
  },
};

/** A trend from a newer server is not guessed at: there is no badge. */
export const UnknownTrend: Story = {
  args: { trend: unknownWord('sideways', TRENDS) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
