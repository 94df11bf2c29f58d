import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThreadRiskBadge } from '@/components/threads/ThreadRiskBadge';
import { RISK_LEVELS } from '@/domain/threads/thread';
import { colorName, lookOfBadge } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = { component: ThreadRiskBadge, args: { riskLevel: 'overdue' } } satisfies Meta<typeof ThreadRiskBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heard as 'Risk level: Overdue'. */
export const Default: Story = {
  tags: ['INBOX-11'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Overdue')).toBeVisible();
    await expect(canvas.getByText('Risk level:')).toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent(/Risk level: Overdue$/);
  },
};

/** Each level has a word, an icon and a colour of its own. */
export const EveryLevel: Story = {
  tags: ['INBOX-11'],
  render: () => (
    <div className="flex gap-2">
      {RISK_LEVELS.map((level) => (
        <ThreadRiskBadge key={level} riskLevel={level} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const words = ['Overdue', 'Escalated', 'No Issues'].map((word) => canvas.getByText(word));
    await expect(new Set(words.map((word) => lookOfBadge(word).icon)).size).toBe(3);
    await expect(words.map((word) => colorName(getComputedStyle(word).color))).toEqual(['red', 'yellow', 'green']);
  },
};

/** Any other level reads 'Unknown' and claims nothing. */
export const UnknownLevel: Story = {
  tags: ['INBOX-11'],
  args: { riskLevel: unknownWord('paused', RISK_LEVELS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.queryByText('paused')).not.toBeInTheDocument();
    await expect(colorName(getComputedStyle(canvas.getByText('Unknown')).color)).toBe('grey');
  },
};
