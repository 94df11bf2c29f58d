import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { CommandKind } from '@/operations/Operations';
import { OperationError } from '@/operations/operationError';
import { emptyTicketDraft, type TicketDraft } from '@/domain/tickets/ticketDraft';
import { COMMAND_TIMEOUT_MS } from '@/screens/carryOut';
import { definitionOf } from '@/testing/definition';
import { heldBack } from '@/testing/heldBack';
import { chooseOption, optionsOffered } from '@/testing/lists';
import { passTime } from '@/testing/movableClock';
import { expectPanelClosed, findOpenedPanel, findPanel } from '@/testing/panels';
import { buildPurchaseOrder } from '@/testing/purchase-orders/buildPurchaseOrders';
import { expectFailureAndReturn, expectLoading } from '@/testing/screenStates';
import { expectCount } from '@/testing/tableCells';
import { buildTicket } from '@/testing/tickets/buildTickets';
import { expectFailureToast, expectNotice, expectNoToast, NOT_ACCEPTED, NO_ANSWER } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';

const tickets = [
  buildTicket({ id: 'TK-4001', status: 'Open', daysOverdue: 4, escalated: true, description: 'Buttons are late' }),
  buildTicket({ id: 'TK-4002', status: 'Resolved', daysOverdue: 2, escalated: false, description: 'Collar is uneven' }),
  buildTicket({ id: 'TK-4003', status: 'In Progress', daysOverdue: 0, escalated: false, description: 'Wrong carton' }),
];

/** The ticketing system with its table, form and drawer, in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { address: '/tickets', operations: { tickets: async () => tickets, perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const count = (title: string) => within(screen.getByRole('article', { name: title }));
const logForm = () => screen.findByRole('form', { name: 'Log New Issue' });
const openForm = async ({ userEvent, step }: Pick<PlayContext, 'userEvent' | 'step'>) => {
  await step("Open the tab 'Log New Issue'", async () => {
    await userEvent.click(await screen.findByRole('tab', { name: /^Log New Issue/ }));
  });
  return within(await logForm());
};

/** Open is what is not resolved; overdue and escalated count whatever the status. */
export const Default: Story = {
  tags: ['TICKET-1', 'TICKET-2'],
  play: async ({ canvas, step }) => {
    await step('The table of all tickets is shown', async () => {
      await expect(await canvas.findByRole('table', { name: 'All Tickets' })).toBeVisible();
    });
    await step('The counters say 2 open, 2 overdue and 1 escalated', async () => {
      await expect(count('Open').getByText('2')).toBeVisible();
      await expect(count('Overdue').getByText('2')).toBeVisible();
      await expect(count('Escalated').getByText('1')).toBeVisible();
    });
    const [table, form, ...others] = canvas.getAllByRole('tab');
    await step('There are two tabs, and that of all tickets is open', async () => {
      await expect(table).toHaveAccessibleName('All Tickets');
      await expect(form).toHaveAccessibleName('Log New Issue');
      await expect(others).toEqual([]);
      await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('All Tickets');
    });
  },
};

/** Without tickets the screen says so, and every counter is 0. */
export const Empty: Story = {
  tags: ['TICKET-10'],
  args: { operations: { tickets: async () => [] } },
  play: async ({ canvas, userEvent, step }) => {
    await step("The screen says 'No tickets yet', also once something is typed, for nothing was narrowed", async () => {
      await userEvent.type(await canvas.findByRole('searchbox'), 'zip');
      await expect(canvas.getByText('No tickets yet')).toBeVisible();
      await expect(canvas.queryByText('No tickets match')).not.toBeInTheDocument();
    });
    await step('Every counter is 0', async () => {
      for (const title of ['Open', 'Overdue', 'Escalated']) await expect(count(title).getByText('0')).toBeVisible();
    });
  },
};

