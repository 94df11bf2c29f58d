import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findOpenedPanel } from '@/testing/panels';
import { buildMessage, buildThreads } from '@/testing/threads/buildThreads';
import { WINDOWED_ABOVE_ROWS } from '@/ui/longList';
import { Assembled } from '../../../Assembled';
import { ownFrame, wholePage } from '../../../wholePage';

const [overdue, atRisk] = buildThreads();
if (!overdue || !atRisk) throw new Error('There are three threads.');

/** Threads of more than a hundred emails, in the inbox. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/smart-inbox',
    operations: {
      threads: async () => buildThreads(),
      threadMessages: async (threadId) =>
        Array.from({ length: 120 }, (_, index) => buildMessage({ id: `${threadId} ${index}` })),
    },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each thread begins with its newest emails, however many of the one before were shown. */
export const SteppingThrough: Story = {
  tags: ['THREAD-6'],
  play: async ({ userEvent, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: `View Thread: ${overdue.poNumber}` }));
    const panel = within(await findOpenedPanel(new RegExp(overdue.poNumber)));
    const emails = async () => (await panel.findByRole('list', { name: /^Email Thread/ })).childElementCount;
    const showEarlier = { name: 'Show Earlier Emails' };
    await step('Show earlier emails, up to all', async () => {
      await expect(await emails()).toBe(WINDOWED_ABOVE_ROWS);
      await userEvent.click(panel.getByRole('button', showEarlier));
      await expect(await emails()).toBe(100);
      await userEvent.click(panel.getByRole('button', showEarlier));
      await expect(await emails()).toBe(120);
    });
    await step("Press 'Next': the newest of the next thread are there", async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(atRisk.poNumber));
      await waitFor(async () => expect(await emails()).toBe(WINDOWED_ABOVE_ROWS));
    });
  },
};
