import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TicketTable } from '@/components/tickets/TicketTable';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { generateTickets } from '@/testing/tickets/generateTickets';
import { ticketTableIn } from '@/testing/tickets/ticketTableIn';
import { expectCount, headsOfAllRows, textsUnder } from '@/testing/tableCells';

const generated = generateTickets(187, generatePurchaseOrders(120, 5), 5);

const meta = {
  component: TicketTable,
  parameters: { docs: { width: 1536 } },
  args: {
    tickets: generated.slice(0, 8),
    sort: null,
    narrowed: false,
    onSort: () => {},
    onViewTicket: fn(),
    onClearSearch: () => {},
  },
} satisfies Meta<typeof TicketTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One ticket is one row, counted in the singular. */
export const OneTicket: Story = {
  args: { tickets: generated.slice(0, 1) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 ticket')).toBeInTheDocument();
    await expect(textsUnder(ticketTableIn(canvas), 'Ticket ID')).toEqual(args.tickets.map(({ id }) => id));
    await expectCount(canvas, 'All Tickets', '1');
  },
};

/** All in the order given. */
export const EightTickets: Story = {
  play: async ({ canvas, args }) => {
    await expect(textsUnder(ticketTableIn(canvas), 'Ticket ID')).toEqual(args.tickets.map(({ id }) => id));
    await expectCount(canvas, 'All Tickets', '8');
  },
};

/** More than are drawn at once: scrolled through, all are there in the order given. */
export const HundredEightySevenTickets: Story = {
  args: { tickets: generated },
  play: async ({ canvas, args, userEvent }) => {
    await expectCount(canvas, 'All Tickets', '187');
    const region = canvas.getByRole('region', { name: 'All Tickets, scrollable' });
    await expect(await headsOfAllRows(ticketTableIn(canvas), region)).toEqual(generated.map(({ id }) => id));
    const last = generated.at(-1);
    await userEvent.click(canvas.getByRole('button', { name: `View: ${last?.id}` }));
    await expect(args.onViewTicket.mock.calls).toEqual([[last]]);
  },
};
