import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { threadAnalysisText, ticketDraftFor } from '@/domain/threads/threadTicketDraft';
import type { Command } from '@/operations/Operations';
import { OperationError } from '@/operations/operationError';
import { COMMAND_TIMEOUT_MS } from '@/screens/carryOut';
import { heldBack } from '@/testing/heldBack';
import { chooseOption } from '@/testing/lists';
import { passTime } from '@/testing/movableClock';
import { expectPanelClosed, findOpenedPanel, findPanel } from '@/testing/panels';
import { buildMessage, buildThreads } from '@/testing/threads/buildThreads';
import {
  expectFailureToast,
  expectNotice,
  NO_ANSWER,
  NOT_ACCEPTED,
  expectNoToast,
  expectToast,
  toasts,
} from '@/testing/toasts';
import { Assembled, travel } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

const threads = buildThreads();
const [overdue, atRisk, calmThread] = threads;
if (!overdue || !atRisk || !calmThread) throw new Error('There are three threads.');

/** A thread's panel over the inbox: what it says, what it orders, and what it keeps. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    address: '/smart-inbox',
    operations: {
      threads: async () => threads,
      perform: fn(async () => {}),
    },
  },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const openerOf = (poNumber: string) => screen.findByRole('button', { name: `View Thread: ${poNumber}` });
const openThread = async ({ userEvent, step }: Pick<PlayContext, 'userEvent' | 'step'>, poNumber: string) => {
  await step(`Press 'View Thread' of ${poNumber}: its panel opens`, async () => {
    await userEvent.click(await openerOf(poNumber));
    await findOpenedPanel(new RegExp(poNumber));
  });
  return within(await findOpenedPanel(new RegExp(poNumber)));
};
const press = async ({ userEvent }: Pick<PlayContext, 'userEvent'>, name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const expectClosed = (poNumber: string) =>
  expectPanelClosed(() => screen.getByRole('button', { name: `View Thread: ${poNumber}` }));
const expectNothingChanged = async () => {
  await expect(within(screen.getByRole('article', { name: 'Active Threads' })).getByText('3')).toBeVisible();
  await expect(within(screen.getByRole('article', { name: 'Escalated' })).getByText('1')).toBeVisible();
  await expect(screen.getAllByRole('article', { name: /PO-/ })).toHaveLength(3);
};
const CREATE = 'Create Ticket & Notify Teams';

/** Step by step through the inbox: each thread comes with its own emails and form, and finds what was typed there. */
export const SteppingThrough: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const panel = await openThread(context, overdue.poNumber);
    const description = () => panel.getByRole('textbox', { name: 'Description' });
    await step(
      "Write into the form and press 'Next': the next thread is shown from its top, without a toast",
      async () => {
        await userEvent.type(description(), ' Call the mill.');
        panel.getByRole('region', { name: 'Thread' }).scrollTop = 100;
        await userEvent.click(panel.getByRole('button', { name: 'Next' }));
        await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(atRisk.poNumber);
        await expect(description()).toHaveValue(threadAnalysisText(atRisk));
        await expect(panel.getByRole('region', { name: 'Thread' }).scrollTop).toBe(0);
        await expectNoToast();
      },
    );
    await step("'Next' keeps the focus, and its place is told", async () => {
      await expect(panel.getByRole('button', { name: 'Next' })).toHaveFocus();
      await waitFor(() =>
        expect(panel.getByRole('status')).toHaveTextContent(`${atRisk.customer} · ${atRisk.poNumber}, 2 of 3`),
      );
    });
    await step('Press Alt + Up Arrow: the first thread has what was typed', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(description()).toHaveValue(`${threadAnalysisText(overdue)} Call the mill.`);
    });
    await step('Press the same keys in a text and in a closed list: the field keeps them', async () => {
      const { poNumber } = overdue;
      description().focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(poNumber);
      panel.getByRole('combobox', { name: 'Priority' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(await screen.findByRole('listbox')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(poNumber);
    });
    await step("Step to the second and press Escape: the focus is on its own 'View Thread'", async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Next' }));
      await userEvent.keyboard('{Escape}');
      await expectClosed(atRisk.poNumber);
    });
    const again = await openThread(context, atRisk.poNumber);
    await step("Press 'Previous' in a new opening: the first thread's form is filled anew", async () => {
      await userEvent.click(again.getByRole('button', { name: 'Previous' }));
      await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue(threadAnalysisText(overdue));
    });
  },
};

