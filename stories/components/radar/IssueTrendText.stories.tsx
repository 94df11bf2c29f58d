import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IssueTrendText } from '@/components/radar/IssueTrendText';
import { ISSUE_TRENDS } from '@/domain/radar/radarReport';
import { colorName, lookOfBadge } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: IssueTrendText,
  args: { trend: 'increasing' },
} satisfies Meta<typeof IssueTrendText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Increasing')).toBeVisible();
  },
};

/** More is worse, fewer is better; each has a word and an arrow of its own. */
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
    const words = ['Increasing', 'Stable', 'Decreasing'].map((word) => canvas.getByText(word));
    const icons = words.map((word) => lookOfBadge(word).icon);
    await expect(icons.every((icon) => icon !== '')).toBe(true);
    await expect(new Set(icons).size).toBe(3);
    await expect(words.map((word) => colorName(getComputedStyle(word).color))).toEqual(['red', 'grey', 'green']);
  },
};

export const UnknownTrend: Story = {
  args: { trend: unknownWord('seasonal', ISSUE_TRENDS) },
  play: async ({ canvas }) => {
    const word = canvas.getByText('seasonal');
    await expect(word).toBeVisible();
    await expect(lookOfBadge(word).icon).not.toBe('');
    await expect(colorName(getComputedStyle(word).color)).toBe('grey');
  },
};

export const EmptyTrend: Story = {
  args: { trend: unknownWord('', ISSUE_TRENDS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};
