import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { COMMAND_TIMEOUT_MS } from '@/screens/carryOut';
import { hoursAgo } from '@/testing/frozenClock';
import { heldBack } from '@/testing/heldBack';
import { chooseOption } from '@/testing/lists';
import { passTime } from '@/testing/movableClock';
import { expectFailureAndReturn, expectLoading } from '@/testing/screenStates';
import { buildThread, buildThreads } from '@/testing/threads/buildThreads';
import { expectFailureToast, expectNoToast, expectToast, NO_ANSWER } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

/** The smart inbox with its filters and cards, in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/smart-inbox',
    operations: { threads: async () => buildThreads(), perform: fn(async () => {}) },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const customersShown = () =>
  screen.queryAllByRole('article', { name: /PO-/ }).map((card) => within(card).getByRole('heading').textContent);
const countOf = (title: string) => screen.getByRole('article', { name: title });
const expectCounts = async (active: number, aiSuggestions: number, escalated: number) => {
  await waitFor(() => expect(within(countOf('Active Threads')).getByText(String(active))).toBeVisible());
  await expect(within(countOf('AI Suggestions')).getByText(String(aiSuggestions))).toBeVisible();
  await expect(within(countOf('Escalated')).getByText(String(escalated))).toBeVisible();
  await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`Email Threads (${active})`);
};
const choose = async ({ userEvent }: PlayContext, list: string, option: string) =>
  chooseOption(userEvent, await screen.findByRole('combobox', { name: list }), option);

/** Banner, counters, heading and cards in the data's order. */
export const Default: Story = {
  tags: ['INBOX-2', 'INBOX-3', 'INBOX-10'],
  play: async ({ canvas, step }) => {
    await step("The heading reads 'Smart Inbox and Ticket Hub'", async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Smart Inbox and Ticket Hub');
    });
    const points = within(canvas.getByRole('list', { name: 'How this inbox works' })).getAllByRole('listitem');
    await step('The banner says in four points how this inbox works', async () => {
      await expect(points.map(({ textContent }) => textContent)).toEqual([
        'This inbox pulls flagged customer emails. ',
        'AI extracts PO numbers, detects issues and generates tickets. ',
        'Attachments are synced to SharePoint. ',
        'Teams notifications go out for escalations. ',
      ]);
    });
    await step('The counters say 3 active threads, 2 suggestions and 1 escalated', async () => {
      await expectCounts(3, 2, 1);
    });
    await step('The threads stand in the order of the data', async () => {
      await expect(customersShown()).toEqual(['ALDERWICK', 'BRANTHAM', 'CALLOWAY']);
    });
  },
};

/** Customer, PO number and subject are searched, whatever the case; brackets and symbols are plain text. */
export const Searching: Story = {
  tags: ['INBOX-4'],
  play: async ({ canvas, userEvent, step }) => {
    const box = await canvas.findByRole('searchbox', { name: /^Search/ });
    const finds = async (words: string, ...found: readonly string[]) => {
      await userEvent.clear(box);
      await userEvent.type(box, words.replaceAll('[', '[['));
      await waitFor(() => expect(customersShown()).toEqual(found));
    };
    await step("Search for 'brant': the thread of BRANTHAM is left", () => finds('brant', 'BRANTHAM'));
    await step("Search for 'po-31003': the thread of that order is left", () => finds('po-31003', 'CALLOWAY'));
    await step("Search for 'BUTTONS for': the thread of that subject is left", () => finds('BUTTONS for', 'ALDERWICK'));
    await step("Search for 'nora', who wrote one: no thread is left", () => finds('nora'));
    await step("Search for '(a|b)[[.*': no thread is left, for signs are plain text", () => finds('(a|b)[[.*'));
  },
};

