import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { buildPurchaseOrder, buildTicket } from '@/testing/builders';
import { definitionOf } from '@/testing/definition';
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
  globals: { viewport: { value: 'w1280' } },
  args: { address: '/tickets', operations: { tickets: async () => tickets, perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

const count = (title: string) => within(screen.getByRole('article', { name: title }));
const logForm = () => screen.findByRole('form', { name: 'Log New Issue' });
const openForm = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Log New Issue' }));
  return within(await logForm());
};

/** Open is what is not resolved; overdue and escalated count whatever the status. */
export const Default: Story = {
  tags: ['TICKET-1', 'TICKET-2'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'All Tickets' })).toBeVisible();
    await expect(count('Open').getByText('2')).toBeVisible();
    await expect(count('Overdue').getByText('2')).toBeVisible();
    await expect(count('Escalated').getByText('1')).toBeVisible();
    const [table, form, ...others] = canvas.getAllByRole('tab');
    await expect(table).toHaveAccessibleName('All Tickets');
    await expect(form).toHaveAccessibleName('Log New Issue');
    await expect(others).toEqual([]);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('All Tickets');
  },
};

export const NoTickets: Story = {
  tags: ['TICKET-10'],
  args: { operations: { tickets: async () => [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets yet')).toBeVisible();
    for (const title of ['Open', 'Overdue', 'Escalated']) await expect(count(title).getByText('0')).toBeVisible();
  },
};

/** The search narrows the table and leaves the counters alone. */
export const Searching: Story = {
  tags: ['TICKET-1'],
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox');
    await userEvent.type(box, 'COLLAR');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['TK-4002']));
    await expect(count('Open').getByText('2')).toBeVisible();
    await expect(count('Overdue').getByText('2')).toBeVisible();
    await expect(count('Escalated').getByText('1')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'All Tickets' }).parentElement).toHaveTextContent('All Tickets1');
    await userEvent.type(box, ' and more');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all tickets' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
  },
};

/** Nothing is required: an empty form is logged as it is, and no toast appears. */
export const CreatingWithoutAWord: Story = {
  tags: ['TICKET-8'],
  play: async ({ args, userEvent }) => {
    const fields = await openForm(userEvent);
    await userEvent.click(fields.getByRole('button', { name: 'Create Ticket' }));
    await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'create-ticket', draft: emptyTicketDraft });
    await expect(within(screen.getByRole('region', { name: 'Notifications' })).queryByRole('listitem')).toBeNull();
  },
};

/** What was typed survives a change of tab and 'Save as Draft'; 'Create Ticket' logs it and clears the form. */
export const TypingSavingAndCreating: Story = {
  tags: ['DATA-3', 'TICKET-2', 'TICKET-8', 'TICKET-9'],
  play: async ({ args, userEvent, step }) => {
    const draft = { ...emptyTicketDraft, type: 'Delay', description: 'Zips are late', deadline: '2026-02-01' };
    await step('Fill in some of the form', async () => {
      const fields = await openForm(userEvent);
      await userEvent.click(fields.getByRole('combobox', { name: 'Ticket Type' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Delay' }));
      await userEvent.type(fields.getByLabelText('Description'), 'Zips are late');
      await userEvent.type(fields.getByLabelText('Deadline'), '2026-02-01');
    });
    await step('Look at the table and come back', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'All Tickets' }));
      const fields = await openForm(userEvent);
      await expect(fields.getByLabelText('Description')).toHaveValue('Zips are late');
    });
    await step('Save as Draft changes nothing', async () => {
      const fields = within(await logForm());
      await userEvent.click(fields.getByRole('button', { name: 'Save as Draft' }));
      await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'save-ticket-draft', draft });
      await expect(fields.getByLabelText('Description')).toHaveValue('Zips are late');
      await expect(fields.getByLabelText('Deadline')).toHaveValue('2026-02-01');
      await expect(fields.getByRole('combobox', { name: 'Ticket Type' })).toHaveTextContent('Delay');
    });
    await step('Create Ticket logs it and clears the form', async () => {
      const fields = within(await logForm());
      await userEvent.click(fields.getByRole('button', { name: 'Create Ticket' }));
      await expect(args.operations?.perform).toHaveBeenCalledWith({ kind: 'create-ticket', draft });
      await waitFor(() => expect(fields.getByLabelText('Description')).toHaveValue(''));
      await expect(fields.getByRole('combobox', { name: 'Ticket Type' })).toHaveTextContent('Select a type');
      await expect(fields.getByLabelText('Deadline')).toHaveValue('');
      await expect(within(screen.getByRole('region', { name: 'Notifications' })).queryByRole('listitem')).toBeNull();
    });
  },
};

