import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RISK_LEVEL_WORD } from '@/domain/threads/threadRisk';
import { ThreadRiskBadge } from '@/components/threads/ThreadRiskBadge';
import { RISK_LEVELS } from '@/domain/threads/thread';
import { heard } from '@/testing/heard';
import { lookOf, looksOf } from '@/testing/look';
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
    // In one line of text, so that it is read in one breath.
    await expect(canvas.getByText('Overdue')).toHaveTextContent(/^Risk level: Overdue$/);
    // And not after the word that is seen before it.
    await expect(heard(canvasElement)).toBe('Risk level: Overdue');
  },
};

/** A thread of risk 'Escalated'. */
export const Escalated: Story = {
  tags: ['INBOX-11'],
  args: { riskLevel: 'escalated' },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Escalated'))).toEqual(['chevrons-up', 'yellow']);
  },
};

/** Each level has its icon and its colour beside its word. */
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
    await expect(looksOf(canvas, Object.values(RISK_LEVEL_WORD))).toEqual({
      Overdue: ['calendar-x-2', 'red'],
      Escalated: ['chevrons-up', 'yellow'],
      'No Issues': ['shield-check', 'green'],
    });
  },
};

/** Any other level reads 'Unknown' and claims nothing. */
export const UnknownLevel: Story = {
  tags: ['INBOX-11'],
  args: { riskLevel: unknownWord('paused', RISK_LEVELS) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
    await expect(canvas.queryByText('paused')).not.toBeInTheDocument();
  },
};
