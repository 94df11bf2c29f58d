import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TicketForm } from '@/components/tickets/TicketForm';
import { TicketTable } from '@/components/tickets/TicketTable';
import type { Ticket } from '@/domain/tickets/ticket';
import { emptyTicketDraft } from '@/domain/tickets/ticketDraft';
import { TICKET_TABS, TicketsView } from '@/screens/tickets/TicketsView';
import { iconsIn } from '@/testing/icon';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { generateTickets } from '@/testing/tickets/generateTickets';
import { textsUnder } from '@/testing/tableCells';
import { buildTicket } from '@/testing/tickets/buildTickets';

const tickets = generateTickets(40, generatePurchaseOrders(30, 7), 7);

/** The table in its place, which has stories of its own. */
const tableOf = (shown: readonly Ticket[]) => (
  <TicketTable
    tickets={shown}
    sort={null}
    narrowed={shown.length < tickets.length}
    onSort={fn()}
    onViewTicket={fn()}
    onClearSearch={fn()}
  />
);

/** The form in its place, which has stories of its own. */
const form = (
  <TicketForm
    draft={emptyTicketDraft}
    orders={[{ poNumber: 'PO-31001', styleName: 'Rib Beanie', customer: 'TARNFELL' }]}
    staff={['Ada Weaver']}
    onChangeDraft={fn()}
    onSaveDraft={fn()}
    onCreateTicket={fn()}
  />
);

const meta = {
  component: TicketsView,
  parameters: { docs: { width: 1536 } },
  argTypes: { tab: { control: 'radio', options: TICKET_TABS } },
  args: {
    tab: 'all-tickets',
    tickets,
    foundCount: tickets.length,
    search: '',
    table: tableOf(tickets),
    hasDraft: false,
    form,
    onChangeTab: fn(),
    onSearch: fn(),
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
  args: { search: tickets[3]?.id ?? '', foundCount: 1, table: tableOf(tickets.slice(3, 4)) },
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
  },
  play: async ({ canvas, step }) => {
    await step('The counters say 4 open, 1 overdue and 0 escalated', async () => {
      await expect(figures(canvas)).toEqual(['4Open', '1Overdue', '0Escalated']);
    });
  },
};

/** Without tickets every counter is 0. */
export const Empty: Story = {
  args: {
    tickets: [],
    foundCount: 0,
    table: (
      <TicketTable tickets={[]} sort={null} narrowed={false} onSort={fn()} onViewTicket={fn()} onClearSearch={fn()} />
    ),
  },
  play: async ({ canvas, step }) => {
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

/** What was typed into the form and not sent waits behind its tab, which says so while the table is shown. */
export const DraftBehindTheTab: Story = {
  args: { hasDraft: true },
  play: async ({ canvas, step }) => {
    await step("The tab reads 'Log New Issue' and 'Draft', and is heard so", async () => {
      const tab = canvas.getByRole('tab', { name: 'Log New Issue Draft' });
      await expect(tab.firstElementChild).toHaveTextContent(/^Log New Issue\s*Draft$/);
      await expect(iconsIn(tab)).toContain('pen-line');
    });
    await step("'All Tickets' does not", async () => {
      await expect(canvas.getByRole('tab', { name: 'All Tickets' })).not.toHaveTextContent('Draft');
    });
  },
};

/** The form stands in the second tab, in place of the table. A draft that is in sight has no mark. */
export const LoggingAnIssue: Story = {
  tags: ['TICKET-2'],
  args: { tab: 'log-new-issue', hasDraft: true },
  play: async ({ canvas, step }) => {
    await step('Its tab has its name and no mark', async () => {
      await expect(canvas.getByRole('tab', { name: 'Log New Issue' })).not.toHaveTextContent('Draft');
    });
    await step('The form is shown and the table is not', async () => {
      await expect(canvas.getByRole('tabpanel', { name: 'Log New Issue' })).toBeVisible();
      await expect(canvas.getByRole('form', { name: 'Log New Issue' })).toBeVisible();
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    });
  },
};
