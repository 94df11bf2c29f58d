import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IssueTrendText } from '@/components/radar/IssueTrendText';
import { ISSUE_TRENDS, ISSUE_TREND_WORD } from '@/domain/radar/radarReport';
import { lookOf, looksOf } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: IssueTrendText,
  args: { trend: 'increasing' },
} satisfies Meta<typeof IssueTrendText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An issue that grows more frequent. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Increasing')).toBeVisible();
  },
};

/** More is worse, fewer is better; each has its arrow beside its word. */
export const EveryTrend: Story = {
  tags: ['RADAR-4'],
  render: () => (
    <div className="flex gap-4">
      {ISSUE_TRENDS.map((trend) => (
        <IssueTrendText key={trend} trend={trend} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(looksOf(canvas, Object.values(ISSUE_TREND_WORD))).toEqual({
      Increasing: ['arrow-up-right', 'red'],
      Stable: ['arrow-right', 'grey'],
      Decreasing: ['arrow-down-right', 'green'],
    });
  },
};

/** A trend from a newer server keeps its word and claims nothing. */
export const UnknownTrend: Story = {
  args: { trend: unknownWord('seasonal', ISSUE_TRENDS) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('seasonal'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** An issue without a trend reads 'Unknown'. */
export const EmptyTrend: Story = {
  args: { trend: unknownWord('', ISSUE_TRENDS) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
  },
};
