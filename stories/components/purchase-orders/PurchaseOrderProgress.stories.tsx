import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PurchaseOrderProgress } from '@/components/purchase-orders/PurchaseOrderProgress';
import { filledPercent } from '@/testing/bars';

const meta = {
  component: PurchaseOrderProgress,
  args: { poNumber: 'PO-31002', progress: 35 },
} satisfies Meta<typeof PurchaseOrderProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bar and its figure; a screen reader reads the bar alone. */
export const Default: Story = {
  tags: ['PO-9'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress of PO-31002' });
    await expect(bar).toHaveAttribute('aria-valuetext', '35%');
    await expect(filledPercent(bar)).toBe(35);
    await expect(canvas.getByText('35%')).toBeVisible();
    await expect(canvas.getByText('35%')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Progress that is not known is a dash, and heard as 'Unknown'. */
export const Unknown: Story = {
  args: { progress: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Unknown');
  },
};
