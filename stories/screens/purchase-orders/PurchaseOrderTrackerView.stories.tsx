import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PurchaseOrderTable } from '@/components/purchase-orders/PurchaseOrderTable';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { noPurchaseOrderFilters } from '@/domain/purchase-orders/filterPurchaseOrders';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { PurchaseOrderTrackerView } from '@/screens/purchase-orders/PurchaseOrderTrackerView';
import { optionsOffered } from '@/testing/lists';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';

const purchaseOrders = [
  buildPurchaseOrder({ poNumber: 'PO-31010' }),
  buildPurchaseOrder({ poNumber: 'PO-31009', customer: 'BRANTHAM' }),
  buildPurchaseOrder({ poNumber: 'PO-3110', customer: '' }),
];

/** The table in its place, which has stories of its own. */
const tableOf = (shown: readonly PurchaseOrder[]) => (
  <PurchaseOrderTable
    purchaseOrders={shown}
    sort={null}
    narrowed={false}
    onSort={fn()}
    onViewPurchaseOrder={fn()}
    onClearFilters={fn()}
  />
);

const meta = {
  component: PurchaseOrderTrackerView,
  parameters: { docs: { width: 1360 } },
  args: {
    purchaseOrders,
    foundCount: purchaseOrders.length,
    filters: noPurchaseOrderFilters,
    table: tableOf(purchaseOrders),
    onNewPurchaseOrder: fn(),
    onFilter: fn(),
    onMoreFilters: fn(),
  },
} satisfies Meta<typeof PurchaseOrderTrackerView>;

export default meta;
type Story = StoryObj<typeof meta>;
/** Each part of the page calls its callback. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('The table of orders stands below the filters', async () => {
      await expect(canvas.getByRole('table', { name: 'Active Purchase Orders' })).toBeVisible();
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
  },
};

/** The customers of all orders are offered, also of those that the filters leave out; a missing one is none. */
export const Narrowed: Story = {
  tags: ['PO-3'],
  args: {
    foundCount: 1,
    filters: { search: '', customer: 'ALDERWICK' },
    table: tableOf(purchaseOrders.slice(0, 1)),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Open the list of customers: those of all orders are offered, and none without a name', async () => {
      const offered = await optionsOffered(userEvent, canvas.getByRole('combobox', { name: 'Customer' }));
      await expect(offered).toEqual(['All Customers', 'ALDERWICK', 'BRANTHAM']);
    });
  },
};

/** Without orders there is no customer to choose. */
export const Empty: Story = {
  args: { purchaseOrders: [], foundCount: 0, table: tableOf([]) },
  play: async ({ canvas, userEvent, step }) => {
    await step("The screen says 'No purchase orders yet'", async () => {
      await expect(canvas.getByText('No purchase orders yet')).toBeVisible();
    });
    await step('Open the list of customers: it offers all customers alone', async () => {
      const offered = await optionsOffered(userEvent, canvas.getByRole('combobox', { name: 'Customer' }));
      await expect(offered).toEqual(['All Customers']);
    });
  },
};
