import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TicketTable } from '@/components/tickets/TicketTable';
import { TICKET_STATUSES } from '@/domain/tickets/ticket';
import { beyond } from '@/testing/box';
import { iconBeside, iconsIn } from '@/testing/icon';
import { chooseOption, optionsOffered } from '@/testing/lists';
import { expectPanelClosed } from '@/testing/panels';
import { cellsUnder, columnNames, expectCount, textsUnder } from '@/testing/tableCells';
import { buildTicket, buildTickets } from '@/testing/tickets/buildTickets';
import { ticketTableIn } from '@/testing/tickets/ticketTableIn';

const LONG =
  'Lab dips for the crew knit are not approved; bulk dyeing cannot start before the navy is signed off by the customer, who is away until Monday.';
const ADVICE =
  'Ask for a same-day sign-off of the second navy dip and hold the knit slot at the mill until Thursday, then tell the customer which date holds.';

const meta = {
  component: TicketTable,
  parameters: { docs: { width: 1536 } },
  args: {
    tickets: buildTickets(),
    sort: null,
    narrowed: false,
    onSort: fn(),
    onViewTicket: fn(),
    onClearSearch: fn(),
  },
} satisfies Meta<typeof TicketTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every column that sorts, with the field that it sorts by. */
const SORTING = [
  ['Ticket ID', 'id'],
  ['Type', 'type'],
  ['Customer', 'customer'],
  ['PO Number', 'poNumber'],
  ['Description', 'description'],
  ['Status', 'status'],
  ['Owner', 'owner'],
  ['Team', 'team'],
  ['Info Needed From', 'infoNeededFrom'],
  ['Responsible for Closure', 'responsibleForClosure'],
  ['Days Overdue', 'daysOverdue'],
  ['AI Suggestion', 'gptSuggestion'],
] as const;
const SORTING_NAMES = SORTING.map(([name]) => name);

/** Thirteen columns in order, each with what belongs under it. */
export const Default: Story = {
  tags: ['TICKET-3'],
  play: async ({ canvas }) => {
    const table = ticketTableIn(canvas);
    await expect(columnNames(table)).toEqual([...SORTING_NAMES, 'Actions']);
    const [, second] = within(table).getAllByRole('row').slice(1);
    await expect([...(second?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'TK-4002',
      'Quality Issue',
      'BRANTHAM',
      'PO-31002',
      'Collar stands uneven',
      'In ProgressEscalated',
      'Ben Dyer',
      'Quality Control',
      'Lodz Knitting',
      'Cleo Fuller',
      '44 days overdue',
      'Move the second fitting forward.',
      'View',
    ]);
    await expect(cellsUnder(table, 'Status').map(iconsIn)).toEqual([['circle-dot'], ['contrast', 'chevrons-up']]);
    await expect(cellsUnder(table, 'AI Suggestion').map(iconsIn)).toEqual([['sparkles'], ['sparkles']]);
    await expectCount(canvas, 'All Tickets', '2');
  },
};

/** Nothing there at all: another word than for a search without a match, and nothing to clear. */
export const Empty: Story = {
  tags: ['TICKET-10'],
  args: { tickets: [] },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No tickets yet'))).toBe('ticket');
    await expect(canvas.queryByRole('button', { name: 'Show All Tickets' })).not.toBeInTheDocument();
    await expectCount(canvas, 'All Tickets', '0');
  },
};

/** The badge stands under the status of what was escalated, whatever the status, and nowhere else. */
export const Escalated: Story = {
  tags: ['TICKET-4'],
  args: {
    tickets: TICKET_STATUSES.flatMap((status, place) => [
      buildTicket({ id: `TK-400${place}`, status, escalated: true }),
      buildTicket({ id: `TK-401${place}`, status, escalated: false }),
    ]),
  },
  play: async ({ canvas, args }) => {
    const cells = cellsUnder(ticketTableIn(canvas), 'Status');
    const said = args.tickets.map(({ status, escalated }) => `${status}${escalated ? 'Escalated' : ''}`);
    await expect(cells.map(({ textContent }) => textContent)).toEqual(said);
    await expect(canvas.getAllByText('Escalated')).toHaveLength(3);
  },
};

/** Open, In Progress, Resolved: each with its icon. */
export const EveryStatus: Story = {
  tags: ['TICKET-5'],
  args: { tickets: TICKET_STATUSES.map((status, place) => buildTicket({ id: `TK-400${place}`, status })) },
  play: async ({ canvas }) => {
    await expect(textsUnder(ticketTableIn(canvas), 'Status')).toEqual(['Open', 'In Progress', 'Resolved']);
    const icons = ['Open', 'In Progress', 'Resolved'].map((word) => iconBeside(canvas.getByText(word)));
    await expect(icons).toEqual(['circle-dot', 'contrast', 'check-check']);
  },
};

