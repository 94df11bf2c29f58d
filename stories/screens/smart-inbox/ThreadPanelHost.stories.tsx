import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { threadAnalysisText, ticketDraftFor } from '@/domain/threads/threadTicketDraft';
import { buildMessage, buildMessages, buildThreads } from '@/testing/buildThreads';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

const threads = buildThreads();
const [overdue, atRisk, calmThread] = threads;
if (!overdue || !atRisk || !calmThread) throw new Error('There are three threads.');

/** A thread's panel over the inbox: what it says, what it orders, and what it keeps. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  globals: { viewport: { value: 'w1280' } },
  args: {
    address: '/smart-inbox',
    operations: {
      threads: async () => threads,
      threadMessages: async () => buildMessages(),
      perform: fn(async () => {}),
    },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const openerOf = (poNumber: string) => screen.findByRole('button', { name: `View Thread: ${poNumber}` });
const openThread = async ({ userEvent }: Pick<PlayContext, 'userEvent'>, poNumber: string) => {
  await userEvent.click(await openerOf(poNumber));
  const panel = await screen.findByRole('dialog', { name: new RegExp(poNumber) });
  await waitFor(() => expect(panel).toHaveFocus());
  return within(panel);
};
const press = async ({ userEvent }: Pick<PlayContext, 'userEvent'>, name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const toastSays = (...words: readonly string[]) =>
  waitFor(async () => {
    for (const text of words) await expect(toasts().getByText(text)).toBeVisible();
  });
const expectClosed = async (poNumber: string) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await openerOf(poNumber)).toHaveFocus());
};
const expectNothingChanged = async () => {
  await expect(within(screen.getByRole('article', { name: 'Active Threads' })).getByText('3')).toBeVisible();
  await expect(within(screen.getByRole('article', { name: 'Escalated' })).getByText('1')).toBeVisible();
  await expect(screen.getAllByRole('article', { name: /PO-/ })).toHaveLength(3);
};
const CREATE = 'Create Ticket & Notify Teams';

/** Each of the three opens with its own words, emails and form. */
export const OpeningEach: Story = {
  tags: ['INBOX-16', 'THREAD-1', 'THREAD-6', 'THREAD-7', 'THREAD-8', 'THREAD-13', 'THREAD-14'],
  play: async (context) => {
    for (const thread of threads) {
      await context.step(`${thread.customer}, and dismiss`, async () => {
        const panel = await openThread(context, thread.poNumber);
        await toastSays('Email Thread', `Opening thread for ${thread.poNumber}`);
        await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(
          `${thread.customer} · ${thread.poNumber}`,
        );
        await expect(await panel.findByText('Latest')).toBeVisible();
        await expect(panel.getByRole('list', { name: 'Email Thread' }).children).toHaveLength(3);
        await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue(threadAnalysisText(thread));
        await expect(panel.getByRole('textbox', { name: 'Linked PO' })).toHaveValue(thread.poNumber);
        await expect(panel.getByRole('combobox', { name: 'Ticket Type' })).toHaveTextContent(
          thread.aiSuggestion ?? 'Not chosen',
        );
        await press(context, 'Dismiss');
        await expectClosed(thread.poNumber);
      });
    }
  },
};

