import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TicketTable } from '@/components/tickets/TicketTable';
import { TICKET_STATUSES, TICKET_TYPES } from '@/domain/tickets/ticket';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { cellsUnder, textsUnder } from '@/testing/tableCells';
import { buildTicket } from '@/testing/tickets/buildTickets';
import { ticketTableIn } from '@/testing/tickets/ticketTableIn';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: TicketTable,
  parameters: { docs: { width: 1536 } },
  args: {
    tickets: [buildTicket()],
    sort: null,
    narrowed: false,
    onSort: () => {},
    onViewTicket: fn(),
    onClearSearch: () => {},
  },
} satisfies Meta<typeof TicketTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days that are not a number, or only part of one, are shown as what they are. */
export const OddDaysOverdue: Story = {
  args: {
    tickets: [-3, 0.5, NaN, 1_000].map((daysOverdue, place) => buildTicket({ id: `TK-400${place}`, daysOverdue })),
  },
  play: async ({ canvas }) => {
    await expect(textsUnder(ticketTableIn(canvas), 'Days Overdue')).toEqual([
      '–not overdue',
      '0.50.5 days overdue',
      'Unknowndays overdue unknown',
      '1,0001,000 days overdue',
    ]);
  },
};

/** An order that is in no list is named like any other. */
export const OrderThatDoesNotExist: Story = {
  args: { tickets: [buildTicket({ poNumber: 'PO-99999' }), buildTicket({ id: 'TK-4002', poNumber: '' })] },
  play: async ({ canvas }) => {
    await expect(textsUnder(ticketTableIn(canvas), 'PO Number')).toEqual(['PO-99999', '–']);
  },
};

/** A status from a newer server is shown as it is with a question mark, and may be escalated too. */
export const UnknownStatus: Story = {
  tags: ['TICKET-4'],
  args: {
    tickets: [
      buildTicket({ status: unknownWord('Reopened', TICKET_STATUSES), escalated: true }),
      buildTicket({ id: 'TK-4002', status: unknownWord('', TICKET_STATUSES) }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(textsUnder(ticketTableIn(canvas), 'Status')).toEqual(['ReopenedEscalated', 'Unknown']);
    for (const word of ['Reopened', 'Unknown']) {
      await expect(lookOf(canvas.getByText(word))).toEqual(['circle-question-mark', 'grey']);
    }
  },
};

/** Missing texts are dashes; a missing suggestion has no AI mark. */
export const MissingTexts: Story = {
  args: {
    tickets: [
      buildTicket({
        id: '',
        type: unknownWord('', TICKET_TYPES),
        poNumber: ' ',
        customer: '',
        description: '\n',
        owner: '',
        team: '',
        infoNeededFrom: '',
        responsibleForClosure: '',
        gptSuggestion: ' ',
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = ticketTableIn(canvas);
    for (const column of [
      'Ticket ID',
      'Type',
      'Customer',
      'PO Number',
      'Description',
      'Owner',
      'Team',
      'Info Needed From',
      'Responsible for Closure',
      'AI Suggestion',
    ]) {
      await expect(textsUnder(table, column), column).toEqual(['–']);
    }
    await expect(cellsUnder(table, 'AI Suggestion').flatMap(iconsIn)).toEqual([]);
  },
};

/** Ten thousand letters without a space: two lines in the cell, the whole within the window. */
export const TenThousandLetters: Story = {
  args: { tickets: [buildTicket({ description: 'SHIRT'.repeat(2_000), gptSuggestion: 'DIP'.repeat(3_000) })] },
  play: async ({ canvas, userEvent }) => {
    const [description] = cellsUnder(ticketTableIn(canvas), 'Description');
    const opener = await canvas.findByRole('button', { name: /^Show All: Description/ });
    await expect(beyond(opener, description)).toBe('');
    await userEvent.click(opener);
    const whole = await screen.findByRole('dialog', { name: 'Description of TK-4001' });
    await waitFor(() => expect(beyond(whole)).toBe(''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** On the narrowest phone very long words push nothing out of their card. */
export const LongTextsOnTheSmallestPhone: Story = {
  args: { tickets: [buildTicket({ description: 'SHIRT'.repeat(60), owner: 'WEAVER'.repeat(50), escalated: true })] },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('listitem');
    for (const value of within(card).getAllByRole('definition')) await expect(beyond(value, card)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A faulty source repeats an id: every ticket is drawn, and each action means its own row. */
export const RepeatedIds: Story = {
  args: { tickets: ['Buttons are late', 'Zips are late'].map((description) => buildTicket({ description })) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(textsUnder(ticketTableIn(canvas), 'Description')).toEqual(['Buttons are late', 'Zips are late']);
    const [, second] = canvas.getAllByRole('button', { name: 'View: TK-4001' });
    if (!second) throw new Error('There are two tickets.');
    await userEvent.click(second);
    await expect(args.onViewTicket.mock.calls).toEqual([[args.tickets[1]]]);
  },
};
