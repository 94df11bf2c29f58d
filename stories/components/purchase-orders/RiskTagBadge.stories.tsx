import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RiskTagBadge } from '@/components/purchase-orders/RiskTagBadge';
import { RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { lookOf, looksOf } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: RiskTagBadge,
  args: { riskTag: 'On Track' },
} satisfies Meta<typeof RiskTagBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order on track. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On Track')).toBeVisible();
  },
};

/** Each tag has its icon and its colour beside its word; the two worst are both red, for both call for action. */
export const EveryTag: Story = {
  tags: ['PO-12'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      {RISK_TAGS.map((riskTag) => (
        <RiskTagBadge key={riskTag} riskTag={riskTag} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(looksOf(canvas, RISK_TAGS)).toEqual({
      'On Track': ['circle-check', 'green'],
      'At Risk': ['triangle-exclamation-point', 'yellow'],
      Critical: ['octagon-exclamation-point', 'red'],
      Delayed: ['hourglass', 'red'],
    });
  },
};

/** A tag from a newer server keeps its word and claims nothing. */
export const UnknownTag: Story = {
  args: { riskTag: unknownWord('Paused', RISK_TAGS) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Paused'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** An order without a risk tag reads 'Unknown'. */
export const EmptyTag: Story = {
  args: { riskTag: unknownWord('', RISK_TAGS) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
  },
};