/** What was typed and dismissed is gone: the same thread opens anew, and with its marks. */
export const OpeningTheSameAgain: Story = {
  tags: ['THREAD-14'],
  play: async (context) => {
    const { userEvent, step } = context;
    await step('Type into the form and dismiss it', async () => {
      const panel = await openThread(context, 'PO-31001');
      await userEvent.type(panel.getByRole('textbox', { name: 'Description' }), ' typed by a person');
      await userEvent.click(panel.getByRole('combobox', { name: 'Priority' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Low' }));
      await press(context, 'Dismiss');
      await expectClosed('PO-31001');
    });
    await step('Open the same thread again', async () => {
      const panel = await openThread(context, 'PO-31001');
      const description = panel.getByRole('textbox', { name: 'Description' });
      await expect(description).toHaveValue(threadAnalysisText(overdue));
      await expect(description).toHaveAccessibleDescription('Filled in by the AI');
      await expect(panel.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('High');
      await userEvent.keyboard('{Escape}');
      await expectClosed('PO-31001');
    });
  },
};

/** Order and tickets are told, and nobody is led away. */
export const ViewingOrderAndTickets: Story = {
  tags: ['THREAD-2'],
  play: async (context) => {
    await openThread(context, 'PO-31001');
    await press(context, 'View PO');
    await toastSays('Navigate to PO Tracker', 'Opening PO-31001 in PO Tracker module');
    await press(context, 'View Tickets (2)');
    await toastSays('Navigate to Tickets', 'Viewing all tickets for PO-31001');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByText('Smart Inbox and Ticket Hub')).toBeInTheDocument();
    await press(context, 'Dismiss');
    await expectClosed('PO-31001');
  },
};

/** Without type and assignee: one destructive toast, the focus on the first, and every word stays. */
export const Refused: Story = {
  tags: ['THREAD-10', 'THREAD-11'],
  play: async (context) => {
    const { args, userEvent, step } = context;
    const panel = await openThread(context, 'PO-31003');
    const description = panel.getByRole('textbox', { name: 'Description' });
    await step('Type, and send the form without type and assignee', async () => {
      await userEvent.clear(description);
      await userEvent.type(description, 'My own words');
      await press(context, CREATE);
      await toastSays('Missing Information', 'Please fill in all required fields to create a ticket.');
      await expect(toasts().getAllByRole('listitem')).toHaveLength(1);
      const type = panel.getByRole('combobox', { name: 'Ticket Type' });
      await expect(type).toHaveFocus();
      await expect(type).toHaveAttribute('aria-invalid', 'true');
      await expect(panel.getByRole('combobox', { name: 'Assignee' })).toHaveAttribute('aria-invalid', 'true');
      await expect(description).toHaveValue('My own words');
    });
    await step('Choose both, empty the description: that is missing now', async () => {
      await userEvent.click(panel.getByRole('combobox', { name: 'Ticket Type' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Communication' }));
      await userEvent.click(panel.getByRole('combobox', { name: 'Assignee' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Cleo Fuller' }));
      await userEvent.clear(description);
      await press(context, CREATE);
      await waitFor(() => expect(description).toHaveFocus());
      await expect(description).toHaveAttribute('aria-invalid', 'true');
      await expect(args.operations?.perform).not.toHaveBeenCalled();
    });
    await step('White space counts as filled', async () => {
      await userEvent.type(description, ' ');
      await press(context, CREATE);
      await toastSays(
        'Ticket Created Successfully',
        'Communication ticket created for PO-31003 and assigned to Cleo Fuller. Teams notification sent.',
      );
      await expectClosed('PO-31003');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
    });
  },
};

/** A valid form is sent as it stands; the panel closes, and inbox and counters stay as they were. */
export const Creating: Story = {
  tags: ['THREAD-11', 'THREAD-14'],
  play: async (context) => {
    const { args } = context;
    const panel = await openThread(context, 'PO-31001');
    await context.userEvent.type(panel.getByRole('textbox', { name: 'Description' }), '!');
    await press(context, CREATE);
    await toastSays(
      'Ticket Created Successfully',
      'Delay ticket created for PO-31001 and assigned to Ada Weaver. Teams notification sent.',
    );
    await expectClosed('PO-31001');
    const draft = ticketDraftFor(overdue);
    await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
    await expect(args.operations?.perform).toHaveBeenCalledWith({
      kind: 'create-thread-ticket',
      threadId: 'TH-5001',
      draft: { ...draft, description: `${draft.description}!` },
    });
    await expectNothingChanged();
    const again = await openThread(context, 'PO-31001');
    await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue(draft.description);
    await press(context, 'Dismiss');
    await expectClosed('PO-31001');
  },
};

export const Escalating: Story = {
  tags: ['THREAD-12'],
  play: async (context) => {
    const { args } = context;
    await openThread(context, 'PO-31002');
    await press(context, 'Quick Escalate');
    await toastSays(
      'Thread Escalated',
      'This thread has been escalated to management. Teams alert sent to leadership channel.',
    );
    await expectClosed('PO-31002');
    await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'escalate-thread', threadId: 'TH-5002' });
    await expectNothingChanged();
  },
};

/** A ticket that could not be created says so and keeps panel and text. */
export const CreatingThatFails: Story = {
  args: { operations: { threads: async () => threads, perform: fn(() => Promise.reject(new Error('refused'))) } },
  play: async (context) => {
    const panel = await openThread(context, 'PO-31001');
    const description = panel.getByRole('textbox', { name: 'Description' });
    await context.userEvent.type(description, ' my words');
    await press(context, CREATE);
    await toastSays('Action Failed');
    await expect(description).toHaveValue(`${threadAnalysisText(overdue)} my words`);
    await press(context, 'Quick Escalate');
    await toastSays("'Quick Escalate' could not be completed. Nothing was lost; please try again.");
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** The second click of a double click repeats the first, also when the first is done by then. */
export const PressingTwice: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    for (const [action, kind] of [
      [CREATE, 'create-thread-ticket'],
      ['Quick Escalate', 'escalate-thread'],
    ] as const) {
      const panel = await openThread(context, 'PO-31002');
      await userEvent.dblClick(panel.getByRole('button', { name: action }));
      await expectClosed('PO-31002');
      await expect(args.operations?.perform).toHaveBeenLastCalledWith(expect.objectContaining({ kind }));
    }
    await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
  },
};

/** While the answer is awaited, a second press orders nothing more, and everything stays. */
export const CreatingWithoutAnswer: Story = {
  args: { operations: { threads: async () => threads, perform: fn(() => new Promise<void>(() => {})) } },
  play: async (context) => {
    const { args } = context;
    const panel = await openThread(context, 'PO-31001');
    await press(context, CREATE);
    await press(context, CREATE);
    await context.userEvent.keyboard('{Enter}');
    await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
    await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue(threadAnalysisText(overdue));
    await expect(toasts().queryByText('Ticket Created Successfully')).not.toBeInTheDocument();
  },
};

/** Answers in the order in which they are released. */
const answers: (() => void)[] = [];

/** An answer that comes when another thread is open closes nothing and loses nothing. */
export const AnswerAfterAnotherThreadWasOpened: Story = {
  args: {
    operations: {
      threads: async () => threads,
      perform: fn(
        () =>
          new Promise<void>((resolve) => {
            answers.push(resolve);
          }),
      ),
    },
  },
  play: async (context) => {
    answers.length = 0;
    await openThread(context, 'PO-31001');
    await press(context, CREATE);
    await press(context, 'Dismiss');
    await expectClosed('PO-31001');
    const panel = await openThread(context, 'PO-31002');
    await context.userEvent.type(panel.getByRole('textbox', { name: 'Description' }), ' my words');
    for (const answer of answers) answer();
    await toastSays('Ticket Created Successfully');
    await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue(
      `${threadAnalysisText(atRisk)} my words`,
    );
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByText('Smart Inbox and Ticket Hub')).toBeInTheDocument();
  },
};

const threadMessages = fn<() => Promise<ReturnType<typeof buildMessages>>>();

/** Emails that do not come leave the rest to work with, and come when they are asked for again. */
export const EmailsThatFail: Story = {
  args: { operations: { threads: async () => threads, threadMessages } },
  play: async (context) => {
    threadMessages.mockReset();
    threadMessages.mockRejectedValueOnce(new Error('no answer'));
    threadMessages.mockResolvedValue([buildMessage({ subject: 'Here after all' })]);
    const panel = await openThread(context, 'PO-31001');
    await expect(await panel.findByText('The emails could not be loaded')).toBeVisible();
    await press(context, 'Try again');
    await expect(await panel.findByText('Here after all')).toBeVisible();
    await expect(panel.getByText('The latest 1 of 3 emails')).toBeVisible();
  },
};
