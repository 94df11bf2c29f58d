import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { noThreadFilters } from '@/domain/threads/filterThreads';
import { SmartInboxView } from '@/screens/threads/SmartInboxView';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { chooseOption, optionsOffered } from '@/testing/lists';
import { buildThread, buildThreads } from '@/testing/threads/buildThreads';

const threads = buildThreads();

/** The inbox without the frame of the app. */
const meta = {
  component: SmartInboxView,
  // The page's margin, into which the last button's ground reaches.
  decorators: [
    (Story) => (
      <div className="px-2">
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { width: 960 } },
  args: {
    threads,
    shownThreads: threads,
    filters: noThreadFilters,
    staff: ['Ada Weaver', 'Ben Dyer', 'Cleo Fuller', 'Dan Carder'],
    now: FROZEN_NOW,
    onSyncOutlook: fn(),
    onFilter: fn(),
    onClearAll: fn(),
    onViewPurchaseOrder: fn(),
    onAskAi: fn(),
    onViewThread: fn(),
  },
} satisfies Meta<typeof SmartInboxView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectCounts = async (canvas: Canvas, active: number, aiSuggestions: number, escalated: number) => {
  for (const [name, count] of [
    ['Active Threads', active],
    ['AI Suggestions', aiSuggestions],
    ['Escalated', escalated],
  ] as const) {
    await expect(within(canvas.getByRole('article', { name })).getByText(String(count))).toBeVisible();
  }
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(`Email Threads (${active})`);
};
const inHeading = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: /^Email Threads/ })).queryByText('AI Suggestions');

/** Counters, heading and cards tell of the same threads. */
export const Default: Story = {
  tags: ['INBOX-3', 'INBOX-10'],
  play: async ({ canvas, step }) => {
    await step('The counters say 3 active threads, 2 suggestions and 1 escalated', async () => {
      await expectCounts(canvas, 3, 2, 1);
    });
    await step('No badge says that only what the AI suggests is shown', async () => {
      await expect(inHeading(canvas)).not.toBeInTheDocument();
    });
    await step('There are three cards', async () => {
      await expect(canvas.getAllByRole('article', { name: /PO-/ })).toHaveLength(3);
    });
  },
};

const shown = [buildThread({ riskLevel: 'escalated' }), ...threads.slice(1)];
const leftOut = buildThread({ id: 'TH-5004', poNumber: 'PO-32001', riskLevel: 'escalated' });

/** Of the threads that the filters leave, the escalated are counted, and each wears its badge. */
export const Escalated: Story = {
  tags: ['INBOX-3'],
  args: {
    threads: [...shown, leftOut],
    shownThreads: shown,
    filters: { ...noThreadFilters, search: 'PO-3100' },
  },
  play: async ({ canvas, step }) => {
    await step('The counters say 1 escalated, not the 2 of all threads', async () => {
      await expectCounts(canvas, 3, 2, 1);
    });
    const card = within(canvas.getByRole('article', { name: /PO-31001/ }));
    await step("The escalated thread wears the badge 'Escalated'", async () => {
      await expect(card.getAllByText('Escalated')).toHaveLength(2);
    });
  },
};

/** What the filters leave is counted; the customers of all threads are offered still. */
export const Narrowed: Story = {
  tags: ['INBOX-3', 'INBOX-5', 'INBOX-10'],
  args: { shownThreads: threads.slice(1, 2), filters: { ...noThreadFilters, aiActionsOnly: true } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The counters count the one thread that is left', async () => {
      await expectCounts(canvas, 1, 1, 0);
    });
    await step('A badge says that only what the AI suggests is shown', async () => {
      await expect(inHeading(canvas)).toBeVisible();
    });
    await step('Open the list of customers: those of all threads are offered', async () => {
      await expect(await optionsOffered(userEvent, canvas.getByRole('combobox', { name: 'Customer' }))).toEqual([
        'All Customers',
        'ALDERWICK',
        'BRANTHAM',
        'CALLOWAY',
      ]);
    });
  },
};

/** Filters that find nothing count 0 and offer the way back. */
export const NoMatch: Story = {
  tags: ['INBOX-19'],
  args: { shownThreads: [], filters: { ...noThreadFilters, search: 'zip' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Every counter is 0', async () => {
      await expectCounts(canvas, 0, 0, 0);
    });
    await step('It says that no threads match', async () => {
      await expect(canvas.getByText('No threads match')).toBeVisible();
    });
    await step("Press 'Show All Threads': the view calls onClearAll once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show All Threads' }));
      await expect(args.onClearAll).toHaveBeenCalledTimes(1);
    });
  },
};

/** An empty inbox counts 0 and offers no filters to clear. */
export const Empty: Story = {
  args: { threads: [], shownThreads: [] },
  play: async ({ canvas, step }) => {
    await step('Every counter is 0', async () => {
      await expectCounts(canvas, 0, 0, 0);
    });
    await step("It says 'No email threads yet'", async () => {
      await expect(canvas.getByText('No email threads yet')).toBeVisible();
    });
    await step('There are no filters to clear', async () => {
      await expect(canvas.queryByRole('button', { name: 'Show All Threads' })).not.toBeInTheDocument();
    });
  },
};

/** Every action calls its callback, those of a card with the second thread. */
export const Actions: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Sync Outlook': the view calls onSyncOutlook once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sync Outlook' }));
      await expect(args.onSyncOutlook).toHaveBeenCalledTimes(1);
    });
    await step(
      'Choose Cleo Fuller as assignee: the view calls onFilter once, with that assignee and no other filter',
      async () => {
        await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Assignee' }), 'Cleo Fuller');
        await expect(args.onFilter).toHaveBeenCalledTimes(1);
        await expect(args.onFilter).toHaveBeenCalledWith({ ...noThreadFilters, assignee: 'Cleo Fuller' });
      },
    );
    await step(
      "Press 'View PO', 'AI Actions' and 'View Thread' of the second thread: the view calls onViewPurchaseOrder, onAskAi and onViewThread once each, with that thread",
      async () => {
        for (const [name, callback] of [
          ['View PO: PO-31002', args.onViewPurchaseOrder],
          ['AI Actions: PO-31002', args.onAskAi],
          ['View Thread: PO-31002', args.onViewThread],
        ] as const) {
          await userEvent.click(canvas.getByRole('button', { name }));
          await expect(callback).toHaveBeenCalledTimes(1);
          await expect(callback).toHaveBeenCalledWith(threads[1]);
        }
      },
    );
    await step('The view has not called onClearAll', async () => {
      await expect(args.onClearAll).not.toHaveBeenCalled();
    });
  },
};