/** The search narrows the table and leaves the counters alone. */
export const Searching: Story = {
  tags: ['TICKET-1'],
  play: async ({ canvas, userEvent, step }) => {
    const box = await canvas.findByRole('searchbox');
    await step("Search for 'COLLAR': the one ticket about it is left", async () => {
      await userEvent.type(box, 'COLLAR');
      await waitFor(() =>
        expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['TK-4002']),
      );
    });
    await step('Wait: how many were found is announced', async () => {
      await waitFor(() => expect(canvas.getAllByRole('status').map((told) => told.textContent)).toContain('1 ticket'));
    });
    await step('The counters are as before', async () => {
      await expect(count('Open').getByText('2')).toBeVisible();
      await expect(count('Overdue').getByText('2')).toBeVisible();
      await expect(count('Escalated').getByText('1')).toBeVisible();
    });
    await step('The heading of the table counts 1', async () => {
      await expectCount(canvas, 'All Tickets', '1');
    });
    await step("Type on until nothing is found and press 'Show All Tickets': all three are listed", async () => {
      await userEvent.type(box, ' and more');
      await userEvent.click(await canvas.findByRole('button', { name: 'Show All Tickets' }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    });
  },
};

/** Nothing is required: an empty form is logged as it is; no toast appears, but the focus says that the next begins. */
export const CreatingWithoutAWord: Story = {
  tags: ['TICKET-8'],
  play: async ({ args, userEvent, step }) => {
    const fields = await openForm({ userEvent, step });
    await step("Press 'Create Ticket' in the empty form: the ticket is created once, as it is", async () => {
      await userEvent.click(fields.getByRole('button', { name: 'Create Ticket' }));
      await expect(args.operations?.perform).toHaveBeenCalledTimes(1);
      await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'create-ticket', draft: emptyTicketDraft });
    });
    await step('The focus is in the first field of the next ticket', async () => {
      await waitFor(() => expect(fields.getByRole('combobox', { name: 'Ticket Type' })).toHaveFocus());
    });
    await step('No toast appears', async () => {
      await expectNoToast();
    });
  },
};

/** What each field of the form holds: what is chosen, what is typed, and the day. */
const valuesIn = (fields: Awaited<ReturnType<typeof openForm>>) => [
  ...fields.getAllByRole('combobox').map(({ textContent }) => textContent),
  ...fields.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
  fields.getByLabelText<HTMLInputElement>('Deadline').value,
];

/** What was typed survives a change of tab and 'Save as Draft'; 'Create Ticket' logs it and clears every field. */
export const TypingSavingAndCreating: Story = {
  tags: ['DATA-3', 'TICKET-2', 'TICKET-8', 'TICKET-9'],
  args: {
    operations: {
      tickets: async () => tickets,
      purchaseOrders: async () => [buildPurchaseOrder(), buildPurchaseOrder({ poNumber: 'PO-31002' })],
      perform: fn(async () => {}),
    },
  },
  play: async ({ args, userEvent, step }) => {
    const draft = {
      type: 'Quality Issue',
      poNumber: 'PO-31002',
      description: 'Zips are late',
      assignTo: 'Ben Dyer',
      team: 'BD Sampling',
      infoNeededFrom: 'Lodz Knitting',
      responsibleForClosure: 'Cleo Fuller',
      deadline: '2026-02-01',
    };
    const { perform } = args.operations ?? {};
    let fields = await openForm({ userEvent, step });
    const unfilled = valuesIn(fields);
    await step('Choose a type alone and look at the table: the tab says that a draft waits', async () => {
      await chooseOption(userEvent, fields.getByRole('combobox', { name: 'Ticket Type' }), draft.type);
      await userEvent.click(screen.getByRole('tab', { name: 'All Tickets' }));
      await expect(screen.getByRole('tab', { name: 'Log New Issue Draft' })).toBeVisible();
      fields = await openForm({ userEvent, step });
    });
    await step('Fill in the rest of the form', async () => {
      for (const [name, choice] of [
        ['Linked PO', new RegExp(`^${draft.poNumber} ·`)],
        ['Assign To', draft.assignTo],
        ['Team', draft.team],
      ] as const) {
        await chooseOption(userEvent, fields.getByRole('combobox', { name }), choice);
      }
      await userEvent.type(fields.getByLabelText('Description'), draft.description);
      await userEvent.type(fields.getByLabelText('Info Needed From'), draft.infoNeededFrom);
      await userEvent.type(fields.getByLabelText('Responsible for Closure'), draft.responsibleForClosure);
      await userEvent.type(fields.getByLabelText('Deadline'), draft.deadline);
    });
    const filled = valuesIn(fields);
    await step('Look at the table and come back: every field is as it was', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'All Tickets' }));
      fields = await openForm({ userEvent, step });
      await expect(valuesIn(fields)).toEqual(filled);
    });
    await step("Press 'Save as Draft': it is saved once, and every field is as it was", async () => {
      await userEvent.click(fields.getByRole('button', { name: 'Save as Draft' }));
      await expect(perform).toHaveBeenCalledTimes(1);
      await expect(perform).toHaveBeenLastCalledWith({ kind: 'save-ticket-draft', draft });
      await expect(valuesIn(fields)).toEqual(filled);
    });
    await step(
      "Press 'Create Ticket': it is created once, and the form is empty with the focus on its first field",
      async () => {
        await userEvent.click(fields.getByRole('button', { name: 'Create Ticket' }));
        await expect(perform).toHaveBeenCalledTimes(2);
        await expect(perform).toHaveBeenLastCalledWith({ kind: 'create-ticket', draft });
        await waitFor(() => expect(valuesIn(fields)).toEqual(unfilled));
        await expectNoToast();
        // Where the next ticket begins; nothing else tells that this one was created.
        await waitFor(() => expect(fields.getByRole('combobox', { name: 'Ticket Type' })).toHaveFocus());
      },
    );
  },
};

