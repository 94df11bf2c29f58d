import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TicketTable } from '@/components/tickets/TicketTable';
import { TICKET_STATUSES } from '@/domain/tickets/ticket';
import { buildTicket } from '@/testing/builders';
import { generatePurchaseOrders, generateTickets } from '@/testing/generateOrders';
import { lookOfBadge } from '@/testing/look';

const COLUMNS = [
  'Ticket ID',
  'Type',
  'Customer',
  'PO Number',
  'Description',
  'Status',
  'Owner',
  'Team',
  'Info Needed From',
  'Responsible for Closure',
  'Days Overdue',
  'AI Suggestion',
  'Actions',
];
const LONG =
  'Ask the mill for a split delivery, move the cutting date by two days and tell the customer today. '.repeat(4);

const escalated = buildTicket({ id: 'TK-4001', escalated: true, daysOverdue: 4 });
const calm = buildTicket({ id: 'TK-4002', escalated: false, status: 'Resolved', customer: 'BRANTHAM' });

const meta = {
  component: TicketTable,
  globals: { viewport: { value: 'w1280' } },
  args: {
    tickets: [escalated, calm],
    sort: null,
    narrowed: false,
    onSort: fn(),
    onViewTicket: fn(),
    onClearSearch: fn(),
  },
} satisfies Meta<typeof TicketTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const table = (canvas: Canvas) => canvas.getByRole('table', { name: 'All Tickets' });
const cellOf = (canvas: Canvas, id: string, column: string) => {
  const row = within(canvas.getByRole('row', { name: new RegExp(`^${id}\\b`) }));
  const cell = row.getAllByRole('cell')[COLUMNS.indexOf(column) - 1];
  if (!cell) throw new Error(`${id} has no ${column}`);
  return cell;
};

/** Thirteen columns in their order, each with its own field. */
export const Default: Story = {
  tags: ['TICKET-3'],
  play: async ({ canvas }) => {
    const headers = within(table(canvas)).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual(COLUMNS);
    for (const [column, text] of [
      ['Type', 'Delay'],
      ['Customer', 'BRANTHAM'],
      ['PO Number', 'PO-31001'],
      ['Description', 'Buttons are late'],
      ['Status', 'Resolved'],
      ['Owner', 'Ada Weaver'],
      ['Team', 'HK Ops'],
      ['Info Needed From', 'Porto Confections'],
      ['Responsible for Closure', 'Ben Dyer'],
      ['AI Suggestion', 'Ask for a split delivery.'],
      ['Actions', 'View'],
    ] as const) {
      await expect(cellOf(canvas, 'TK-4002', column)).toHaveTextContent(text);
    }
  },
};

/** 'Escalated' stands by the status of escalated tickets, and of no other. */
export const Escalated: Story = {
  tags: ['TICKET-4'],
  play: async ({ canvas }) => {
    await expect(within(cellOf(canvas, 'TK-4001', 'Status')).getByText('Escalated')).toBeVisible();
    await expect(within(cellOf(canvas, 'TK-4002', 'Status')).queryByText('Escalated')).toBeNull();
  },
};

/** Each status has a word and an icon of its own. */
export const EveryStatus: Story = {
  tags: ['TICKET-5'],
  args: { tickets: TICKET_STATUSES.map((status, index) => buildTicket({ id: `TK-400${index}`, status })) },
  play: async ({ canvas }) => {
    const looks = ['Open', 'In Progress', 'Resolved'].map((word, index) =>
      lookOfBadge(within(cellOf(canvas, `TK-400${index}`, 'Status')).getByText(word)),
    );
    await expect(new Set(looks.map(({ icon }) => icon)).size).toBe(3);
  },
};

/** Days overdue are figures to the eye and words to the ear; below nothing is in time, a part of a day counts. */
export const DaysOverdueInWords: Story = {
  args: {
    tickets: [4, 0, -2, 0.5, NaN].map((daysOverdue, index) => buildTicket({ id: `TK-400${index}`, daysOverdue })),
  },
  play: async ({ canvas }) => {
    const words = ['4 days overdue', 'not overdue', 'not overdue', '0.5 days overdue', 'days overdue unknown'];
    for (const [index, word] of words.entries()) {
      await expect(within(cellOf(canvas, `TK-400${index}`, 'Days Overdue')).getByText(word)).toBeInTheDocument();
    }
  },
};

