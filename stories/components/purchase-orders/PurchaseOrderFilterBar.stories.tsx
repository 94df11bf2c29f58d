import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PurchaseOrderFilterBar } from '@/components/purchase-orders/PurchaseOrderFilterBar';
import { ALL_CUSTOMERS, noPurchaseOrderFilters } from '@/domain/purchase-orders/filterPurchaseOrders';

const meta = {
  component: PurchaseOrderFilterBar,
  args: {
    filters: noPurchaseOrderFilters,
    customers: ['ALDERWICK', 'BRANTHAM'],
    resultCount: 12,
    onFilter: fn(),
    onMoreFilters: fn(),
  },
} satisfies Meta<typeof PurchaseOrderFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All customers and no words: nothing is left out. */
export const Default: Story = {
  tags: ['PO-3'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: /^Search/ })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('All Customers');
    await expect(canvas.getByRole('status')).toHaveTextContent('12 purchase orders');
  },
};

export const OneOrderLeft: Story = {
  args: { filters: { search: 'boxy', customer: 'ALDERWICK' }, resultCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('boxy');
    await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('ALDERWICK');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 purchase order$/);
  },
};

/** A customer that has no order any more is still told, and can be left. */
export const CustomerNoLongerThere: Story = {
  args: { filters: { search: '', customer: 'WHITLOCK' }, resultCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('WHITLOCK');
  },
};

/** Words and customer are reported together, so that one does not undo the other. */
export const Searching: Story = {
  tags: ['PO-3'],
  args: { filters: { search: 'kni', customer: 'BRANTHAM' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 't');
    await expect(args.onFilter).toHaveBeenCalledWith({ search: 'knit', customer: 'BRANTHAM' });
  },
};

export const ChoosingACustomer: Story = {
  tags: ['PO-3', 'SHELL-11'],
  args: { filters: { search: 'knit', customer: 'BRANTHAM' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Customer' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['All Customers', 'ALDERWICK', 'BRANTHAM']);
    await userEvent.click(screen.getByRole('option', { name: 'All Customers' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ search: 'knit', customer: ALL_CUSTOMERS });
  },
};

export const PressingMoreFilters: Story = {
  tags: ['PO-4'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
    await expect(args.onMoreFilters).toHaveBeenCalledTimes(1);
    await expect(args.onFilter).not.toHaveBeenCalled();
  },
};