const held = heldBack(async () => {});

/**
 * What is typed while a ticket is created belongs to the next one: the response clears the form only if it is
 * unchanged.
 */
export const TypingWhileCreating: Story = {
  args: {
    operations: { tickets: async () => tickets, perform: fn(held.call) },
  },
  play: async ({ args, userEvent, step }) => {
    const form = await openForm({ userEvent, step });
    const description = form.getByRole('textbox', { name: 'Description' });
    await step("Type a description and press 'Create Ticket'", async () => {
      await userEvent.type(description, 'Zips bite');
      await userEvent.click(form.getByRole('button', { name: 'Create Ticket' }));
    });
    await step('Type on, before the answer and after it: the form keeps all that was typed', async () => {
      await userEvent.type(description, ', and buttons');
      await held.answer();
      await userEvent.type(description, ' too');
      await expect(description).toHaveValue('Zips bite, and buttons too');
    });
    await step("Press 'Save as Draft': the whole text is saved, once", async () => {
      await userEvent.click(form.getByRole('button', { name: 'Save as Draft' }));
      await held.answer();
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
      await expect(args.operations?.perform).toHaveBeenLastCalledWith({
        kind: 'save-ticket-draft',
        draft: { ...emptyTicketDraft, description: 'Zips bite, and buttons too' },
      });
    });
  },
};

/** A form that could not be sent keeps every word. */
export const CreatingThatFails: Story = {
  args: { operations: { tickets: async () => tickets, perform: fn(() => Promise.reject(new Error('refused'))) } },
  play: async ({ userEvent, step }) => {
    const fields = await openForm({ userEvent, step });
    await step('Type a description', async () => {
      await userEvent.type(fields.getByLabelText('Description'), 'Zips are late');
    });
    await step("Press 'Create Ticket', which is refused: a red toast says that nothing was lost", async () => {
      await userEvent.click(fields.getByRole('button', { name: 'Create Ticket' }));
      await expectFailureToast('Create Ticket');
    });
    await step('The description is as it was typed', async () => {
      await expect(fields.getByLabelText('Description')).toHaveValue('Zips are late');
    });
  },
};

/** The descriptions that are refused: a draft may say less than a ticket. */
const tooShort: Partial<Record<CommandKind, string>> = { 'save-ticket-draft': 'Zip', 'create-ticket': 'Zips' };

/**
 * What the server refuses is marked in the form and has the focus, whichever button sent it; corrected, it is accepted, and
 * nothing stays marked.
 */
export const CreatingThatIsInvalid: Story = {
  args: {
    operations: {
      tickets: async () => tickets,
      perform: fn(async ({ kind, draft }: { kind: CommandKind; draft?: Partial<TicketDraft> }) => {
        if (draft && draft.description === tooShort[kind])
          throw new OperationError('invalid', 'Say more', ['description']);
      }),
    },
  },
  play: async ({ args, userEvent, step }) => {
    const fields = await openForm({ userEvent, step });
    const description = fields.getByLabelText('Description');
    const createTicket = () => userEvent.click(fields.getByRole('button', { name: 'Create Ticket' }));
    const saveDraft = () => userEvent.click(fields.getByRole('button', { name: 'Save as Draft' }));
    await step(
      "Type 'Zip' and press 'Save as Draft', which is refused: the description is marked and has the focus",
      async () => {
        await userEvent.type(description, 'Zip');
        await saveDraft();
        await expectFailureToast('Save as Draft', NOT_ACCEPTED);
        await waitFor(() => expect(description).toHaveFocus());
        await expect(description).toBeInvalid();
      },
    );
    await step("Make it 'Zips' and press 'Create Ticket', which is refused: a red toast says so", async () => {
      await userEvent.type(description, 's');
      await createTicket();
      await expectFailureToast('Create Ticket', NOT_ACCEPTED);
    });
    await step('The description is marked and has the focus; no other field is marked', async () => {
      await waitFor(() => expect(description).toHaveFocus());
      await expect(description).toBeInvalid();
      await expect((await logForm()).querySelectorAll('[aria-invalid]')).toHaveLength(1);
    });
    await step('Sent again as it is, it is refused again, and the focus is led there again', async () => {
      await createTicket();
      await waitFor(() => expect(args.operations?.perform).toHaveBeenCalledTimes(3));
      await waitFor(() => expect(description).toHaveFocus());
    });
    await step('Write more and send it: it is accepted and the form is empty', async () => {
      await userEvent.type(description, ' are late');
      await expect(description).not.toBeInvalid();
      await createTicket();
      await waitFor(() => expect(description).toHaveValue(''));
    });
    await step("The next ticket may begin with 'Zips'", async () => {
      await userEvent.type(description, 'Zips');
      await expect(description).not.toBeInvalid();
    });
    await step("Refused once more as a ticket, it is accepted by 'Save as Draft': nothing is marked", async () => {
      await createTicket();
      await waitFor(() => expect(description).toBeInvalid());
      await saveDraft();
      await waitFor(async () => expect((await logForm()).querySelectorAll('[aria-invalid]')).toHaveLength(0));
      await expect(description).toHaveValue('Zips');
    });
  },
};