/** Each filter narrows, the counters follow; the assignee is shown and narrows nothing. */
export const Filtering: Story = {
  tags: ['INBOX-3', 'INBOX-5', 'INBOX-6', 'INBOX-7', 'INBOX-8', 'INBOX-9', 'INBOX-10'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Choose an assignee: it is shown and filters nothing', async () => {
      await choose(context, 'Assignee', 'Dan Carder');
      await expect(canvas.getByRole('combobox', { name: 'Assignee' })).toHaveTextContent('Dan Carder');
      await expectCounts(3, 2, 1);
      await expect(customersShown()).toEqual(['ALDERWICK', 'BRANTHAM', 'CALLOWAY']);
    });
    await step("Turn on 'AI Actions Only': only what the AI would act on is left, and a badge says so", async () => {
      await expect(canvas.queryAllByText('AI Suggestions')).toHaveLength(1);
      await userEvent.click(canvas.getByRole('switch', { name: 'AI Actions Only' }));
      await expectCounts(2, 2, 1);
      await expect(customersShown()).toEqual(['ALDERWICK', 'BRANTHAM']);
      await expect(canvas.queryAllByText('AI Suggestions')).toHaveLength(2);
    });
    await step("Choose the risk 'Escalated': the threads of that risk are left, whatever their flag", async () => {
      await choose(context, 'Risk level', 'Escalated');
      await expectCounts(1, 1, 0);
      await expect(customersShown()).toEqual(['BRANTHAM']);
    });
    await step('Choose a customer with none of these: every counter is 0', async () => {
      await choose(context, 'Customer', 'ALDERWICK');
      await expectCounts(0, 0, 0);
    });
    await step("Press 'Clear All': every filter is as at first, also the assignee and the switch", async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'x');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
      await expectCounts(3, 2, 1);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('All Customers');
      await expect(canvas.getByRole('combobox', { name: 'Risk level' })).toHaveTextContent('All Risk Levels');
      await expect(canvas.getByRole('combobox', { name: 'Assignee' })).toHaveTextContent('All Assignees');
      await expect(canvas.getByRole('switch')).not.toBeChecked();
      await expect(canvas.queryAllByText('AI Suggestions')).toHaveLength(1);
    });
  },
};

/** Nothing matches: zeros, a reason, and the way back. */
export const NoMatch: Story = {
  tags: ['INBOX-3', 'INBOX-19'],
  play: async ({ canvas, userEvent, step }) => {
    await step("Search for 'zip': it says that no threads match", async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'zip');
      await expect(await canvas.findByText('No threads match')).toBeVisible();
    });
    await step('Every counter is 0', async () => {
      await expectCounts(0, 0, 0);
    });
    await step("Press 'Show All Threads': all threads are counted again, and the search is empty", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show All Threads' }));
      await expectCounts(3, 2, 1);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
};

/** An inbox without threads says so, and every counter is 0. */
export const Empty: Story = {
  args: { operations: { threads: async () => [] } },
  play: async ({ canvas, step }) => {
    await step("The screen says 'No email threads yet'", async () => {
      await expect(await canvas.findByText('No email threads yet')).toBeVisible();
    });
    await step('Every counter is 0', async () => {
      await expectCounts(0, 0, 0);
    });
  },
};

/** 'Sync Outlook' and the AI button are carried out and have no effect that is seen. */
export const WithoutEffect: Story = {
  tags: ['INBOX-1', 'INBOX-17'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Sync Outlook': it is issued once", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sync Outlook' }));
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
      await expect(args.operations?.perform).toHaveBeenLastCalledWith({ kind: 'sync-outlook' });
    });
    await step("Press 'AI Actions' of PO-31002: it is issued for that thread", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'AI Actions: PO-31002' }));
      await expect(args.operations?.perform).toHaveBeenLastCalledWith({
        kind: 'ai-thread-action',
        threadId: 'TH-5002',
      });
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
    await step('No toast and no window appears, and the counters are as before', async () => {
      await expectNoToast();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expectCounts(3, 2, 1);
    });
  },
};

