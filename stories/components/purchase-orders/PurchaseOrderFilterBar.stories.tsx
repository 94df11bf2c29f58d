import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  PurchaseOrderFilterBar,
  type PurchaseOrderFilterBarProps,
} from '@/components/purchase-orders/PurchaseOrderFilterBar';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { noPurchaseOrderFilters } from '@/domain/purchase-orders/filterPurchaseOrders';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { chooseOption, expectListClosed, openList } from '@/testing/lists';
import { useKept } from '@/testing/useKept';

/** Stands in for the screen that keeps the filters. */
function KeptFilters(bar: PurchaseOrderFilterBarProps) {
  const [filters, change] = useKept(bar.filters, bar.onFilter);
  return <PurchaseOrderFilterBar {...bar} filters={filters} onFilter={change} />;
}

const meta = {
  component: PurchaseOrderFilterBar,
  args: {
    filters: noPurchaseOrderFilters,
    customers: ['ALDERWICK', 'BRANTHAM'],
    resultCount: 36,
    onFilter: fn(),
    onMoreFilters: fn(),
  },
  render: (args) => <KeptFilters {...args} />,
} satisfies Meta<typeof PurchaseOrderFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Search PO, style or category' });
const choice = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Customer' });

/** Nothing typed, all customers; nothing is announced before something changes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Purchase order filters')).toBeVisible();
    await expect(box(canvas)).toHaveValue('');
    await expect(choice(canvas)).toHaveTextContent('All Customers');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** What is typed is handed on as it is, beside the customer chosen; Escape and the button empty the box. */
export const Searching: Story = {
  args: { filters: { search: '', customer: 'BRANTHAM' } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Type', async () => {
      await userEvent.type(box(canvas), 'Linen ');
      await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'Linen ', customer: 'BRANTHAM' });
    });
    await step('Empty it by key', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '', customer: 'BRANTHAM' });
    });
    await step('Empty it by button', async () => {
      await userEvent.type(box(canvas), 'x');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '', customer: 'BRANTHAM' });
      await expect(box(canvas)).toHaveFocus();
    });
  },
};

/** All customers or one of those in the data; what was searched stays beside it. */
export const ChoosingACustomer: Story = {
  tags: ['PO-3'],
  args: { filters: { search: 'linen', customer: ALL_CUSTOMERS } },
  play: async ({ canvas, args, userEvent }) => {
    const options = await openList(userEvent, choice(canvas));
    await expect(options.map(({ textContent }) => textContent)).toEqual(['All Customers', 'ALDERWICK', 'BRANTHAM']);
    await userEvent.click(screen.getByRole('option', { name: 'BRANTHAM' }));
    await expect(args.onFilter.mock.calls).toEqual([[{ search: 'linen', customer: 'BRANTHAM' }]]);
    await expectListClosed();
    await expect(choice(canvas)).toHaveTextContent('BRANTHAM');
  },
};

/** The button calls its callback, and narrows nothing itself. */
export const MoreFilters: Story = {
  tags: ['PO-4'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(iconsIn(canvas.getByRole('button', { name: 'More Filters' }))).toEqual(['sliders-horizontal']);
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
    await expect(args.onMoreFilters).toHaveBeenCalledTimes(1);
    await expect(args.onFilter).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** The count is announced once what is typed has found something else. */
export const OneLeft: Story = {
  render: function Narrowing(args) {
    const [resultCount, setResultCount] = useState(36);
    return <PurchaseOrderFilterBar {...args} resultCount={resultCount} onFilter={() => setResultCount(1)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'x');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 purchase order$/));
  },
};

/** Characters of other languages, of search patterns and of markup are passed on unchanged. */
export const OddSearches: Story = {
  play: async ({ canvas, args, userEvent }) => {
    for (const words of ['.*', '[', '\\', '%', '<b>', '🧵', 'e\u{301}', 'x'.repeat(10_000)]) {
      await userEvent.clear(box(canvas));
      await userEvent.click(box(canvas));
      await userEvent.paste(words);
      await expect(box(canvas)).toHaveValue(words);
      await expect(args.onFilter).toHaveBeenLastCalledWith({ search: words, customer: ALL_CUSTOMERS });
    }
  },
};

/** A filter kept from before its customer's last order went: it is named, and can be left. */
export const CustomerWithoutOrders: Story = {
  args: { filters: { search: '', customer: 'CALLOWAY' }, resultCount: 0 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(choice(canvas)).toHaveTextContent('CALLOWAY');
    await chooseOption(userEvent, choice(canvas), 'All Customers');
    await expect(args.onFilter.mock.calls).toEqual([[noPurchaseOrderFilters]]);
    await expectListClosed();
  },
};

/** Without customers the list offers 'All Customers' alone. */
export const NoCustomers: Story = {
  args: { customers: [], resultCount: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(choice(canvas));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'All Customers',
    ]);
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
  },
};

/** On the smallest phone the bar stays within the window, whatever is searched for and however a customer is called. */
export const LongNamesOnTheSmallestPhone: Story = {
  args: { filters: { search: 'linen '.repeat(40), customer: 'WOLFESCHLEGEL'.repeat(6) } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    for (const control of [box(canvas), choice(canvas), canvas.getByRole('button', { name: 'More Filters' })]) {
      await expect(beyond(control)).toBe('');
    }
  },
};