/** A faulty source gives two threads one id: each keeps its own form, and begins at its top. */
export const TwinThreads: Story = {
  args: { operations: { threads: async () => [overdue, { ...atRisk, id: overdue.id }], perform: fn(async () => {}) } },
  play: async (context) => {
    const { userEvent, step } = context;
    const panel = await openThread(context, overdue.poNumber);
    const description = () => panel.getByRole('textbox', { name: 'Description' });
    await step("Write into the first form and press 'Next': the twin has its own, from its top", async () => {
      await userEvent.type(description(), ' Call the mill.');
      panel.getByRole('region', { name: 'Thread' }).scrollTop = 100;
      await userEvent.click(panel.getByRole('button', { name: 'Next' }));
      await expect(description()).toHaveValue(threadAnalysisText(atRisk));
      await expect(panel.getByRole('region', { name: 'Thread' }).scrollTop).toBe(0);
    });
    await step("Press 'Previous': the first has what was typed", async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Previous' }));
      await expect(panel.getByRole('textbox', { name: 'Linked PO' })).toHaveValue(overdue.poNumber);
      await expect(description()).toHaveValue(`${threadAnalysisText(overdue)} Call the mill.`);
    });
  },
};

/** Each of the three opens with its own words, emails and form. */
export const OpeningEach: Story = {
  tags: ['INBOX-16', 'THREAD-1', 'THREAD-8', 'THREAD-13', 'THREAD-14'],
  play: async (context) => {
    for (const thread of threads) {
      const panel = await openThread(context, thread.poNumber);
      await context.step('Emails and form are those of the thread', async () => {
        await expectToast('Email Thread', `Opening thread for ${thread.poNumber}`);
        await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(
          `${thread.customer} · ${thread.poNumber}`,
        );
        await expect(screen.getByRole('dialog').getBoundingClientRect().right).toBe(window.innerWidth);
        await expect(await panel.findByText('Latest')).toBeVisible();
        const emails = within(panel.getByRole('list', { name: 'Email Thread' }));
        await expect(emails.getByText(`Re: ${thread.subject}`)).toBeInTheDocument();
        await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue(threadAnalysisText(thread));
        await expect(panel.getByRole('textbox', { name: 'Linked PO' })).toHaveValue(thread.poNumber);
        await expect(panel.getByRole('combobox', { name: 'Ticket Type' })).toHaveTextContent(
          thread.aiSuggestion ?? 'Not chosen',
        );
      });
      await context.step("Press 'Dismiss': the panel is closed, and the focus is back on the button", async () => {
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
    await step("Type into the form, choose a priority and press 'Dismiss': the panel is closed", async () => {
      const panel = await openThread(context, 'PO-31001');
      await userEvent.type(panel.getByRole('textbox', { name: 'Description' }), ' typed by a person');
      await chooseOption(userEvent, panel.getByRole('combobox', { name: 'Priority' }), 'Low');
      await press(context, 'Dismiss');
      await expectClosed('PO-31001');
    });
    await step('Open the same thread again: the form is filled in anew and marked as filled in by the AI', async () => {
      const panel = await openThread(context, 'PO-31001');
      const description = panel.getByRole('textbox', { name: 'Description' });
      await expect(description).toHaveValue(threadAnalysisText(overdue));
      await expect(description).toHaveAccessibleDescription('Filled in by AI');
      await expect(panel.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('High');
      await userEvent.keyboard('{Escape}');
      await expectClosed('PO-31001');
    });
  },
};

/** 'View PO' and 'View Tickets' show toasts and do not navigate. */
export const ViewingOrderAndTickets: Story = {
  tags: ['THREAD-2'],
  play: async (context) => {
    await openThread(context, 'PO-31002');
    await context.step("Press 'View PO': a toast says where it would lead", async () => {
      await press(context, 'View PO');
      await expectToast('Navigate to PO Tracker', 'Opening PO-31002 in PO Tracker module');
    });
    await context.step("Press 'View Tickets (1)': a toast says where it would lead", async () => {
      await press(context, 'View Tickets (1)');
      await expectToast('Navigate to Tickets', 'Viewing all tickets for PO-31002');
    });
    await context.step('The panel is still open over the inbox', async () => {
      await expect(screen.getByRole('dialog')).toBeVisible();
      await expect(screen.getByText('Smart Inbox and Ticket Hub')).toBeInTheDocument();
    });
    await context.step("Press 'Dismiss': the panel is closed, and nothing was issued", async () => {
      await press(context, 'Dismiss');
      await expectClosed('PO-31002');
      await expect(context.args.operations?.perform).not.toHaveBeenCalled();
    });
  },
};

/** The number of the second thread's order is copied, and a message of the browser says so; the panel stays open. */
export const CopyingThePoNumber: Story = {
  play: async (context) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openThread(context, 'PO-31002');
    await context.step("Press 'Copy PO number': a notice says that it was copied", async () => {
      await press(context, 'Copy PO number');
      await expect(writeText.mock.calls).toEqual([['PO-31002']]);
      await expectNotice('Copied PO-31002');
      await expect(screen.getByRole('dialog')).toBeVisible();
    });
  },
};

/** Closed, a form leaves no toast behind that asks for what it lacks. */
export const RefusedAndClosed: Story = {
  play: async (context) => {
    const { step, userEvent } = context;
    await step('Send the form without type and assignee: a red toast asks for them', async () => {
      await openThread(context, 'PO-31003');
      await press(context, CREATE);
      await waitFor(() => expect(toasts().getByText('Missing Information')).toBeVisible());
    });
    await step('Press Escape: the panel is closed, and the toast is gone', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed('PO-31003');
      await expectNoToast();
    });
  },
};

/** Without type and assignee: one destructive toast, the focus on the first, and every word stays. */
export const Refused: Story = {
  tags: ['THREAD-10', 'THREAD-11'],
  play: async (context) => {
    const { args, userEvent, step } = context;
    const panel = await openThread(context, 'PO-31003');
    const description = panel.getByRole('textbox', { name: 'Description' });
    await step(
      'Describe the issue and send the form without type and assignee: a red toast says what to do, and both are marked',
      async () => {
        await userEvent.clear(description);
        await userEvent.type(description, 'My own words');
        await press(context, CREATE);
        await expectToast(
          'Missing Information',
          'Please fill in all required fields to create a ticket.',
          'destructive',
        );
        const type = panel.getByRole('combobox', { name: 'Ticket Type' });
        await expect(type).toHaveFocus();
        await expect(type).toHaveAttribute('aria-invalid', 'true');
        await expect(panel.getByRole('combobox', { name: 'Assignee' })).toHaveAttribute('aria-invalid', 'true');
        await expect(description).toHaveValue('My own words');
      },
    );
    await step('Choose both, empty the description and send: the description is marked and has the focus', async () => {
      await chooseOption(userEvent, panel.getByRole('combobox', { name: 'Ticket Type' }), 'Communication');
      await chooseOption(userEvent, panel.getByRole('combobox', { name: 'Assignee' }), 'Cleo Fuller');
      await userEvent.clear(description);
      await press(context, CREATE);
      await waitFor(() => expect(description).toHaveFocus());
      await expect(description).toHaveAttribute('aria-invalid', 'true');
      await expect(args.operations?.perform).not.toHaveBeenCalled();
    });
    await step(
      'Type a space and send: it counts as filled, a toast tells of the ticket, and the panel is closed',
      async () => {
        await userEvent.type(description, ' ');
        await press(context, CREATE);
        await expectToast(
          'Ticket Created Successfully',
          'Communication ticket created for PO-31003 and assigned to Cleo Fuller. Teams notification sent.',
        );
        await expectClosed('PO-31003');
        await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
        await expect(args.operations?.perform).toHaveBeenCalledWith({
          kind: 'create-thread-ticket',
          threadId: 'TH-5003',
          draft: { ...ticketDraftFor(calmThread), type: 'Communication', assignee: 'Cleo Fuller', description: ' ' },
        });
      },
    );
  },
};

/** A valid form is sent as it stands; the panel closes, and inbox and counters stay as they were. */
export const Creating: Story = {
  tags: ['THREAD-11', 'THREAD-14'],
  play: async (context) => {
    const { args, userEvent, step } = context;
    const draft = ticketDraftFor(atRisk);
    const panel = await openThread(context, 'PO-31002');
    await step("Type one more letter into the description and choose the priority 'Urgent'", async () => {
      await userEvent.type(panel.getByRole('textbox', { name: 'Description' }), '!');
      await chooseOption(userEvent, panel.getByRole('combobox', { name: 'Priority' }), 'Urgent');
    });
    await step(
      "Press 'Create Ticket & Notify Teams': a toast names the ticket's type, order and assignee, and the panel is closed",
      async () => {
        await press(context, CREATE);
        await expectToast(
          'Ticket Created Successfully',
          'Quality Issue ticket created for PO-31002 and assigned to Ben Dyer. Teams notification sent.',
        );
        await expectClosed('PO-31002');
      },
    );
    await step('The ticket is created once, as the form stood', async () => {
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
      await expect(args.operations?.perform).toHaveBeenCalledWith({
        kind: 'create-thread-ticket',
        threadId: 'TH-5002',
        draft: { ...draft, priority: 'urgent', description: `${draft.description}!` },
      });
    });
    await step('Counters and cards are as before', async () => {
      await expectNothingChanged();
    });
    await step('Go forward in the history and back: what was sent is not in the form any longer', async () => {
      await travel(1);
      const forward = within(await findOpenedPanel(/PO-31002/));
      await expect(forward.getByRole('textbox', { name: 'Description' })).toHaveValue(draft.description);
      await travel(-1);
      await expectClosed('PO-31002');
    });
    const again = await openThread(context, 'PO-31002');
    await step("The form begins anew, with the AI's words and priority", async () => {
      await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue(draft.description);
      await expect(again.getByRole('combobox', { name: 'Priority' })).toHaveTextContent('Medium');
    });
    await step("Press 'Dismiss': the panel is closed", async () => {
      await press(context, 'Dismiss');
      await expectClosed('PO-31002');
    });
  },
};

/** Quick Escalate tells what was done, and for which thread; the form is no part of it. */
export const Escalating: Story = {
  tags: ['THREAD-12'],
  play: async (context) => {
    const { args, step, userEvent } = context;
    const panel = await openThread(context, 'PO-31002');
    await step('Type into the description', async () => {
      await userEvent.type(panel.getByRole('textbox', { name: 'Description' }), ' my words');
    });
    await step("Press 'Quick Escalate': a toast says that leadership is alerted, and the panel is closed", async () => {
      await press(context, 'Quick Escalate');
      await expectToast(
        'Thread Escalated',
        'This thread has been escalated to management. Teams alert sent to leadership channel.',
      );
      await expectClosed('PO-31002');
    });
    await step('That thread was escalated once', async () => {
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
      await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'escalate-thread', threadId: 'TH-5002' });
    });
    await step('Counters and cards are as before', async () => {
      await expectNothingChanged();
    });
    await step('Go forward in the browser: the panel is open again, and every word stands there', async () => {
      await travel(1);
      const again = within(await findOpenedPanel(/PO-31002/));
      await expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue(
        `${threadAnalysisText(atRisk)} my words`,
      );
    });
  },
};

