import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chooseOption } from '@/testing/lists';
import { ticketDraftFor } from '@/domain/threads/threadTicketDraft';
import { tabTo } from '@/testing/keyboard';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { buildThread, buildThreads } from '@/testing/threads/buildThreads';
import { expectToast } from '@/testing/toasts';
import { Assembled } from '../Assembled';
import { ownFrame, wholePage } from '../wholePage';

/** The start of a day: the thread that burns is read, corrected, and made a ticket. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { address: '/smart-inbox', operations: { threads: async () => buildThreads(), perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => within(screen.getByRole('dialog', { name: /PO-31001/ }));

/** The whole way without a mouse. */
export const ByKeyboardAlone: Story = {
  tags: ['INBOX-16', 'THREAD-11'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Tab to 'AI Actions Only' and press Space: two threads are left", async () => {
      await canvas.findByRole('switch');
      await tabTo(userEvent, () => canvas.getByRole('switch', { name: 'AI Actions Only' }));
      await userEvent.keyboard(' ');
      await expect(await canvas.findByRole('heading', { name: 'Email Threads (2)' })).toBeVisible();
    });
    await step("Tab to 'Why?' of PO-31001 and press Enter: the reason is shown", async () => {
      await tabTo(userEvent, () => canvas.getByRole('button', { name: 'Why? PO-31001' }));
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('Overdue: urgent timeline concerns and potential delivery delays')).toBeVisible();
    });
    await step("Tab to 'View Thread' of PO-31001 and press Enter: its panel opens and has the focus", async () => {
      await tabTo(userEvent, () => canvas.getByRole('button', { name: 'View Thread: PO-31001' }));
      await userEvent.keyboard('{Enter}');
      await findOpenedPanel('ALDERWICK · PO-31001');
      await expectToast('Email Thread', 'Opening thread for PO-31001');
      await expect(panel().getByText('1 of 2'), 'its place among those that are left').toBeVisible();
    });
    await step('Tab to the emails: the latest is marked', async () => {
      await panel().findByRole('region', { name: 'Emails' });
      await tabTo(userEvent, () => panel().getByRole('region', { name: 'Emails' }));
      await expect(panel().getByText('Latest')).toBeVisible();
    });
    await step(
      "Tab to the priority and choose 'Urgent' by key: it is chosen, and no longer marked as filled in by the AI",
      async () => {
        const priority = () => panel().getByRole('combobox', { name: 'Priority' });
        await expect(priority()).toHaveAccessibleDescription('Filled in by AI');
        await tabTo(userEvent, priority);
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('option', { name: 'Urgent' });
        await userEvent.keyboard('{ArrowDown}{Enter}');
        await waitFor(() => expect(priority()).toHaveTextContent('Urgent'));
        await expect(priority()).not.toHaveAccessibleDescription();
      },
    );
    await step(
      "Tab to 'Create Ticket & Notify Teams' and press Enter: a toast tells of the ticket, and the panel is closed",
      async () => {
        await waitFor(() => expect(panel().getByRole('combobox', { name: 'Priority' })).toHaveFocus());
        await tabTo(userEvent, () => panel().getByRole('button', { name: 'Create Ticket & Notify Teams' }));
        await userEvent.keyboard('{Enter}');
        await expectToast(
          'Ticket Created Successfully',
          'Delay ticket created for PO-31001 and assigned to Ada Weaver. Teams notification sent.',
        );
        await expectPanelClosed();
        await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
        await expect(args.operations?.perform).toHaveBeenCalledWith({
          kind: 'create-thread-ticket',
          threadId: 'TH-5001',
          draft: { ...ticketDraftFor(buildThread()), priority: 'urgent' },
        });
      },
    );
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
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Choose the risk 'Overdue': one thread is left", async () => {
      await chooseOption(userEvent, await canvas.findByRole('combobox', { name: 'Risk level' }), 'Overdue');
      await expect(await canvas.findByRole('heading', { name: 'Email Threads (1)' })).toBeVisible();
    });
    await step("Press 'View Thread': the panel says what must happen at once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View Thread: PO-31001' }));
      await findOpenedPanel('ALDERWICK · PO-31001');
      await expect(panel().getByText(/immediate action required/)).toBeInTheDocument();
    });
    await step("Press 'Quick Escalate': a toast says that leadership is alerted, and the panel is closed", async () => {
      await userEvent.click(panel().getByRole('button', { name: 'Quick Escalate' }));
      await expectToast(
        'Thread Escalated',
        'This thread has been escalated to management. Teams alert sent to leadership channel.',
      );
      await expectPanelClosed();
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
      await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'escalate-thread', threadId: 'TH-5001' });
      await expect(canvas.getByRole('heading', { name: 'Email Threads (1)' })).toBeVisible();
    });
  },
};
