import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { TICKET_TABS, TicketsView } from '@/screens/tickets/TicketsView';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { generateTickets } from '@/testing/tickets/generateTickets';
import { textsUnder } from '@/testing/tableCells';
import { buildTicket } from '@/testing/tickets/buildTickets';

const tickets = generateTickets(40, generatePurchaseOrders(30, 7), 7);

const meta = {
  component: TicketsView,
  argTypes: { tab: { control: 'radio', options: TICKET_TABS } },
  args: {
    tab: 'all-tickets',
    tickets,
    shownTickets: tickets,
    search: '',
    sort: null,
    draft: emptyTicketDraft,
    poNumbers: ['PO-31001'],
    staff: ['Ada Weaver'],
    onChangeTab: fn(),
    onSearch: fn(),
    onSort: fn(),
    onViewTicket: fn(),
    onChangeDraft: fn(),
    onSaveDraft: fn(),
    onCreateTicket: fn(),
  },
} satisfies Meta<typeof TicketsView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const figures = (canvas: Canvas) =>
  ['Open', 'Overdue', 'Escalated'].map((title) => canvas.getByRole('article', { name: title }).textContent);

/** The counters say what one counts in the rows. */
export const Default: Story = {
  tags: ['TICKET-1'],
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'All Tickets' });
    const statuses = textsUnder(table, 'Status');
    await step('There are forty rows', async () => {
      await expect(statuses).toHaveLength(40);
    });
    const counted = [
      statuses.filter((said) => !said?.startsWith('Resolved')).length,
      textsUnder(table, 'Days Overdue').filter((said) => said?.endsWith('overdue') && !said.endsWith('not overdue'))
        .length,
      statuses.filter((said) => said?.endsWith('Escalated')).length,
    ];
    await step('Each counter says what one counts in the rows', async () => {
      await expect(new Set(counted).size).toBe(3);
      await expect(figures(canvas)).toEqual([`${counted[0]}Open`, `${counted[1]}Overdue`, `${counted[2]}Escalated`]);
    });
  },
};

/** A search leaves rows out and the counters alone. */
export const Searched: Story = {
  tags: ['TICKET-1'],
  args: { search: tickets[3]?.id ?? '', shownTickets: tickets.slice(3, 4) },
  play: async (context) => {
    const { canvas, args, userEvent, step } = context;
    const before = figures(canvas);
    await step('The one ticket that was found is listed, and the counters still count all', async () => {
      await expect(textsUnder(canvas.getByRole('table'), 'Ticket ID')).toEqual([tickets[3]?.id]);
      await expect(Number.parseInt(before[0] ?? '', 10)).toBeGreaterThan(1);
    });
    await step("Press 'Clear search': the view calls onSearch with an empty text", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(args.onSearch).toHaveBeenCalledWith('');
    });
  },
};

/** Days that are not a number, or not above 0, do not count; part of a day counts. */
export const OddDays: Story = {
  tags: ['TICKET-1'],
  args: {
    tickets: [-3, NaN, 0, 0.5].map((daysOverdue, place) => buildTicket({ id: `TK-400${place}`, daysOverdue })),
    shownTickets: [],
  },
  play: async ({ canvas, step }) => {
    await step('The counters say 4 open, 1 overdue and 0 escalated', async () => {
      await expect(figures(canvas)).toEqual(['4Open', '1Overdue', '0Escalated']);
    });
  },
};

/** Without tickets the table says so, and every counter is 0. */
export const Empty: Story = {
  tags: ['TICKET-10'],
  args: { tickets: [], shownTickets: [] },
  play: async ({ canvas, step }) => {
    await step("The table says 'No tickets yet'", async () => {
      await expect(
        within(canvas.getByRole('table', { name: 'All Tickets' })).getByText('No tickets yet'),
      ).toBeVisible();
    });
    await step('Every counter is 0', async () => {
      await expect(figures(canvas)).toEqual(['0Open', '0Overdue', '0Escalated']);
    });
  },
};

/** Two tabs with a panel of the same name; the arrow keys go round, and one Tab leaves them. */
export const TabsByKeyboard: Story = {
  tags: ['TICKET-2'],
  play: async ({ canvas, args, userEvent, step }) => {
    const [all, log] = canvas.getAllByRole('tab');
    if (!all || !log) throw new Error('There are two tabs.');
    await step("The panel of 'All Tickets' is shown", async () => {
      await expect(canvas.getByRole('tabpanel', { name: 'All Tickets' })).toBeVisible();
    });
    await step(
      "Tab to the first tab and press the right arrow: the second has the focus, and the view calls onChangeTab with 'log-new-issue'",
      async () => {
        all.focus();
        await userEvent.keyboard('{ArrowRight}');
        await expect(log).toHaveFocus();
        await expect(args.onChangeTab).toHaveBeenLastCalledWith('log-new-issue');
      },
    );
    await step('Press the right arrow again: it goes round to the first', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(all).toHaveFocus();
    });
    await step('Press End, then Home: the focus is on the last, then on the first', async () => {
      await userEvent.keyboard('{End}');
      await expect(log).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(all).toHaveFocus();
    });
    await step('Press Tab: the focus leaves the tabs', async () => {
      await userEvent.tab();
      await expect(log).not.toHaveFocus();
    });
  },
};

/** The form stands in the second tab, and calls its callbacks. */
export const LoggingAnIssue: Story = {
  tags: ['TICKET-2'],
  args: { tab: 'log-new-issue' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('The form is shown and the table is not', async () => {
      await expect(canvas.getByRole('tabpanel', { name: 'Log New Issue' })).toBeVisible();
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    });
    const form = within(canvas.getByRole('form', { name: 'Log New Issue' }));
    await step('Type a Z into the description: the view calls onChangeDraft with the whole draft', async () => {
      await userEvent.type(form.getByLabelText('Description'), 'Z');
      await expect(args.onChangeDraft).toHaveBeenCalledWith({ ...emptyTicketDraft, description: 'Z' });
    });
    await step("Press 'Save as Draft': the view calls onSaveDraft once", async () => {
      await userEvent.click(form.getByRole('button', { name: 'Save as Draft' }));
      await expect(args.onSaveDraft).toHaveBeenCalledTimes(1);
    });
    await step("Press 'Create Ticket': the view calls onCreateTicket once", async () => {
      await userEvent.click(form.getByRole('button', { name: 'Create Ticket' }));
      await expect(args.onCreateTicket).toHaveBeenCalledTimes(1);
    });
  },
};

/** The table's own buttons call their callbacks. */
export const SortingAndViewing: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step("Press the header 'Days Overdue': the view calls onSort with 'daysOverdue'", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Days Overdue' }));
      await expect(args.onSort).toHaveBeenCalledWith('daysOverdue');
    });
    await step("Press 'View' of the first ticket: the view calls onViewTicket with that ticket", async () => {
      await userEvent.click(canvas.getByRole('button', { name: `View ${tickets[0]?.id}` }));
      await expect(args.onViewTicket).toHaveBeenCalledWith(tickets[0]);
    });
  },
};
