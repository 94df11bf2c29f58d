import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

/** The dashboard with its data, drawer and toasts, in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  globals: { viewport: { value: 'w1280' } },
  args: { address: '/', operations: { perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const drawer = () => screen.findByRole('dialog');
/** Waits until a toast says the words; it fades in. */
const toastSays = (words: string | RegExp) => waitFor(() => expect(toasts().getByText(words)).toBeVisible());

export const Default: Story = {
  tags: ['DASH-1', 'DASH-8'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Customer Operations Platform');
    await expect(canvas.getByRole('article', { name: 'BRANTHAM' })).toBeVisible();
    await expect(document.title).toBe('Dashboard · Weftline');
  },
};

export const GeneratingTheReport: Story = {
  tags: ['DASH-2'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Weekly Report' }));
    await toastSays('Generating Report');
    await toastSays('Weekly executive summary is being prepared...');
    await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'generate-weekly-report' });
  },
};

/** Details open the drawer with the placeholder order of that customer, and a toast says so. */
export const ViewingDetails: Story = {
  tags: ['DASH-11', 'PO-16', 'PO-17'],
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: 'View Details: BRANTHAM' });
    await step('The drawer opens and the toast tells it', async () => {
      await userEvent.click(opener);
      const panel = within(await drawer());
      await expect(panel.getByRole('heading', { name: 'PO-00000' })).toBeVisible();
      await expect(panel.getByText('BRANTHAM')).toBeVisible();
      await toastSays('View Details');
      await toastSays(/BRANTHAM/);
    });
    await step('Each action ends in its command and says so', async () => {
      const panel = within(await drawer());
      await userEvent.click(panel.getByRole('button', { name: 'Edit PO' }));
      await toastSays('Edit PO');
      await userEvent.click(panel.getByRole('button', { name: 'Open in SharePoint' }));
      await toastSays('Open in SharePoint');
      await userEvent.click(panel.getByRole('button', { name: 'View Size chart' }));
      await toastSays(/Size chart/);
      await expect(args.operations?.perform).toHaveBeenCalledWith({
        kind: 'edit-purchase-order',
        poNumber: 'PO-00000',
      });
      await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'open-in-sharepoint', poNumber: 'PO-00000' });
    });
    await step('Escape closes it and the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** A second press while the first is under way orders nothing twice. */
export const PressingTwice: Story = {
  args: { operations: { perform: fn(() => new Promise<void>(() => {})) } },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Generate Weekly Report' });
    await userEvent.dblClick(button);
    await expect(args.operations?.perform).toHaveBeenCalledOnce();
    await expect(toasts().queryByText('Generating Report')).not.toBeInTheDocument();
  },
};

/** A command that fails says so in the destructive style; the screen stays as it was and the next try is free. */
export const FailingCommand: Story = {
  tags: ['TOAST-3'],
  args: { operations: { perform: fn(() => Promise.reject(new Error('refused'))) } },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Generate Weekly Report' });
    await userEvent.click(button);
    const title = await toasts().findByText('Action Failed');
    await expect(title.closest('li')).toHaveAttribute('data-style', 'destructive');
    await expect(toasts().queryByText('Generating Report')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
  },
};

/** A placeholder order fills nothing on the way to the tickets. */
export const CreatingATicket: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Details: ALDERWICK' }));
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'Create Ticket' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Ticketing System' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