/** Overdue days: a figure or a dash on screen, words for screen readers. */
export const OverdueInWords: Story = {
  args: { tickets: [4, 1, 0].map((daysOverdue) => buildTicket({ id: `TK-400${daysOverdue}`, daysOverdue })) },
  play: async ({ canvas }) => {
    const heard = ['4 days overdue', '1 day overdue', 'not overdue'];
    await expect(textsUnder(ticketTableIn(canvas), 'Days Overdue')).toEqual(
      ['4', '1', '–'].map((seen, at) => seen + heard[at]),
    );
    for (const words of heard) {
      await expect(canvas.getByRole('cell', { name: words })).toBeVisible();
      await expect(getComputedStyle(canvas.getByRole('cell', { name: words })).textAlign).toBe('right');
    }
  },
};

/** The ten thousandth ticket has its whole id; one from another system, of any length, ends in an ellipsis on its line. */
export const LongIds: Story = {
  tags: ['edge'],
  args: { tickets: [buildTicket({ id: 'TK-10000' }), buildTicket({ id: 'SERVICE-DESK-2026-000417' })] },
  play: async ({ canvas }) => {
    const [whole, long] = canvas.getAllByRole('rowheader').map((cell) => cell.firstElementChild);
    await expect(whole).toHaveTextContent('TK-10000');
    await expect(whole?.scrollWidth).toBe(whole?.clientWidth);
    await expect(long?.scrollWidth).toBeGreaterThan(long?.clientWidth ?? Infinity);
    await expect(long).toHaveStyle({ overflow: 'hidden', 'text-overflow': 'ellipsis' });
    await expect(long?.getBoundingClientRect().height).toBe(whole?.getBoundingClientRect().height);
  },
};

/** Two lines of a long description and a long suggestion; the whole is a press away. */
export const LongTextsByMouse: Story = {
  args: { tickets: [buildTicket({ description: LONG, gptSuggestion: ADVICE }), buildTicket({ id: 'TK-4002' })] },
  play: async ({ canvas, userEvent, step }) => {
    const [long, short] = within(ticketTableIn(canvas)).getAllByRole('row').slice(1);
    await expect(long?.getBoundingClientRect().height).toBe(short?.getBoundingClientRect().height);
    for (const [name, words] of [
      ['Description of TK-4001', LONG],
      ['AI Suggestion for TK-4001', ADVICE],
    ] as const) {
      await step(name, async () => {
        const opener = await canvas.findByRole('button', { name: `Show All: ${name}` });
        await expect(opener.getBoundingClientRect().height).toBeLessThanOrEqual(40);
        await userEvent.click(opener);
        const whole = await screen.findByRole('dialog', { name });
        await waitFor(() => expect(within(whole).getByText(words)).toBeVisible());
        await userEvent.keyboard('{Escape}');
        await expectPanelClosed();
      });
    }
  },
};

/** With the keys alone: Tab to the text, Enter for the whole, Escape back to where one was; Tab goes on to the action. */
export const LongTextsByKeyboard: Story = {
  args: { tickets: [buildTicket({ description: LONG, gptSuggestion: ADVICE })] },
  play: async ({ canvas, userEvent }) => {
    const description = await canvas.findByRole('button', { name: 'Show All: Description of TK-4001' });
    const advice = await canvas.findByRole('button', { name: 'Show All: AI Suggestion for TK-4001' });
    description.focus();
    await userEvent.tab();
    await expect(advice).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'AI Suggestion for TK-4001' })).toHaveTextContent(ADVICE);
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed();
    await waitFor(() => expect(advice).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View: TK-4001' })).toHaveFocus();
  },
};

/** 'View' hands over the ticket of its own row, by mouse and by keyboard. */
export const View: Story = {
  tags: ['TICKET-3'],
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = args.tickets;
    await userEvent.click(canvas.getByRole('button', { name: 'View: TK-4002' }));
    await expect(args.onViewTicket).toHaveBeenLastCalledWith(second);
    canvas.getByRole('button', { name: 'View: TK-4001' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewTicket).toHaveBeenLastCalledWith(first);
    await expect(args.onViewTicket).toHaveBeenCalledTimes(2);
  },
};

/** Every header but that of the actions sorts by its column. */
export const SortByEveryColumn: Story = {
  play: async ({ canvas, args, userEvent }) => {
    for (const name of SORTING_NAMES) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onSort.mock.calls).toEqual(SORTING.map(([, column]) => [column]));
    await expect(canvas.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
  },
};

