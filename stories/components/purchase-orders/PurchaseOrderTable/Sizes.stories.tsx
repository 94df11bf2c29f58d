import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PurchaseOrderTable } from '@/components/purchase-orders/PurchaseOrderTable';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { purchaseOrderTableIn } from '@/testing/purchase-orders/purchaseOrderTableIn';
import { expectCount, headsOfAllRows, textsUnder } from '@/testing/tableCells';

const generated = generatePurchaseOrders(187, 3);

const meta = {
  component: PurchaseOrderTable,
  parameters: { docs: { width: 1360 } },
  args: {
    purchaseOrders: generated.slice(0, 8),
    sort: null,
    narrowed: false,
    onSort: () => {},
    onViewPurchaseOrder: fn(),
    onClearFilters: () => {},
  },
} satisfies Meta<typeof PurchaseOrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One order is one row, counted in the singular. */
export const OneOrder: Story = {
  tags: ['PO-5'],
  args: { purchaseOrders: generated.slice(0, 1) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 purchase order')).toBeInTheDocument();
    await expect(textsUnder(purchaseOrderTableIn(canvas), 'PO Number')).toEqual(
      args.purchaseOrders.map(({ poNumber }) => poNumber),
    );
    await expectCount(canvas, 'Active Purchase Orders', '1');
  },
};

/** All in the order given. */
export const EightOrders: Story = {
  tags: ['PO-5'],
  play: async ({ canvas, args }) => {
    await expect(textsUnder(purchaseOrderTableIn(canvas), 'PO Number')).toEqual(
      args.purchaseOrders.map(({ poNumber }) => poNumber),
    );
    await expectCount(canvas, 'Active Purchase Orders', '8');
  },
};

/** More than are drawn at once: scrolled through, all are there in the order given. */
export const HundredEightySevenOrders: Story = {
  tags: ['PO-5'],
  args: { purchaseOrders: generated },
  play: async ({ canvas, args, userEvent }) => {
    await expectCount(canvas, 'Active Purchase Orders', '187');
    const region = canvas.getByRole('region', { name: 'Active Purchase Orders, scrollable' });
    await expect(await headsOfAllRows(purchaseOrderTableIn(canvas), region)).toEqual(
      generated.map(({ poNumber }) => poNumber),
    );
    const last = generated.at(-1);
    await userEvent.click(canvas.getByRole('button', { name: `View PO: ${last?.poNumber}` }));
    await expect(args.onViewPurchaseOrder.mock.calls).toEqual([[last]]);
  },
};
