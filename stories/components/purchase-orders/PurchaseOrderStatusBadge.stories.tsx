import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PurchaseOrderStatusBadge } from '@/components/purchase-orders/PurchaseOrderStatusBadge';
import { PURCHASE_ORDER_STATUSES } from '@/domain/purchase-orders/purchaseOrder';
import { lookOfBadge } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: PurchaseOrderStatusBadge,
  args: { status: 'In Production' },
} satisfies Meta<typeof PurchaseOrderStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Production')).toBeVisible();
  },
};

/** Each status has a ground, an icon and a word of its own. */
export const EveryStatus: Story = {
  tags: ['PO-12'],
  render: () => (
    <div className="flex gap-2">
      {PURCHASE_ORDER_STATUSES.map((status) => (
        <PurchaseOrderStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = ['In Production', 'Sampling', 'Delayed'].map((word) => lookOfBadge(canvas.getByText(word)));
    await expect(looks.every(({ icon }) => icon !== '')).toBe(true);
    await expect(new Set(looks.map(({ icon }) => icon)).size).toBe(3);
    await expect(new Set(looks.map(({ ground }) => ground)).size).toBe(3);
  },
};

/** A status from a newer server keeps its word and claims nothing. */
export const UnknownStatus: Story = {
  args: { status: unknownWord('Archived', PURCHASE_ORDER_STATUSES) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Archived')).toBeVisible();
    await expect(lookOfBadge(canvas.getByText('Archived')).icon).not.toBe('');
  },
};

/** A word that every object knows is no status. */
export const InheritedWord: Story = {
  args: { status: unknownWord('constructor', PURCHASE_ORDER_STATUSES) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('constructor')).toBeVisible();
  },
};

export const EmptyStatus: Story = {
  args: { status: unknownWord('', PURCHASE_ORDER_STATUSES) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};