/** A ticket that could not be created says so and keeps panel and text. */
export const CreatingThatFails: Story = {
  args: { operations: { threads: async () => threads, perform: fn(() => Promise.reject(new Error('refused'))) } },
  play: async (context) => {
    const panel = await openThread(context, 'PO-31001');
    const description = panel.getByRole('textbox', { name: 'Description' });
    await context.step('Type into the description', async () => {
      await context.userEvent.type(description, ' my words');
    });
    await context.step(
      "Press 'Create Ticket & Notify Teams', which is refused: a red toast says that nothing was lost",
      async () => {
        await press(context, CREATE);
        await expectFailureToast(CREATE);
      },
    );
    await context.step('Every word still stands in the description', async () => {
      await expect(description).toHaveValue(`${threadAnalysisText(overdue)} my words`);
    });
    await context.step("Press 'Quick Escalate', which is refused: a red toast names it", async () => {
      await press(context, 'Quick Escalate');
      await expectFailureToast('Quick Escalate');
    });
    await context.step('The panel is still open', async () => {
      await expect(screen.getByRole('dialog')).toBeVisible();
    });
  },
};

/** Refused for two of its fields, the form marks them and keeps what was typed; escalating marks none. */
export const CreatingThatIsInvalid: Story = {
  args: {
    operations: {
      threads: async () => threads,
      perform: fn(() => Promise.reject(new OperationError('invalid', 'Not so', ['description', 'assignee']))),
    },
  },
  play: async (context) => {
    const panel = await openThread(context, 'PO-31001');
    const description = panel.getByRole('textbox', { name: 'Description' });
    await context.step('Type into the description', async () => {
      await context.userEvent.type(description, ' my words');
    });
    await context.step(
      "Press 'Quick Escalate', which is refused: a red toast says so, and no field is marked",
      async () => {
        await press(context, 'Quick Escalate');
        await expectFailureToast('Quick Escalate', NOT_ACCEPTED);
        await expect(description).not.toBeInvalid();
        await expect(panel.getByRole('combobox', { name: /^Assign/ })).not.toBeInvalid();
      },
    );
    await context.step(
      "Press 'Create Ticket & Notify Teams', which is refused for two fields: a red toast says so",
      async () => {
        await press(context, CREATE);
        await expectFailureToast(CREATE, NOT_ACCEPTED);
      },
    );
    await context.step('Description and assignee are marked as wrong, the priority is not', async () => {
      await expect(description).toBeInvalid();
      await expect(panel.getByRole('combobox', { name: /^Assign/ })).toBeInvalid();
      await expect(panel.getByRole('combobox', { name: /^Priority/ })).not.toBeInvalid();
    });
    await context.step('The first of them has the focus, so that it is in sight', async () => {
      await expect(panel.getByRole('combobox', { name: /^Assign/ })).toHaveFocus();
    });
    await context.step('Every word still stands in the description', async () => {
      await expect(description).toHaveValue(`${threadAnalysisText(overdue)} my words`);
    });
  },
};

