import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildCustomer } from '@/testing/customers/buildCustomers';
import { tabTo } from '@/testing/keyboard';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { expectToast } from '@/testing/toasts';
import { Assembled } from '../Assembled';
import { ownFrame, wholePage } from '../wholePage';

const customers = [
  buildCustomer({ name: 'ALDERWICK' }),
  buildCustomer({ name: 'BRANTHAM', riskScore: 61, trend: 'down', overdueIssues: 3 }),
];

/** From the dashboard to an order, its documents, and on to the tickets. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { address: '/', operations: { customers: async () => customers, perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole way without a mouse. */
export const ByKeyboardAlone: Story = {
  tags: ['DASH-11', 'PO-15', 'PO-17'],
  play: async ({ args, canvas, userEvent, step }) => {
    const inPanel = (name: string) => () => within(screen.getByRole('dialog')).getByRole('button', { name });

    await step("Find the customer who needs attention, and Tab to its 'View Details'", async () => {
      const card = within(await canvas.findByRole('article', { name: 'BRANTHAM' }));
      await expect(card.getByText('Needs Attention')).toBeVisible();
      await expect(card.getByText('Poor')).toBeVisible();
      await tabTo(userEvent, () => canvas.getByRole('button', { name: 'View Details: BRANTHAM' }));
    });
    await step('Press Enter: the drawer of the order opens and has the focus, and a toast tells it', async () => {
      await userEvent.keyboard('{Enter}');
      await findOpenedPanel('PO-00000');
      await expectToast('View Details', 'Opening order details for BRANTHAM');
    });
    await step(
      "Tab to 'View' of the size chart and press Enter: a toast tells it, and the drawer is still open",
      async () => {
        await tabTo(userEvent, inPanel('View: Size chart'));
        await userEvent.keyboard('{Enter}');
        await expectToast('View', 'Opening Size chart');
        await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
        await expect(args.operations?.perform).toHaveBeenCalledWith({
          kind: 'view-document',
          poNumber: 'PO-00000',
          documentName: 'Size chart',
        });
      },
    );
    await step('Press Escape: the drawer is closed, and the focus is back on the button', async () => {
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed(() => canvas.getByRole('button', { name: 'View Details: BRANTHAM' }));
    });
    await step(
      "Press Enter, Tab to 'Create Ticket' and press Enter: the ticketing system is shown, its heading has the focus",
      async () => {
        await userEvent.keyboard('{Enter}');
        await findOpenedPanel('PO-00000');
        await tabTo(userEvent, inPanel('Create Ticket'));
        await userEvent.keyboard('{Enter}');
        const title = await canvas.findByRole('heading', { level: 1, name: 'Ticketing System' });
        await waitFor(() => expect(title).toHaveFocus());
      },
    );
  },
};
