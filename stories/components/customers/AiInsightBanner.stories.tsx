import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AiInsightBanner } from '@/components/customers/AiInsightBanner';
import { lookOf } from '@/testing/look';

const meta = { component: AiInsightBanner } satisfies Meta<typeof AiInsightBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same words whatever the data. */
export const Default: Story = {
  tags: ['DASH-7'],
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('region', { name: 'AI Insight' }));
    await expect(lookOf(banner.getByText('AI Insight'))).toEqual(['sparkles', 'violet']);
    await expect(
      banner.getByText('When orders share a fabric mill, a late lab dip on one often delays another within nine days.'),
    ).toBeVisible();
  },
};
