import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { COMMAND_TIMEOUT_MS } from '@/screens/carryOut';
import { heldBack } from '@/testing/heldBack';
import { chooseOption, optionsOffered } from '@/testing/lists';
import { passTime } from '@/testing/movableClock';
import { expectPanelClosed } from '@/testing/panels';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { expectFailureAndReturn, expectLoading } from '@/testing/screenStates';
import { expectCount } from '@/testing/tableCells';
import { expectFailureToast, expectNoToast, expectToast, NO_ANSWER } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

const purchaseOrders = [
  buildPurchaseOrder({ poNumber: 'PO-31010', styleName: 'Boxy Linen Shirt', category: 'Shirts', progress: 40 }),
  buildPurchaseOrder({
    poNumber: 'PO-31009',
    styleName: 'Rib Beanie',
    category: 'Knitwear',
    customer: 'BRANTHAM',
    progress: 90,
  }),
  buildPurchaseOrder({ poNumber: 'PO-3110', styleName: 'Cord Skirt', category: 'Skirts', progress: 5 }),
];

/** The tracker with its filters, table, drawer and toasts, in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/po-tracker',
    operations: { purchaseOrders: async () => purchaseOrders, perform: fn(async () => {}) },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = () => screen.findByRole('table', { name: 'Active Purchase Orders' });
const numbersShown = async () =>
  within(await table())
    .queryAllByRole('rowheader')
    .map((cell) => cell.textContent);

/** The orders as they were loaded, in their own order. */
export const Default: Story = {
  tags: ['PO-5'],
  play: async ({ canvas, step }) => {
    await step("The heading reads 'Purchase Order Tracker'", async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Purchase Order Tracker');
    });
    await step('The three orders stand in the order of the data, and are counted', async () => {
      await expect(await numbersShown()).toEqual(['PO-31010', 'PO-31009', 'PO-3110']);
      await expectCount(canvas, 'Active Purchase Orders', '3');
    });
  },
};

/** Number, style and category are searched, whatever the case; the count is announced. */
export const Searching: Story = {
  tags: ['PO-2', 'PO-5'],
  play: async ({ canvas, userEvent, step }) => {
    const box = await canvas.findByRole('searchbox', { name: /^Search/ });
    const finds = async (words: string, ...found: readonly string[]) => {
      await userEvent.clear(box);
      await userEvent.type(box, words);
      await waitFor(async () => expect(await numbersShown()).toEqual(found));
      await expectCount(canvas, 'Active Purchase Orders', String(found.length));
    };
    await step("Search for '31009': the order of that number is left", () => finds('31009', 'PO-31009'));
    await step('Wait: how many were found is announced', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('status').map((told) => told.textContent)).toContain('1 purchase order'),
      );
    });
    await step("Search for 'boxy LINEN': the order of that style is left", () => finds('boxy LINEN', 'PO-31010'));
    await step("Search for 'skirts': the order of that category is left", () => finds('skirts', 'PO-3110'));
    await step("Search for '  rib beanie ', with its spaces: the order of that style is left", () =>
      finds('  rib beanie ', 'PO-31009'),
    );
    await step("Search for 'brantham', a customer: no order is left", () => finds('brantham'));
  },
};

/** A customer and a search narrow together; the way back is one press. */
export const CustomerAndSearch: Story = {
  tags: ['PO-3', 'PO-11'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Choose a customer: only its orders are listed', async () => {
      const field = await canvas.findByRole('combobox', { name: 'Customer' });
      await expect(await optionsOffered(userEvent, field)).toEqual(['All Customers', 'ALDERWICK', 'BRANTHAM']);
      await chooseOption(userEvent, field, 'BRANTHAM');
      await waitFor(async () => expect(await numbersShown()).toEqual(['PO-31009']));
    });
    await step('Search for what another customer has: it says that no purchase orders match', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'skirt');
      await expect(await canvas.findByText('No purchase orders match')).toBeVisible();
    });
    await step("Press 'Show All Orders': all orders are listed, and search and customer are as at first", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show All Orders' }));
      await waitFor(async () => expect(await numbersShown()).toHaveLength(3));
      await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('All Customers');
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
};

/** The first press sorts up, the second down, the third gives back the data's order; 3110 stands before 31009. */
export const Sorting: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const header = await canvas.findByRole('button', { name: 'PO Number' });
    await step(
      "Press the header 'PO Number': PO-3110 stands first, for numbers are compared and not letters",
      async () => {
        await userEvent.click(header);
        await waitFor(async () => expect(await numbersShown()).toEqual(['PO-3110', 'PO-31009', 'PO-31010']));
        await expect(canvas.getByRole('columnheader', { name: 'PO Number' })).toHaveAttribute('aria-sort', 'ascending');
      },
    );
    await step('Press it again: PO-31010 stands first', async () => {
      await userEvent.click(header);
      await waitFor(async () => expect(await numbersShown()).toEqual(['PO-31010', 'PO-31009', 'PO-3110']));
      await expect(canvas.getByRole('columnheader', { name: 'PO Number' })).toHaveAttribute('aria-sort', 'descending');
    });
    await step('Press it once more: the order is that of the data again', async () => {
      await userEvent.click(header);
      await expect(canvas.getByRole('columnheader', { name: 'PO Number' })).toHaveAttribute('aria-sort', 'none');
    });
  },
};