/** Fifteen seconds without a response count as a failure; the form is there to be sent again. */
export const CreatingWithoutAnswer: Story = {
  args: { operations: { tickets: async () => tickets, perform: fn(() => new Promise<void>(() => {})) } },
  play: async ({ args, userEvent, step }) => {
    const fields = await openForm({ userEvent, step });
    await step("Type a description, press 'Create Ticket' and wait nearly 15 seconds: no toast appears", async () => {
      await userEvent.type(fields.getByLabelText('Description'), 'Zips are late');
      await userEvent.click(fields.getByRole('button', { name: 'Create Ticket' }));
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectNoToast();
    });
    await step('Wait a moment longer: a red toast says that nobody answered', async () => {
      await passTime(1);
      await expectFailureToast('Create Ticket', NO_ANSWER);
    });
    await step('The description is as it was typed', async () => {
      await expect(fields.getByLabelText('Description')).toHaveValue('Zips are late');
    });
    await step('Press Enter: it is sent again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

/** The ticket's id is copied, or the browser refuses: a notice tells which. */
export const CopyingTheId: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('Open TK-4002', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View: TK-4002' }));
    });
    const panel = within(await findOpenedPanel('TK-4002'));
    await step("Press 'Copy ticket ID': a notice says that it was copied", async () => {
      await userEvent.click(panel.getByRole('button', { name: /^Copy/ }));
      await expect(writeText).toHaveBeenCalledWith('TK-4002');
      await expectNotice('Copied TK-4002');
    });
    await step('Press Enter where the browser refuses: a notice says to copy it yourself', async () => {
      writeText.mockRejectedValue(new Error('refused'));
      await userEvent.keyboard('{Enter}');
      await expectNotice('TK-4002 could not be copied. Select it and copy it yourself.');
    });
  },
};

/** 'View' opens the drawer of its own row, which is marked while the drawer is open. */
export const ViewingATicket: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = await canvas.findByRole('button', { name: 'View: TK-4002' });
    // The table stands behind the drawer, out of reach.
    const marked = () =>
      screen
        .queryAllByRole('row', { current: true, hidden: true })
        .map((row) => within(row).getByRole('rowheader', { hidden: true }).textContent);
    await step("Press 'View' of TK-4002", async () => {
      await userEvent.click(opener);
    });
    const panel = within(await findOpenedPanel('TK-4002'));
    await step('Its row is marked', async () => {
      await expect(marked()).toEqual(['TK-4002']);
    });
    await step('Its drawer tells what it is about, and that it is 2 days overdue', async () => {
      await expect(panel.getByText('Collar is uneven')).toBeVisible();
      await expect(panel.getByText('2 days overdue')).toBeInTheDocument();
    });
    await step(
      "Press 'Close': the drawer is closed, the focus is back on the button, and no row is marked",
      async () => {
        await userEvent.click(panel.getByRole('button', { name: 'Close' }));
        await expectPanelClosed(opener);
        await expect(marked()).toEqual([]);
      },
    );
  },
};

/**
 * Pressed twice, the header of the days puts the most overdue ticket first; pressed again, all stand as before. The drawer
 * steps in the order of the table.
 */
