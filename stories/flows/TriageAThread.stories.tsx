import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildThreads } from '@/testing/buildThreads';
import { Assembled } from '../Assembled';
import { ownFrame, wholePage } from '../wholePage';

/** The start of a day: the thread that burns is read, corrected, and made a ticket. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  globals: { viewport: { value: 'w1280' } },
  args: { address: '/smart-inbox', operations: { threads: async () => buildThreads(), perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const toastSays = (words: string | RegExp) =>
  waitFor(() => expect(within(screen.getByRole('region', { name: 'Notifications' })).getByText(words)).toBeVisible());
const panel = () => within(screen.getByRole('dialog', { name: /PO-31001/ }));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The whole way without a mouse. */
export const ByKeyboardAlone: Story = {
  tags: ['INBOX-16', 'THREAD-7', 'THREAD-11'],
  play: async ({ args, canvas, userEvent, step }) => {
    const tabTo = async (target: () => HTMLElement) => {
      for (let press = 0; press < 40 && document.activeElement !== target(); press += 1) await userEvent.tab();
      await expect(target()).toHaveFocus();
    };
    await step('Look only at what the AI would act on', async () => {
      await canvas.findByRole('switch');
      await tabTo(() => canvas.getByRole('switch', { name: 'AI Actions Only' }));
      await userEvent.keyboard(' ');
      await expect(await canvas.findByRole('heading', { name: 'Email Threads (2)' })).toBeVisible();
    });
    await step('Ask why the AI suggests what it does', async () => {
      await tabTo(() => canvas.getByRole('button', { name: 'Why? PO-31001' }));
      await userEvent.keyboard('{Enter}');
      const reason = await screen.findByRole('dialog', { name: 'Why? PO-31001' });
      await expect(within(reason).getByText(/^urgent timeline concerns/)).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expectClosed();
    });
    await step('Open the overdue thread; the panel has the focus', async () => {
      await tabTo(() => canvas.getByRole('button', { name: 'View Thread: PO-31001' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'ALDERWICK · PO-31001' })).toHaveFocus());
      await toastSays('Opening thread for PO-31001');
    });
    await step('Read the emails', async () => {
      await panel().findByRole('region', { name: 'Emails' });
      await tabTo(() => panel().getByRole('region', { name: 'Emails' }));
      await expect(panel().getByText('Latest')).toBeVisible();
    });
    await step("Correct the AI's priority: it is yours from now on", async () => {
      const priority = () => panel().getByRole('combobox', { name: 'Priority' });
      await expect(priority()).toHaveAccessibleDescription('Filled in by the AI');
      await tabTo(priority);
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('option', { name: 'Urgent' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(priority()).toHaveTextContent('Urgent'));
      await expect(priority()).not.toHaveAccessibleDescription();
    });
    await step('Create the ticket; it is told, and the panel is closed', async () => {
      await waitFor(() => expect(panel().getByRole('combobox', { name: 'Priority' })).toHaveFocus());
      await tabTo(() => panel().getByRole('button', { name: 'Create Ticket & Notify Teams' }));
      await userEvent.keyboard('{Enter}');
      await toastSays('Ticket Created Successfully');
      await toastSays('Delay ticket created for PO-31001 and assigned to Ada Weaver. Teams notification sent.');
      await expectClosed();
      await expect(args.operations?.perform).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: 'create-thread-ticket',
          draft: expect.objectContaining({ priority: 'urgent' }),
        }),
      );
    });
    await step('The focus is back on the card, the filter as it was, and nothing was saved', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'View Thread: PO-31001' })).toHaveFocus());
      await expect(canvas.getByRole('switch')).toBeChecked();
      await expect(canvas.getByRole('heading', { name: 'Email Threads (2)' })).toBeVisible();
    });
  },
};

/** What cannot wait goes to management. */
export const Escalating: Story = {
  tags: ['THREAD-12'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Find the overdue thread', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Risk level' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Overdue' }));
      await expect(await canvas.findByRole('heading', { name: 'Email Threads (1)' })).toBeVisible();
    });
    await step('Read what must happen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View Thread: PO-31001' }));
      await screen.findByRole('dialog');
      await expect(panel().getByText(/immediate action required/)).toBeInTheDocument();
    });
    await step('Escalate it; leadership is alerted, and the panel is closed', async () => {
      await userEvent.click(panel().getByRole('button', { name: 'Quick Escalate' }));
      await toastSays('Thread Escalated');
      await expectClosed();
      await expect(canvas.getByRole('heading', { name: 'Email Threads (1)' })).toBeVisible();
    });
  },
};