/** The sorted column says its direction, and only that one. */
export const SortedByDaysOverdue: Story = {
  args: { sort: { column: 'daysOverdue', direction: 'descending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Days Overdue' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Ticket ID' })).toHaveAttribute('aria-sort', 'none');
  },
};

/** A search left nothing: it says so, in sight without scrolling, and offers the way back. */
export const NoMatch: Story = {
  args: { tickets: [], narrowed: true },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(iconBeside(canvas.getByText('No tickets match'))).toBe('search-x');
    await expect(canvas.queryByText('No tickets yet')).not.toBeInTheDocument();
    const back = canvas.getByRole('button', { name: 'Show All Tickets' });
    await expect(back.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    await userEvent.click(back);
    await expect(args.onClearSearch).toHaveBeenCalledTimes(1);
  },
};

/** Below 1024 px each ticket is a card: every value under its column's name, long texts as wide as the card. */
export const OnAPhone: Story = {
  tags: ['TICKET-3', 'TICKET-4'],
  args: {
    tickets: [
      buildTicket({ description: LONG, gptSuggestion: ADVICE, daysOverdue: 4, escalated: true }),
      buildTicket({ id: 'TK-4002', gptSuggestion: '' }),
    ],
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'All Tickets' })).getAllByRole('listitem');
    if (!first || !second) throw new Error('There are two tickets.');
    await expect(within(first).getByText('Escalated')).toBeVisible();
    await expect(within(second).queryByText('Escalated')).not.toBeInTheDocument();
    await expect(within(first).getByText('4 days overdue')).toBeInTheDocument();
    await userEvent.click(within(first).getByRole('button', { name: 'More: TK-4001' }));
    await expect(
      within(first)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Customer',
      'PO Number',
      'Days Overdue',
      'Type',
      'Owner',
      'Team',
      'Info Needed From',
      'Responsible for Closure',
      'AI Suggestion',
    ]);
    const advice = await within(first).findByRole('button', { name: 'Show All: AI Suggestion for TK-4001' });
    await expect(advice.getBoundingClientRect().width).toBeGreaterThan(first.getBoundingClientRect().width * 0.75);
    await userEvent.click(advice);
    await expect(await screen.findByRole('dialog', { name: 'AI Suggestion for TK-4001' })).toHaveTextContent(ADVICE);
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed();
    await userEvent.click(within(second).getByRole('button', { name: 'View: TK-4002' }));
    await expect(args.onViewTicket.mock.calls).toEqual([[args.tickets[1]]]);
  },
};

/** What the headers do for the table, a list does for the cards of a phone, and a button beside it turns the order. */
export const SortedOnAPhone: Story = {
  args: { sort: { column: 'daysOverdue', direction: 'descending' } },
  // Without the margin that the book puts around a story.
  parameters: { layout: 'none' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, args, userEvent }) => {
    const column = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(column).toHaveTextContent(/^Days Overdue$/);
    await expect(await optionsOffered(userEvent, column)).toEqual(SORTING_NAMES);
    const turn = canvas.getByRole('button', { name: 'Descending, press to remove sorting' });
    await expect(iconsIn(turn)).toEqual(['arrow-down']);
    await userEvent.click(turn);
    await expect(args.onSort).toHaveBeenLastCalledWith('daysOverdue');
    await expect(column).toHaveFocus();
    await chooseOption(userEvent, column, 'Customer');
    await expect(args.onSort).toHaveBeenLastCalledWith('customer');
    // Both in one line, in sight without scrolling.
    await expect(turn.getBoundingClientRect().top).toBeLessThan(column.getBoundingClientRect().bottom);
    for (const control of [column, turn]) await expect(beyond(control)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing is sorted until a column is chosen, and there is no order to turn. */
export const UnsortedOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent(/^Not sorted$/);
    await expect(canvas.queryByRole('button', { name: /scending/ })).not.toBeInTheDocument();
  },
};

/** On a tablet each column has a button, in as many lines as they need; the one that sorts says how. */
export const SortedOnATablet: Story = {
  args: { sort: { column: 'daysOverdue', direction: 'descending' } },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, args, userEvent }) => {
    const sorts = within(canvas.getByRole('group', { name: 'Sort by' })).getAllByRole('button');
    await expect(sorts.map(({ textContent }) => textContent)).toEqual(SORTING_NAMES);
    const pressed = within(canvas.getByRole('group', { name: 'Sort by' })).getAllByRole('button', { pressed: true });
    await expect(pressed.map(({ textContent }) => textContent)).toEqual(['Days Overdue']);
    await userEvent.click(canvas.getByRole('button', { name: 'Days Overdue, descending' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('daysOverdue');
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('customer');
    await expect(iconsIn(canvas.getByRole('group', { name: 'Sort by' }))).toEqual(['arrow-down']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A single card has nothing to be sorted among. */
export const OneOnAPhone: Story = {
  args: { tickets: [buildTicket()] },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Sort by' })).not.toBeInTheDocument();
  },
};
