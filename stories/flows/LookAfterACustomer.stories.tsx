import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildCustomer } from '@/testing/builders';
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
  globals: { viewport: { value: 'w1280' } },
  args: { address: '/', operations: { customers: async () => customers, perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const toastSays = (words: RegExp) =>
  waitFor(() => expect(within(screen.getByRole('region', { name: 'Notifications' })).getByText(words)).toBeVisible());

/** The whole way without a mouse. */
export const ByKeyboardAlone: Story = {
  tags: ['DASH-11', 'PO-15', 'PO-17'],
  play: async ({ args, canvas, userEvent, step }) => {
    const tabTo = async (target: () => HTMLElement) => {
      for (let press = 0; press < 30 && document.activeElement !== target(); press += 1) await userEvent.tab();
      await expect(target()).toHaveFocus();
    };
    const inPanel = (name: string) => () => within(screen.getByRole('dialog')).getByRole('button', { name });

    await step('Find the customer who needs attention', async () => {
      const card = within(await canvas.findByRole('article', { name: 'BRANTHAM' }));
      await expect(card.getByText('Needs Attention')).toBeVisible();
      await expect(card.getByText('Poor')).toBeVisible();
      await tabTo(() => canvas.getByRole('button', { name: 'View Details: BRANTHAM' }));
    });
    await step('Open the order; the panel has the focus', async () => {
      await userEvent.keyboard('{Enter}');
      const panel = await screen.findByRole('dialog', { name: 'PO-00000' });
      await waitFor(() => expect(panel).toHaveFocus());
      await toastSays(/BRANTHAM/);
    });
    await step('View a document without leaving the panel', async () => {
      await tabTo(inPanel('View Size chart'));
      await userEvent.keyboard('{Enter}');
      await toastSays(/Size chart/);
      await expect(args.operations?.perform).toHaveBeenCalledWith({
        kind: 'view-document',
        poNumber: 'PO-00000',
        documentName: 'Size chart',
      });
    });
    await step('Escape leads back to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'View Details: BRANTHAM' })).toHaveFocus());
    });
    await step('Open it again and go on to write a ticket', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await tabTo(inPanel('Create Ticket'));
      await userEvent.keyboard('{Enter}');
      const title = await canvas.findByRole('heading', { level: 1, name: 'Ticketing System' });
      await waitFor(() => expect(title).toHaveFocus());
    });
  },
};
