import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { noPurchaseOrderFilters } from '@/domain/purchase-orders/filterPurchaseOrders';
import { PurchaseOrderTrackerView } from '@/screens/purchase-orders/PurchaseOrderTrackerView';
import { countBeside } from '@/testing/countBeside';
import { optionsOffered } from '@/testing/lists';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';

const purchaseOrders = [
  buildPurchaseOrder({ poNumber: 'PO-31010' }),
  buildPurchaseOrder({ poNumber: 'PO-31009', customer: 'BRANTHAM' }),
  buildPurchaseOrder({ poNumber: 'PO-3110', customer: '' }),
];

const meta = {
  component: PurchaseOrderTrackerView,
  args: {
    purchaseOrders,
    shownPurchaseOrders: purchaseOrders,
    filters: noPurchaseOrderFilters,
    sort: null,
    onNewPurchaseOrder: fn(),
    onFilter: fn(),
    onMoreFilters: fn(),
    onClearFilters: fn(),
    onSort: fn(),
    onViewPurchaseOrder: fn(),
  },
} satisfies Meta<typeof PurchaseOrderTrackerView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectCount = async (canvas: Canvas, count: string) => {
  await expect(countBeside(canvas.getByRole('heading', { level: 2, name: 'Active Purchase Orders' }))).toBe(count);
};

/** Each part of the page calls its callback. */
export const Default: Story = {
  tags: ['PO-5'],
  play: async ({ canvas, args, userEvent, step }) => {
    await step('The heading counts 3 orders', async () => {
      await expectCount(canvas, '3');
    });
    await step("Press 'New Purchase Order': the view calls onNewPurchaseOrder once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New Purchase Order' }));
      await expect(args.onNewPurchaseOrder).toHaveBeenCalledTimes(1);
    });
    await step("Press 'More Filters': the view calls onMoreFilters once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
      await expect(args.onMoreFilters).toHaveBeenCalledTimes(1);
    });
    await step("Type an l into the search: the view calls onFilter with search 'l' and all customers", async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'l');
      await expect(args.onFilter).toHaveBeenCalledWith({ search: 'l', customer: ALL_CUSTOMERS });
    });
    await step("Press the header 'Style Name': the view calls onSort with 'styleName'", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Style Name' }));
      await expect(args.onSort).toHaveBeenCalledWith('styleName');
    });
    await step("Press 'View PO' of the second order: the view calls onViewPurchaseOrder with that order", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View PO: PO-31009' }));
      await expect(args.onViewPurchaseOrder).toHaveBeenCalledWith(purchaseOrders[1]);
    });
    await step('The view has not called onClearFilters', async () => {
      await expect(args.onClearFilters).not.toHaveBeenCalled();
    });
  },
};

/** The customers of all orders are offered, also of those that the filters leave out; a missing one is none. */
export const Narrowed: Story = {
  tags: ['PO-3', 'PO-5'],
  args: {
    shownPurchaseOrders: purchaseOrders.slice(0, 1),
    filters: { search: '', customer: 'ALDERWICK' },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The heading counts 1 order', async () => {
      await expectCount(canvas, '1');
    });
    await step('Open the list of customers: those of all orders are offered, and none without a name', async () => {
      const offered = await optionsOffered(userEvent, canvas.getByRole('combobox', { name: 'Customer' }));
      await expect(offered).toEqual(['All Customers', 'ALDERWICK', 'BRANTHAM']);
    });
  },
};

/** Filters left nothing: the way back stands where the rows were. */
export const NoMatch: Story = {
  tags: ['PO-11'],
  args: { shownPurchaseOrders: [], filters: { search: 'zip', customer: ALL_CUSTOMERS } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('The heading counts 0 orders', async () => {
      await expectCount(canvas, '0');
    });
    const table = within(canvas.getByRole('table', { name: 'Active Purchase Orders' }));
    await step('The table says that no purchase orders match', async () => {
      await expect(table.getByText('No purchase orders match')).toBeVisible();
    });
    await step("Press 'Clear filters' in the table: the view calls onClearFilters once", async () => {
      await userEvent.click(table.getByRole('button', { name: 'Clear filters' }));
      await expect(args.onClearFilters).toHaveBeenCalledTimes(1);
    });
  },
};

/** White space narrows nothing, so an empty table is empty for want of orders. */
export const Empty: Story = {
  args: { purchaseOrders: [], shownPurchaseOrders: [], filters: { search: '  ', customer: ALL_CUSTOMERS } },
  play: async ({ canvas, step }) => {
    await step("The screen says 'No purchase orders yet'", async () => {
      await expect(canvas.getByText('No purchase orders yet')).toBeVisible();
    });
    await step('There are no filters to clear', async () => {
      await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    });
  },
};