/** 'View PO' says where it would lead, and stays. */
export const ViewingAnOrder: Story = {
  tags: ['INBOX-12'],
  play: async ({ canvas, userEvent, step }) => {
    await step("Press 'View PO' of PO-31002: a toast says where it would lead", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View PO: PO-31002' }));
      await expectToast('Navigate to PO Tracker', 'Opening PO-31002 in PO Tracker module');
    });
    await step('The inbox is still shown, and no window has opened', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Smart Inbox and Ticket Hub');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The ages grow while the page stays open: under an hour 'Just now', under a day in hours, then in days. */
export const TimePasses: Story = {
  tags: ['INBOX-14'],
  args: {
    operations: {
      threads: async () => [
        buildThread({ lastEmail: hoursAgo(0) }),
        buildThread({ id: 'TH-5002', customer: 'BRANTHAM', poNumber: 'PO-31002', lastEmail: hoursAgo(23) }),
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('article', { name: /PO-31001/ });
    const expectAges = async (...ages: readonly string[]) => {
      for (const [place, age] of ages.entries()) {
        const card = within(canvas.getByRole('article', { name: new RegExp(`PO-3100${place + 1}`) }));
        await waitFor(() => expect(card.getByText(age)).toBeVisible());
      }
    };
    await step("The first thread reads 'Just now', the second '23h ago'", async () => {
      await expectAges('Just now', '23h ago');
    });
    await step('Wait 59 minutes: nothing has changed', async () => {
      await passTime(59 * MINUTE_MS);
      await expectAges('Just now', '23h ago');
    });
    await step('Wait one more minute: it is an hour, and a day', async () => {
      await passTime(MINUTE_MS);
      await expectAges('1h ago', '1d ago');
    });
    await step('Wait a day: all are counted in days', async () => {
      await passTime(24 * HOUR_MS);
      await expectAges('1d ago', '2d ago');
    });
  },
};

/** A command that is refused names its button; filters stay. */
export const RefusedCommand: Story = {
  args: {
    operations: { threads: async () => buildThreads(), perform: fn(() => Promise.reject(new Error('refused'))) },
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Choose the customer BRANTHAM', async () => {
      await choose(context, 'Customer', 'BRANTHAM');
    });
    await step("Press 'AI Actions' of PO-31002, which is refused: a red toast names it", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'AI Actions: PO-31002' }));
      await expectFailureToast('AI Actions');
    });
    await step("Press 'Sync Outlook', which is refused: a red toast names it", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sync Outlook' }));
      await expectFailureToast('Sync Outlook');
    });
    await step('Only the threads of BRANTHAM are shown, as before', async () => {
      await expect(customersShown()).toEqual(['BRANTHAM']);
    });
  },
};

/** A command without a response for fifteen seconds has failed, and can be issued again. */
export const CommandWithoutAnswer: Story = {
  args: { operations: { threads: async () => buildThreads(), perform: fn(() => new Promise<void>(() => {})) } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Sync Outlook' and wait nearly 15 seconds: no toast appears", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Sync Outlook' }));
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectNoToast();
    });
    await step('Wait a moment longer: a red toast says that nobody answered', async () => {
      await passTime(1);
      await expectFailureToast('Sync Outlook', NO_ANSWER);
    });
    await step('Press Enter: it is issued again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

const awaitedThreads = heldBack(async () => buildThreads());

/** While the threads are on their way the screen before stays. */
export const Loading: Story = {
  args: { address: '/radar', operations: { threads: awaitedThreads.call } },
  play: async (context) => {
    await expectLoading(context, {
      link: 'Smart Inbox',
      heading: 'Smart Inbox and Ticket Hub',
      data: awaitedThreads,
    });
    await context.step('The counters count the threads', async () => {
      await expectCounts(3, 2, 1);
    });
  },
};

/** Threads that fail to load show an error, and are there after a retry. */
export const Failed: Story = {
  args: { address: '/radar', operations: { threads: awaitedThreads.call } },
  play: async (context) => {
    await expectFailureAndReturn(context, {
      from: 'Radar Report',
      link: 'Smart Inbox',
      heading: 'Smart Inbox and Ticket Hub',
      data: awaitedThreads,
    });
    await context.step('The counters count the threads', async () => {
      await expectCounts(3, 2, 1);
    });
  },
};