/** Answers in the order in which they are released. */
const answers: (() => void)[] = [];

/** What is typed while a ticket is created belongs to the next one: the answer clears the form only as it was sent. */
export const TypingWhileCreating: Story = {
  args: {
    operations: {
      tickets: async () => tickets,
      perform: fn(
        () =>
          new Promise<void>((resolve) => {
            answers.push(resolve);
          }),
      ),
    },
  },
  play: async ({ args, userEvent }) => {
    answers.length = 0;
    const form = await openForm(userEvent);
    const description = form.getByRole('textbox', { name: 'Description' });
    await userEvent.type(description, 'Zips bite');
    await userEvent.click(form.getByRole('button', { name: 'Create Ticket' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.type(description, ', and buttons');
    answers[0]?.();
    await userEvent.type(description, ' too');
    await expect(description).toHaveValue('Zips bite, and buttons too');
    await userEvent.click(form.getByRole('button', { name: 'Save as Draft' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    await expect(args.operations?.perform).toHaveBeenLastCalledWith({
      kind: 'save-ticket-draft',
      draft: { ...emptyTicketDraft, description: 'Zips bite, and buttons too' },
    });
  },
};

/** A form that could not be sent keeps every word. */
export const CreatingThatFails: Story = {
  args: { operations: { tickets: async () => tickets, perform: fn(() => Promise.reject(new Error('refused'))) } },
  play: async ({ userEvent }) => {
    const fields = await openForm(userEvent);
    await userEvent.type(fields.getByLabelText('Description'), 'Zips are late');
    await userEvent.click(fields.getByRole('button', { name: 'Create Ticket' }));
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    await expect(await toasts.findByText('Action Failed')).toBeInTheDocument();
    await expect(fields.getByLabelText('Description')).toHaveValue('Zips are late');
  },
};

export const ViewingATicket: Story = {
  tags: ['TICKET-3'],
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'View TK-4001' });
    await userEvent.click(opener);
    const panel = within(await screen.findByRole('dialog', { name: 'TK-4001' }));
    await expect(panel.getByText('Buttons are late')).toBeVisible();
    await expect(panel.getByText('4 days overdue')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Pressed twice, the header of the days puts the most overdue ticket first; pressed again, all stand as before. */
export const MostOverdueFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const ids = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const header = await canvas.findByRole('button', { name: 'Days Overdue' });
    await userEvent.click(header);
    await waitFor(() => expect(ids()).toEqual(['TK-4003', 'TK-4002', 'TK-4001']));
    await userEvent.click(header);
    await waitFor(() => expect(ids()).toEqual(['TK-4001', 'TK-4002', 'TK-4003']));
    await expect(canvas.getByRole('columnheader', { name: 'Days Overdue' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(header);
    await expect(canvas.getByRole('columnheader', { name: 'Days Overdue' })).toHaveAttribute('aria-sort', 'none');
    await expect(ids()).toEqual(['TK-4001', 'TK-4002', 'TK-4003']);
  },
};

/** The panel of each tab bears the tab's name. */
export const ChangingTabsByKeyboard: Story = {
  tags: ['TICKET-2'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('tab', { name: 'All Tickets' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Log New Issue' })).toHaveFocus();
    await expect(within(canvas.getByRole('tabpanel', { name: 'Log New Issue' })).getByRole('form')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvas.getByRole('tabpanel', { name: 'All Tickets' })).getByRole('table')).toBeVisible();
  },
};

/** A ticket that names an order which is in no list is shown like any other, and an order named twice is offered once. */
export const FaultySources: Story = {
  args: {
    operations: {
      tickets: async () => [buildTicket({ poNumber: 'PO-99999' })],
      purchaseOrders: async () => [buildPurchaseOrder(), buildPurchaseOrder(), buildPurchaseOrder({ poNumber: '' })],
      staff: async () => ['Ada Weaver', 'Ada Weaver'],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View TK-4001' }));
    const panel = await screen.findByRole('dialog', { name: 'TK-4001' });
    await expect(definitionOf(panel, 'PO Number')).toHaveTextContent('PO-99999');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const fields = await openForm(userEvent);
    await userEvent.click(fields.getByRole('combobox', { name: 'Linked PO' }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(offered).toEqual(['PO-31001']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