/** A long suggestion is cut at two lines; a press or Enter shows the whole, Escape gives the focus back. */
export const LongSuggestion: Story = {
  args: { tickets: [buildTicket({ id: 'TK-4001', gptSuggestion: LONG }), calm] },
  play: async ({ canvas, userEvent, step }) => {
    const opener = await within(cellOf(canvas, 'TK-4001', 'AI Suggestion')).findByRole('button');
    await step('Two lines, as high as any row', async () => {
      const [, long, short] = canvas.getAllByRole('row');
      await expect(long?.getBoundingClientRect().height).toBe(short?.getBoundingClientRect().height);
    });
    for (const open of [() => userEvent.click(opener), () => userEvent.keyboard('{Enter}')]) {
      await step('Read the whole and go back', async () => {
        await open();
        const whole = await screen.findByRole('dialog', { name: 'AI Suggestion for TK-4001' });
        await expect(whole).toHaveTextContent(LONG.trim());
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(opener).toHaveFocus());
      });
    }
  },
};

/** A ticket whose order is not known is shown as it is; what is empty is a dash. */
export const FaultyFields: Story = {
  args: { tickets: [buildTicket({ id: 'TK-4001', poNumber: 'PO-99999', owner: '', gptSuggestion: ' ' })] },
  play: async ({ canvas }) => {
    await expect(cellOf(canvas, 'TK-4001', 'PO Number')).toHaveTextContent('PO-99999');
    await expect(cellOf(canvas, 'TK-4001', 'Owner')).toHaveTextContent(/^–$/);
    await expect(cellOf(canvas, 'TK-4001', 'AI Suggestion')).toHaveTextContent(/^–$/);
  },
};

/** Text from data is text. */
export const MarkupIsText: Story = {
  args: { tickets: [buildTicket({ id: 'TK-4001', description: '<b>late</b>', gptSuggestion: '<script>1</script>' })] },
  play: async ({ canvas }) => {
    await expect(cellOf(canvas, 'TK-4001', 'Description')).toHaveTextContent('<b>late</b>');
    await expect(cellOf(canvas, 'TK-4001', 'AI Suggestion')).toHaveTextContent('<script>1</script>');
    await expect(table(canvas).querySelector('td b, td script')).toBeNull();
  },
};

export const ManyTickets: Story = {
  tags: ['SHELL-12'],
  args: { tickets: generateTickets(187, generatePurchaseOrders(400, 1), 1) },
  play: async ({ args, canvas }) => {
    await expect(table(canvas)).toHaveAttribute('aria-rowcount', String(args.tickets.length + 1));
    await expect(canvas.getByText(String(args.tickets.length))).toBeVisible();
  },
};

export const NoTickets: Story = {
  tags: ['TICKET-10'],
  args: { tickets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tickets yet')).toBeVisible();
    await expect(within(table(canvas)).getAllByRole('columnheader')).toHaveLength(13);
    await expect(canvas.queryByRole('button', { name: 'Show all tickets' })).toBeNull();
  },
};

export const NoMatch: Story = {
  args: { tickets: [], narrowed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No tickets match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all tickets' }));
    await expect(args.onClearSearch).toHaveBeenCalledTimes(1);
  },
};

export const SortingByDaysOverdue: Story = {
  args: { sort: { column: 'id', direction: 'ascending' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Ticket ID' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Days Overdue' }));
    await expect(args.onSort).toHaveBeenCalledWith('daysOverdue');
  },
};

export const ViewingATicket: Story = {
  tags: ['TICKET-3'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View TK-4002' }));
    await expect(args.onViewTicket).toHaveBeenCalledWith(calm);
  },
};

/** On a phone each ticket is a card of a list, with the name of every column over its value. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('list', { name: 'All Tickets' })).getAllByRole('listitem');
    if (!first) throw new Error('There is no card');
    const card = within(first);
    await expect(card.getByRole('heading', { name: 'TK-4001' })).toBeVisible();
    for (const column of COLUMNS.slice(1)) await expect(card.getByText(column)).toBeVisible();
    await expect(card.getByText('Escalated')).toBeVisible();
  },
};
