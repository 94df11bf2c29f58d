import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ThreadList } from '@/components/threads/ThreadList';
import { RISK_LEVELS } from '@/domain/threads/thread';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { iconBeside } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { buildThread, buildThreads, calm } from '@/testing/threads/buildThreads';
import { generateThreads } from '@/testing/threads/generateThreads';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: ThreadList,
  parameters: { docs: { width: 960 } },
  args: {
    threads: buildThreads(),
    totalCount: 3,
    now: FROZEN_NOW,
    onClearFilters: fn(),
    onViewPurchaseOrder: fn(),
    onAskAi: fn(),
    onViewThread: fn(),
  },
} satisfies Meta<typeof ThreadList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the data's order, each card with callbacks of its own. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Email Threads' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'ALDERWICK',
      'BRANTHAM',
      'CALLOWAY',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'View Thread: PO-31002' }));
    await expect(args.onViewThread.mock.calls).toEqual([[args.threads[1]]]);
    await userEvent.click(canvas.getByRole('button', { name: 'View PO: PO-31003' }));
    await expect(args.onViewPurchaseOrder.mock.calls).toEqual([[args.threads[2]]]);
    await userEvent.click(canvas.getByRole('button', { name: 'AI Actions: PO-31001' }));
    await expect(args.onAskAi.mock.calls).toEqual([[args.threads[0]]]);
    await expect(canvas.getAllByRole('time').map(({ textContent }) => textContent)).toEqual([
      '2h ago',
      '1d ago',
      '3d ago',
    ]);
  },
};

const manyThreads = generateThreads(60, generatePurchaseOrders(25, 1), 1);

/** The card of the thread that the panel shows stands in the document, for the focus to return to, far below the window. */
export const LastThreadOpen: Story = {
  tags: ['edge'],
  args: { threads: manyThreads, totalCount: 60, openThread: manyThreads.at(-1) },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.length).toBeLessThan(60);
    await expect(cards.at(-1)?.closest('li')).toHaveAttribute('aria-posinset', '60');
  },
};

/** An escalated thread stands among the others where the data has it, and alone wears both badges. */
export const Escalated: Story = {
  args: { threads: [buildThread(calm), buildThread({ id: 'TH-5009', riskLevel: 'escalated', escalated: true })] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => within(card).queryAllByText('Escalated'));
    await expect(first).toHaveLength(0);
    await expect(second).toHaveLength(2);
  },
};

/** Filters that find nothing name what is searched, and offer the way back. */
export const NoMatch: Story = {
  tags: ['INBOX-19'],
  args: { threads: [], totalCount: 3 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(iconBeside(canvas.getByText('No threads match'))).toBe('search-x');
    const advice = 'Try another customer, PO number, subject or filter, or see all 3 threads again.';
    await expect(canvas.getByText(advice)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Threads' }));
    await expect(args.onClearFilters).toHaveBeenCalledTimes(1);
  },
};

/** An empty inbox says so, and offers no filters to clear. */
export const Empty: Story = {
  args: { threads: [], totalCount: 0 },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No email threads yet'))).toBe('inbox');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A thread of a risk that is not known and of a time that cannot be read keeps its place, and both say so. */
export const UnknownRiskAndTime: Story = {
  args: {
    threads: [
      buildThread(calm),
      buildThread({ id: 'TH-5009', riskLevel: unknownWord('paused', RISK_LEVELS), lastEmail: 'soon' }),
      buildThread({ id: 'TH-5010', ...calm }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    if (!first || !second) throw new Error('There are three threads.');
    await expect(lookOf(within(second).getByText('Unknown'))).toEqual(['circle-question-mark', 'grey']);
    await expect(within(second).getByText('Unknown time')).toBeVisible();
    await expect(within(first).queryByText(/Unknown/)).not.toBeInTheDocument();
  },
};

/** Threads with one id are two cards. */
export const SameIdTwice: Story = {
  args: { threads: [buildThread(), buildThread({ customer: 'BRANTHAM' })], totalCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** What the server says anew of a thread is shown on its card; the others stay as they are. */
export const ChangedThread: Story = {
  render: function Refetched(args) {
    const [threads, setThreads] = useState(args.threads);
    const [first, ...others] = threads;
    return (
      <>
        <Button onClick={() => setThreads(first ? [{ ...first, subject: 'Buttons are here' }, ...others] : [])}>
          Sync
        </Button>
        <ThreadList {...args} threads={threads} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const words = () => canvas.getAllByRole('article').map(({ textContent }) => textContent);
    const before = words();
    await userEvent.click(canvas.getByRole('button', { name: 'Sync' }));
    await expect(words()[0]).toContain('Buttons are here');
    await expect(words().slice(1)).toEqual(before.slice(1));
  },
};

/** Up to fifty all stand in the document at once. */
export const Fifty: Story = {
  args: { threads: generateThreads(50, generatePurchaseOrders(25, 1), 1), totalCount: 50 },
  play: async ({ canvas, args }) => {
    const customers = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(customers).toEqual(args.threads.map(({ customer }) => customer));
  },
};

/** Of a thousand only those in sight are drawn; each tells its place among all, and the last is reached. */
export const Thousand: Story = {
  args: { threads: generateThreads(1_000, generatePurchaseOrders(300, 1), 1), totalCount: 1_000 },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Email Threads' });
    // A card lists its counts in turn.
    const items = () =>
      within(list)
        .getAllByRole('listitem')
        .filter((item) => item.parentElement === list);
    const [first] = items();
    await expect(first).toHaveAttribute('aria-setsize', '1000');
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(items().length).toBeLessThan(30);
    const last = args.threads.at(-1);
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const shown = items().at(-1);
      if (shown?.getAttribute('aria-posinset') !== '1000') throw new Error('Not at the end yet.');
      if (!shown.textContent.includes(last?.subject ?? '?')) throw new Error('Another thread stands last.');
    });
    await expect(items().length).toBeLessThan(30);
  },
};
