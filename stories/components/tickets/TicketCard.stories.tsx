import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { TicketCard } from '@/components/tickets/TicketCard';
import { TICKET_STATUSES } from '@/domain/tickets/ticket';
import { beyond } from '@/testing/box';
import { heard } from '@/testing/heard';
import { iconsIn } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { buildTicket } from '@/testing/tickets/buildTickets';
import { unknownWord } from '@/testing/unknownWord';
import { inPanel } from '../../inPanel';

const ticket = buildTicket({
  description: 'The buttons of the linen shirt came in the wrong size.',
  daysOverdue: 4,
  infoNeededFrom: 'Porto Confections',
  gptSuggestion: 'Ask the mill for a count.',
});

const meta = {
  component: TicketCard,
  globals: { viewport: { value: 'w390' } },
  args: { ticket, onViewTicket: fn() },
  decorators: [inPanel],
} satisfies Meta<typeof TicketCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shownFacts = (canvas: Canvas) => {
  const values = canvas.getAllByRole('definition');
  return canvas.getAllByRole('term').map(({ textContent }, place) => {
    const value = values[place];
    return [textContent, value && heard(value)];
  });
};
const firstFacts = [
  ['Customer', ticket.customer],
  ['PO Number', ticket.poNumber],
  ['Days Overdue', '4 days overdue'],
];
const otherFacts = [
  ['Type', ticket.type],
  ['Owner', ticket.owner],
  ['Team', ticket.team],
  ['Info Needed From', ticket.infoNeededFrom],
  ['Responsible for Closure', ticket.responsibleForClosure],
  ['AI Suggestion', ticket.gptSuggestion],
];

/** Number, status, description and three facts; no higher than 190 px. */
export const Default: Story = {
  tags: ['TICKET-3'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'TK-4001' })).toBeVisible();
    await expect(canvas.getByText(ticket.description)).toBeVisible();
    await expect(shownFacts(canvas)).toEqual(firstFacts);
    await expect(canvas.getByRole('article', { name: 'TK-4001' }).getBoundingClientRect().height).toBeLessThan(190);
  },
};

/** 'More' shows every other field of the table, 'Less' hides them again; by mouse and by keyboard. */
export const MoreAndLess: Story = {
  tags: ['TICKET-3'],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More: TK-4001' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(shownFacts(canvas)).toEqual([...firstFacts, ...otherFacts]);
    // Number, status, flag and description stand by themselves, and the drawer alone says when it was created.
    await expect(Object.keys(ticket)).toHaveLength(firstFacts.length + otherFacts.length + 5);
    const less = canvas.getByRole('button', { name: 'Less: TK-4001' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(shownFacts(canvas)).toEqual(firstFacts);
  },
};

/** Escalated stands beside the status. */
export const Escalated: Story = {
  tags: ['TICKET-4'],
  args: { ticket: buildTicket({ escalated: true, status: 'In Progress' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escalated')).toBeVisible();
    await expect(iconsIn(canvas.getByRole('article'))).toContain('chevrons-up');
  },
};

/** A ticket that was not escalated bears no badge. */
export const NotEscalated: Story = {
  tags: ['TICKET-4'],
  args: { ticket: buildTicket({ escalated: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Escalated')).toBeNull();
  },
};

/** The button hands over this ticket. */
export const ViewTicket: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View: TK-4001' }));
    await expect(args.onViewTicket.mock.calls).toEqual([[args.ticket]]);
  },
};

/** On the narrowest phone, opened, everything stays within the card. */
export const NarrowestPhone: Story = {
  args: { ticket: buildTicket({ customer: 'HOLLOWMERE', escalated: true, status: 'In Progress' }) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    const card = canvas.getByRole('article');
    for (const value of within(card).getAllByRole('definition')) await expect(beyond(value, card)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** What is blank is a dash; a status that is not known keeps its word, and days that are no number are 'Unknown'. */
export const UnknownAndEmpty: Story = {
  args: {
    ticket: buildTicket({
      status: unknownWord('Parked', TICKET_STATUSES),
      description: ' ',
      customer: '',
      poNumber: '',
      daysOverdue: Number.NaN,
      owner: '',
      gptSuggestion: '',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(lookOf(canvas.getByText('Parked'))).toEqual(['circle-question-mark', 'grey']);
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    const facts = new Map(shownFacts(canvas).map(([name, value]) => [name, value]));
    await expect(facts.get('Days Overdue')).toBe('days overdue unknown');
    for (const name of ['Customer', 'PO Number', 'Owner', 'AI Suggestion']) {
      await expect([name, facts.get(name)]).toEqual([name, '–']);
    }
  },
};

/** On the narrowest phone, opened, the longest texts stay within the card; description and suggestion show two lines. */
export const LongTexts: Story = {
  args: {
    ticket: buildTicket({
      customer: 'WOLFESCHLEGEL'.repeat(4),
      owner: 'Wolfeschlegel '.repeat(8),
      infoNeededFrom: 'Hai Duong Outerwear and Knitting Company '.repeat(3),
      description: 'The buttons came in the wrong size. '.repeat(20),
      gptSuggestion: 'Ask the mill for a count. '.repeat(20),
    }),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    const card = canvas.getByRole('article');
    for (const value of within(card).getAllByRole('definition')) await expect(beyond(value, card)).toBe('');
    for (const what of ['Description of', 'AI Suggestion for']) {
      await expect(await canvas.findByRole('button', { name: `Show All: ${what} TK-4001` })).toBeVisible();
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