/** The drawer shows that order, steps through the table's order, and the filters survive it. */
export const ViewingAndStepping: Story = {
  tags: ['PO-10'],
  play: async ({ canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: 'View PO: PO-31009' });
    const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));
    // The table stands behind the drawer, out of reach.
    const marked = () =>
      screen
        .queryAllByRole('row', { current: true, hidden: true })
        .map((row) => within(row).getByRole('rowheader', { hidden: true }).textContent);
    await step(
      "Press 'View PO' of the second order: its drawer opens, a toast tells it, and its row is marked",
      async () => {
        await userEvent.click(opener);
        await expect((await panel('PO-31009')).getByText('2 of 3')).toBeVisible();
        await expectToast('View PO', 'PO-31009 Rib Beanie');
        await expect(marked()).toEqual(['PO-31009']);
      },
    );
    await step("Press 'Next' twice: the third order is shown, and its row is marked; there is no fourth", async () => {
      await userEvent.click((await panel('PO-31009')).getByRole('button', { name: 'Next' }));
      await expect((await panel('PO-3110')).getByText('3 of 3')).toBeVisible();
      await expect(marked()).toEqual(['PO-3110']);
      await expect((await panel('PO-3110')).getByRole('button', { name: 'Next' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click((await panel('PO-3110')).getByRole('button', { name: 'Next' }));
      await expect((await panel('PO-3110')).getByText('3 of 3')).toBeVisible();
    });
    await step('Press Alt and the up arrow: the second order is shown', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect((await panel('PO-31009')).getByText('2 of 3')).toBeVisible();
    });
    await step(
      'Press Escape: the focus is back on the button that opened the drawer, and no row is marked',
      async () => {
        await userEvent.keyboard('{Escape}');
        await expectPanelClosed(opener);
        await expect(marked()).toEqual([]);
      },
    );
  },
};

/** 'New Purchase Order' says so and nothing else; 'More Filters' does nothing that is seen. */
export const ActionsWithoutAForm: Story = {
  tags: ['PO-1', 'PO-4'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'More Filters': it is issued, and nothing is seen of it", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More Filters' }));
      await expect(args.operations?.perform).toHaveBeenLastCalledWith({ kind: 'more-filters' });
      await expectNoToast();
      await expect(await numbersShown()).toHaveLength(3);
    });
    await step("Press 'New Purchase Order': a toast says that the form is opened", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New Purchase Order' }));
      await expectToast('New Purchase Order', 'Opening the form for a new purchase order');
      await expect(args.operations?.perform).toHaveBeenLastCalledWith({ kind: 'new-purchase-order' });
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
    await step('No window has opened, and all three orders are listed', async () => {
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(await numbersShown()).toHaveLength(3);
    });
  },
};

/** Sorted and narrowed, the drawer follows what the table shows; closed again, filters and order are as they were. */
export const SteppingThroughASortedTable: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("Search for 'i' and sort by progress: the three orders stand from the least to the most", async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'i');
      await userEvent.click(canvas.getByRole('button', { name: 'Progress' }));
      await waitFor(async () => expect(await numbersShown()).toEqual(['PO-3110', 'PO-31010', 'PO-31009']));
    });
    await step("Press 'View PO' of the first: there is none before it", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View PO: PO-3110' }));
      const panel = within(await screen.findByRole('dialog', { name: 'PO-3110' }));
      await expect(panel.getByText('1 of 3')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    });
    await step("Press Alt and the down arrow, then 'Next': the drawer follows the order of the table", async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const panel = within(await screen.findByRole('dialog', { name: 'PO-31010' }));
      await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('PO-31010, 2 of 3'));
      await userEvent.click(panel.getByRole('button', { name: 'Next' }));
      await expect(await screen.findByRole('dialog', { name: 'PO-31009' })).toHaveTextContent('3 of 3');
    });
    await step(
      'Press Escape: the row of the order shown has the focus, and search and order are as before',
      async () => {
        await userEvent.keyboard('{Escape}');
        await expectPanelClosed(() => canvas.getByRole('button', { name: 'View PO: PO-31009' }));
        await expect(canvas.getByRole('searchbox')).toHaveValue('i');
        await expect(await numbersShown()).toEqual(['PO-3110', 'PO-31010', 'PO-31009']);
      },
    );
  },
};

const odd = ['.*', '[', '\\', '%', '<b>', '🧵', 'e\u{301}', 'x'.repeat(10_000)];