/** The second click of a double click repeats the first, also when the first is done by then. */
export const PressingTwice: Story = {
  play: async (context) => {
    const { args, step } = context;
    const pressTwice = async (action: string, command: Command) => {
      const panel = await openThread(context, 'PO-31002');
      await context.userEvent.dblClick(panel.getByRole('button', { name: action }));
      await expectClosed('PO-31002');
      await expect(args.operations?.perform).toHaveBeenLastCalledWith(command);
    };
    await step("Open the thread of PO-31002 and press 'Create Ticket & Notify Teams' twice: the panel is closed", () =>
      pressTwice(CREATE, { kind: 'create-thread-ticket', threadId: 'TH-5002', draft: ticketDraftFor(atRisk) }),
    );
    await step("Open it again and press 'Quick Escalate' twice: the panel is closed", () =>
      pressTwice('Quick Escalate', { kind: 'escalate-thread', threadId: 'TH-5002' }),
    );
    await step('Each was issued once', async () => {
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

/**
 * While the command is pending, another press does nothing; after fifteen seconds it has failed, and nothing is lost.
 */
export const CreatingWithoutAnswer: Story = {
  args: { operations: { threads: async () => threads, perform: fn(() => new Promise<void>(() => {})) } },
  play: async (context) => {
    const { args, userEvent, step } = context;
    const panel = await openThread(context, 'PO-31002');
    const description = panel.getByRole('textbox', { name: 'Description' });
    await step("Press 'Create Ticket & Notify Teams', then Enter: it is sent only once", async () => {
      await press(context, CREATE);
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
    });
    await step('Wait nearly 15 seconds: no other toast appears', async () => {
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectToast('Email Thread', 'Opening thread for PO-31002');
    });
    await step('Wait a moment longer: a red toast says that nobody answered, and the text still stands', async () => {
      await passTime(1);
      await expectFailureToast(CREATE, NO_ANSWER);
      await expect(description).toHaveValue(threadAnalysisText(atRisk));
    });
    await step('Press Enter: it is sent again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

const held = heldBack(async () => {});

/** A response that comes when another thread is open closes nothing and loses nothing. */
export const AnswerAfterAnotherThreadWasOpened: Story = {
  args: { operations: { threads: async () => threads, perform: fn(held.call) } },
  play: async (context) => {
    await openThread(context, 'PO-31001');
    await context.step(
      "Press 'Create Ticket & Notify Teams', then 'Dismiss' before the answer: the panel is closed",
      async () => {
        await press(context, CREATE);
        await press(context, 'Dismiss');
        await expectClosed('PO-31001');
        await expect(context.args.operations?.perform).toHaveBeenCalledWith({
          kind: 'create-thread-ticket',
          threadId: 'TH-5001',
          draft: ticketDraftFor(overdue),
        });
      },
    );
    const panel = await openThread(context, 'PO-31002');
    await context.step('Type into its description', async () => {
      await context.userEvent.type(panel.getByRole('textbox', { name: 'Description' }), ' my words');
    });
    await context.step("Let the answer come: a toast tells of the first thread's ticket", async () => {
      await held.answer();
      await expectToast(
        'Ticket Created Successfully',
        'Delay ticket created for PO-31001 and assigned to Ada Weaver. Teams notification sent.',
      );
    });
    await context.step('Every word still stands in the description', async () => {
      await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue(
        `${threadAnalysisText(atRisk)} my words`,
      );
    });
    await context.step('The panel of the second thread is still open', async () => {
      await expect(screen.getByRole('dialog')).toBeVisible();
      await expect(screen.getByText('Smart Inbox and Ticket Hub')).toBeInTheDocument();
    });
    await context.step("Press 'Quick Escalate', then 'Next' before the answer: the third thread is shown", async () => {
      await press(context, 'Quick Escalate');
      await press(context, 'Next');
      await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('PO-31003');
      await expect(context.args.operations?.perform).toHaveBeenLastCalledWith({
        kind: 'escalate-thread',
        threadId: 'TH-5002',
      });
    });
    await context.step(
      "Let the answer come: a toast tells of it, and the third thread's panel is still open, with the focus where it was",
      async () => {
        await held.answer();
        await expectToast(
          'Thread Escalated',
          'This thread has been escalated to management. Teams alert sent to leadership channel.',
        );
        const third = within(await findPanel(/PO-31003/));
        await expect(third.getByRole('button', { name: 'Next' })).toHaveFocus();
      },
    );
    await context.step(
      "Press 'Quick Escalate', then 'Dismiss', and open the same thread again before the answer",
      async () => {
        await press(context, 'Quick Escalate');
        await press(context, 'Dismiss');
        await expectClosed('PO-31003');
      },
    );
    const again = await openThread(context, 'PO-31003');
    await context.step('Let the answer come: it closes no panel that was opened since, which steps on', async () => {
      await held.answer();
      await expectToast(
        'Thread Escalated',
        'This thread has been escalated to management. Teams alert sent to leadership channel.',
      );
      await press(context, 'Previous');
      await expect(again.getByRole('heading', { level: 2 })).toHaveTextContent('PO-31002');
      await expect(screen.getByRole('dialog')).toBeVisible();
    });
  },
};

const pressedEarly = heldBack(async () => {});

/** Words typed after the press are not sent with it; the panel closes all the same (THREAD-11). */
export const TypingWhileCreating: Story = {
  tags: ['THREAD-11'],
  args: { operations: { threads: async () => threads, perform: fn(pressedEarly.call) } },
  play: async (context) => {
    const panel = await openThread(context, 'PO-31002');
    await context.step("Press 'Create Ticket & Notify Teams' and type on before the answer", async () => {
      await press(context, CREATE);
      await context.userEvent.type(panel.getByRole('textbox', { name: 'Description' }), ' and more');
    });
    await context.step('Let the answer come: a toast tells of the ticket', async () => {
      await pressedEarly.answer();
      await expectToast(
        'Ticket Created Successfully',
        'Quality Issue ticket created for PO-31002 and assigned to Ben Dyer. Teams notification sent.',
      );
    });
    await context.step('The panel is closed, and what was typed after the press was not sent', async () => {
      await expectClosed('PO-31002');
      await expect(context.args.operations?.perform).toHaveBeenCalledTimes(1);
      await expect(context.args.operations?.perform).toHaveBeenCalledWith({
        kind: 'create-thread-ticket',
        threadId: 'TH-5002',
        draft: ticketDraftFor(atRisk),
      });
    });
    await context.step('Go forward in the history: it still stands there', async () => {
      await travel(1);
      const forward = within(await findOpenedPanel(/PO-31002/));
      await expect(forward.getByRole('textbox', { name: 'Description' })).toHaveValue(
        `${threadAnalysisText(atRisk)} and more`,
      );
    });
  },
};

const refusedLate = heldBack(async () => {
  throw new OperationError('invalid', 'Not so', ['assignee']);
});

/** A field that is refused late is marked, and takes nobody away from what they went on with, nor a word of it. */
export const RefusedLate: Story = {
  args: { operations: { threads: async () => threads, perform: fn(refusedLate.call) } },
  play: async (context) => {
    const panel = await openThread(context, 'PO-31001');
    const description = panel.getByRole('textbox', { name: 'Description' });
    await context.step(
      "Press 'Create Ticket & Notify Teams' and type on before the refusal: every word stays",
      async () => {
        await press(context, CREATE);
        await context.userEvent.type(description, ' and more');
        await refusedLate.answer();
        await expectFailureToast(CREATE, NOT_ACCEPTED);
        await expect(description).toHaveValue(`${threadAnalysisText(overdue)} and more`);
      },
    );
    await context.step("Press 'Create Ticket & Notify Teams' again and go back to the description", async () => {
      await press(context, CREATE);
      await context.userEvent.click(description);
    });
    await context.step('Let the refusal come: the assignee is marked, the description keeps the focus', async () => {
      await refusedLate.answer();
      await waitFor(() => expect(panel.getByRole('combobox', { name: /^Assign/ })).toBeInvalid());
      await expect(description).toHaveFocus();
    });
  },
};

const emails = heldBack(async (threadId: string) => [buildMessage({ subject: `Here after all: ${threadId}` })]);

/** Emails pending, failed, retried and loaded; the rest works all the time. */
export const EmailsFailAndComeBack: Story = {
  args: { operations: { threads: async () => threads, threadMessages: emails.call } },
  play: async (context) => {
    const { step, userEvent } = context;
    const panel = await openThread(context, 'PO-31002');
    const description = panel.getByRole('textbox', { name: 'Description' });
    await step('Type into the form while the emails are on their way: it can be used already', async () => {
      await expect(panel.queryByRole('list', { name: 'Email Thread' })).not.toBeInTheDocument();
      await userEvent.type(description, '!');
    });
    await step('Let the emails be refused: the panel says that they could not be loaded', async () => {
      await emails.fail('no answer');
      await expect(await panel.findByText('The emails could not be loaded')).toBeVisible();
    });
    await step("Press 'Try Again': the emails of this thread come, and the focus stays with them", async () => {
      await press(context, 'Try Again');
      await waitFor(() => expect(panel.getByRole('heading', { name: /^Email Thread/ })).toHaveFocus());
      await emails.answer();
      await expect(await panel.findByText('Here after all: TH-5002')).toBeVisible();
      await expect(panel.getByRole('heading', { name: /^Email Thread/ })).toHaveFocus();
      await expect(panel.getByText('The latest 1 of 5 emails')).toBeVisible();
      await expect(panel.queryByText('The emails could not be loaded')).not.toBeInTheDocument();
    });
    await step('What was typed still stands', async () => {
      await expect(description).toHaveValue(`${threadAnalysisText(atRisk)}!`);
    });
  },
};