export const MostOverdueFirst: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const ids = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const header = await canvas.findByRole('button', { name: 'Days Overdue' });
    await step("Press the header 'Days Overdue': the least overdue ticket stands first", async () => {
      await userEvent.click(header);
      await waitFor(() => expect(ids()).toEqual(['TK-4003', 'TK-4002', 'TK-4001']));
    });
    await step(
      "Press 'View' of the first and 'Next': the drawer shows the second of the table, then press Escape",
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'View: TK-4003' }));
        const panel = within(await findOpenedPanel('TK-4003'));
        await expect(panel.getByText('1 of 3')).toBeVisible();
        await userEvent.click(panel.getByRole('button', { name: 'Next' }));
        await expect(within(await findPanel('TK-4002')).getByText('2 of 3')).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await expectPanelClosed(() => canvas.getByRole('button', { name: 'View: TK-4002' }));
      },
    );
    await step('Press it again: the most overdue stands first', async () => {
      await userEvent.click(header);
      await waitFor(() => expect(ids()).toEqual(['TK-4001', 'TK-4002', 'TK-4003']));
      await expect(canvas.getByRole('columnheader', { name: 'Days Overdue' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });
    await step('Press it once more: the tickets stand as at first', async () => {
      await userEvent.click(header);
      await expect(canvas.getByRole('columnheader', { name: 'Days Overdue' })).toHaveAttribute('aria-sort', 'none');
      await expect(ids()).toEqual(['TK-4001', 'TK-4002', 'TK-4003']);
    });
  },
};

/** The panel of each tab bears the tab's name. */
export const ChangingTabsByKeyboard: Story = {
  tags: ['TICKET-2'],
  play: async ({ canvas, userEvent, step }) => {
    await step("Tab to 'All Tickets'", async () => {
      (await canvas.findByRole('tab', { name: 'All Tickets' })).focus();
    });
    await step("Press the right arrow: the tab 'Log New Issue' has the focus, and its form is shown", async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Log New Issue' })).toHaveFocus();
      await expect(within(canvas.getByRole('tabpanel', { name: 'Log New Issue' })).getByRole('form')).toBeVisible();
    });
    await step('Press the left arrow: the table of all tickets is shown', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(within(canvas.getByRole('tabpanel', { name: 'All Tickets' })).getByRole('table')).toBeVisible();
    });
  },
};

/** A ticket that names an order which is in no list is shown like any other, and an order named twice is offered once, in its place. */
export const FaultySources: Story = {
  args: {
    operations: {
      tickets: async () => [buildTicket({ poNumber: 'PO-99999' })],
      purchaseOrders: async () => [
        buildPurchaseOrder({ poNumber: 'PO-31002' }),
        buildPurchaseOrder(),
        buildPurchaseOrder(),
        buildPurchaseOrder({ poNumber: '' }),
      ],
      staff: async () => ['Ada Weaver', 'Ada Weaver'],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step("Press 'View' of the ticket: its drawer names the order that is in no list", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View: TK-4001' }));
      const panel = await findOpenedPanel('TK-4001');
      await expect(definitionOf(panel, 'PO Number')).toHaveTextContent('PO-99999');
    });
    await step('Press Escape: the drawer is closed', async () => {
      await userEvent.keyboard('{Escape}');
      await expectPanelClosed();
    });
    const fields = await openForm({ userEvent, step });
    await step('Open the list of orders: each is offered once, by its number, and none without a number', async () => {
      const offered = await optionsOffered(userEvent, fields.getByRole('combobox', { name: 'Linked PO' }));
      await expect(offered).toEqual([
        'PO-31001 · ALDERWICK · Boxy Linen Shirt',
        'PO-31002 · ALDERWICK · Boxy Linen Shirt',
      ]);
    });
  },
};

const awaitedTickets = heldBack(async () => tickets);

/** While the tickets are on their way the screen before stays. */
export const Loading: Story = {
  args: { address: '/radar', operations: { tickets: awaitedTickets.call } },
  play: async (context) => {
    await expectLoading(context, { link: 'Tickets', heading: 'Ticketing System', data: awaitedTickets });
    await context.step('The three tickets are listed', async () => {
      await expect(context.canvas.getAllByRole('rowheader')).toHaveLength(3);
    });
  },
};

/** Tickets that fail to load show an error, and are there after a retry. */
export const Failed: Story = {
  args: { address: '/radar', operations: { tickets: awaitedTickets.call } },
  play: async (context) => {
    await expectFailureAndReturn(context, {
      from: 'Radar Report',
      link: 'Tickets',
      heading: 'Ticketing System',
      data: awaitedTickets,
    });
    await context.step('The three tickets are listed', async () => {
      await expect(context.canvas.getAllByRole('rowheader')).toHaveLength(3);
    });
  },
};
