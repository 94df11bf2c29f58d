import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PurchaseOrderStatusBadge } from '@/components/purchase-orders/PurchaseOrderStatusBadge';
import { PURCHASE_ORDER_STATUSES } from '@/domain/purchase-orders/purchaseOrder';
import { lookOf, looksOf } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: PurchaseOrderStatusBadge,
  args: { status: 'In Production' },
} satisfies Meta<typeof PurchaseOrderStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order in production. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Production')).toBeVisible();
  },
};

/** Each status has its icon and its colour beside its word. */
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
    await expect(looksOf(canvas, PURCHASE_ORDER_STATUSES)).toEqual({
      'In Production': ['spool', 'blue'],
      Sampling: ['scissors', 'grey'],
      Delayed: ['hourglass', 'red'],
    });
  },
};

/** A status from a newer server keeps its word and claims nothing. */
export const UnknownStatus: Story = {
  args: { status: unknownWord('Archived', PURCHASE_ORDER_STATUSES) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Archived'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** A word that every object knows is no status. */
export const InheritedWord: Story = {
  args: { status: unknownWord('constructor', PURCHASE_ORDER_STATUSES) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('constructor'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** An order without a status reads 'Unknown'. */
export const EmptyStatus: Story = {
  args: { status: unknownWord('', PURCHASE_ORDER_STATUSES) },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
  },
};