/** Whatever is typed is plain text: it finds the style that holds it, and no other. */
export const OddSearches: Story = {
  tags: ['PO-2'],
  args: {
    operations: {
      purchaseOrders: async () => [
        ...purchaseOrders,
        ...odd.map((words, place) =>
          buildPurchaseOrder({ poNumber: `PO-3200${place}`, styleName: `Tee ${words} II`, category: 'Jersey' }),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const box = await canvas.findByRole('searchbox', { name: /^Search/ });
    await step(
      'Paste brackets, signs, markup, emoji and ten thousand letters: each finds the one style that holds it',
      async () => {
        for (const [place, words] of odd.entries()) {
          await userEvent.clear(box);
          await userEvent.click(box);
          await userEvent.paste(words);
          await waitFor(async () => expect(await numbersShown()).toEqual([`PO-3200${place}`]));
        }
      },
    );
  },
};

/** A faulty source names two orders alike: both are drawn, and the drawer steps from one to the other. */
export const RepeatedNumbers: Story = {
  args: {
    operations: {
      purchaseOrders: async () =>
        ['Boxy Linen Shirt', 'Rib Beanie'].map((styleName) => buildPurchaseOrder({ styleName })),
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Both orders of the same number are listed', async () => {
      await waitFor(async () => expect(await numbersShown()).toEqual(['PO-31001', 'PO-31001']));
    });
    const [, second] = canvas.getAllByRole('button', { name: 'View PO: PO-31001' });
    if (!second) throw new Error('There are two orders.');
    await step("Press 'View PO' of the second", async () => {
      await userEvent.click(second);
    });
    const panel = within(await screen.findByRole('dialog', { name: 'PO-31001' }));
    await step('The drawer shows the second, 2 of 2', async () => {
      await expect(panel.getByText('Rib Beanie')).toBeVisible();
      await expect(panel.getByText('2 of 2')).toBeVisible();
    });
    await step("Press 'Previous': the drawer shows the first", async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Previous' }));
      await expect(await panel.findByText('Boxy Linen Shirt')).toBeVisible();
    });
    await step("Press Escape: the drawer is closed, and the focus is back on the second's button", async () => {
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed(second);
    });
  },
};

/** Without orders the screen says so. */
export const Empty: Story = {
  args: { operations: { purchaseOrders: async () => [] } },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      "The screen says 'No purchase orders yet', also once something is typed, for nothing was narrowed",
      async () => {
        await userEvent.type(await canvas.findByRole('searchbox'), 'denim');
        await expect(canvas.getByText('No purchase orders yet')).toBeVisible();
        await expect(canvas.queryByText('No purchase orders match')).not.toBeInTheDocument();
      },
    );
  },
};

/** A command that is refused says so, and loses neither search nor order. */
export const RefusedCommand: Story = {
  args: {
    operations: { purchaseOrders: async () => purchaseOrders, perform: fn(() => Promise.reject(new Error('refused'))) },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step("Search for 'i' and sort by progress: the three orders stand from the least to the most", async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'i');
      await userEvent.click(canvas.getByRole('button', { name: 'Progress' }));
      await waitFor(async () => expect(await numbersShown()).toEqual(['PO-3110', 'PO-31010', 'PO-31009']));
    });
    await step("Press 'New Purchase Order', which is refused: a red toast says that nothing was lost", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New Purchase Order' }));
      await expectFailureToast('New Purchase Order');
    });
    await step('Search and order are as before', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('i');
      await expect(await numbersShown()).toEqual(['PO-3110', 'PO-31010', 'PO-31009']);
    });
  },
};

/** A command without a response for fifteen seconds has failed, and can be issued again. */
export const CommandWithoutAnswer: Story = {
  args: {
    operations: { purchaseOrders: async () => purchaseOrders, perform: fn(() => new Promise<void>(() => {})) },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'More Filters' and wait nearly 15 seconds: no toast appears", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More Filters' }));
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectNoToast();
    });
    await step('Wait a moment longer: a red toast says that nobody answered', async () => {
      await passTime(1);
      await expectFailureToast('More Filters', NO_ANSWER);
    });
    await step('Press Enter: it is issued again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

const orders = heldBack(async () => purchaseOrders);

/** While the orders are on their way the screen before stays. */
export const Loading: Story = {
  args: { address: '/radar', operations: { purchaseOrders: orders.call } },
  play: async (context) => {
    await expectLoading(context, { link: 'PO Tracker', heading: 'Purchase Order Tracker', data: orders });
    await context.step('The three orders are listed', async () => {
      await expect(await numbersShown()).toHaveLength(3);
    });
  },
};

/** Purchase orders that fail to load show an error, and are there after a retry. */
export const Failed: Story = {
  args: { address: '/radar', operations: { purchaseOrders: orders.call } },
  play: async (context) => {
    await expectFailureAndReturn(context, {
      from: 'Radar Report',
      link: 'PO Tracker',
      heading: 'Purchase Order Tracker',
      data: orders,
    });
    await context.step('The three orders are listed', async () => {
      await expect(await numbersShown()).toHaveLength(3);
    });
  },
};
