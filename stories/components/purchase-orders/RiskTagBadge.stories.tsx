import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RiskTagBadge } from '@/components/purchase-orders/RiskTagBadge';
import { RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { lookOfBadge } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: RiskTagBadge,
  args: { riskTag: 'On Track' },
} satisfies Meta<typeof RiskTagBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On Track')).toBeVisible();
  },
};

/** Each tag has an icon and a word of its own; the two worst share their ground, for both call for action. */
export const EveryTag: Story = {
  tags: ['PO-12'],
  render: () => (
    <div className="flex gap-2">
      {RISK_TAGS.map((riskTag) => (
        <RiskTagBadge key={riskTag} riskTag={riskTag} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = ['On Track', 'At Risk', 'Critical', 'Delayed'].map((word) => lookOfBadge(canvas.getByText(word)));
    await expect(looks.every(({ icon }) => icon !== '')).toBe(true);
    await expect(new Set(looks.map(({ icon }) => icon)).size).toBe(4);
    await expect(new Set(looks.map(({ ground }) => ground)).size).toBe(3);
  },
};

/** A tag from a newer server keeps its word and claims nothing. */
export const UnknownTag: Story = {
  args: { riskTag: unknownWord('Paused', RISK_TAGS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(lookOfBadge(canvas.getByText('Paused')).icon).not.toBe('');
  },
};

export const EmptyTag: Story = {
  args: { riskTag: unknownWord('', RISK_TAGS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};
