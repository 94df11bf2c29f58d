import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { TicketDrawer } from '@/components/tickets/TicketDrawer';
import { TICKET_STATUSES, TICKET_TYPES } from '@/domain/tickets/ticket';
import { definitionOf } from '@/testing/definition';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { iconsIn } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { findPanel } from '@/testing/panels';
import { buildTicket, buildTickets } from '@/testing/tickets/buildTickets';
import { unknownWord } from '@/testing/unknownWord';
import { ownFrame } from '../../wholePage';

const meta = {
  component: TicketDrawer,
  parameters: { docs: { ...ownFrame } },
  args: {
    ticket: buildTickets()[1] ?? buildTicket(),
    open: true,
    now: FROZEN_NOW,
    onCopyId: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TicketDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const onStep = fn();

const advice = (drawer: HTMLElement) => within(drawer).queryByRole('region', { name: 'AI Suggestion' });

/** Every field of the ticket, each under its name; the dialog bears the ticket's id. */
export const Default: Story = {
  tags: ['DATA-2'],
  play: async ({ args }) => {
    const drawer = await findPanel();
    await expect(drawer).toHaveAccessibleName('TK-4002');
    await expect(within(drawer).getByText('Quality Issue · BRANTHAM')).toBeVisible();
    const facts = {
      Status: 'In ProgressEscalated',
      Description: 'Collar stands uneven',
      Type: 'Quality Issue',
      Customer: 'BRANTHAM',
      'PO Number': 'PO-31002',
      Owner: 'Ben Dyer',
      Team: 'Quality Control',
      'Days Overdue': '44 days overdue',
      'Info Needed From': 'Lodz Knitting',
      'Responsible for Closure': 'Cleo Fuller',
      Created: 'Jan 11, 2026 · 4d ago',
    };
    for (const [term, words] of Object.entries(facts)) {
      await expect(definitionOf(drawer, term).textContent, term).toBe(words);
    }
    await expect(within(drawer).getAllByRole('term')).toHaveLength(Object.keys(facts).length);
    await expect(advice(drawer)).toHaveTextContent('Move the second fitting forward.');
    await expect(within(drawer).getByTitle('Sunday, January 11, 2026 at 8:00 AM')).toBeVisible();
    await expect(iconsIn(definitionOf(drawer, 'Status'))).toEqual(['contrast', 'chevrons-up']);
    // The id and the suggestion stand by themselves, and the flag stands beside the status.
    await expect(Object.keys(args.ticket)).toHaveLength(Object.keys(facts).length + 3);
  },
};

/** Among the tickets of a list it says which it is, and leads to the next. */
export const AmongOthers: Story = {
  args: { neighbours: { place: 2, count: 19, onStep } },
  play: async ({ userEvent }) => {
    const stepper = within(within(await findPanel()).getByRole('navigation', { name: 'Tickets' }));
    await expect(stepper.getByText('2 of 19')).toBeVisible();
    await userEvent.click(stepper.getByRole('button', { name: 'Next' }));
    await expect(onStep.mock.calls).toEqual([[1]]);
  },
};

/** Closed, nothing of the drawer is in the page. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A resolved ticket in time shows neither badge nor days. */
export const InTimeAndNotEscalated: Story = {
  args: { ticket: buildTicket({ status: 'Resolved' }) },
  play: async () => {
    const drawer = await findPanel();
    await expect(definitionOf(drawer, 'Status').textContent).toBe('Resolved');
    await expect(definitionOf(drawer, 'Days Overdue').textContent).toBe('–not overdue');
    await expect(within(drawer).queryByText('Escalated')).not.toBeInTheDocument();
  },
};

/** Long texts are whole here, with their lines; the details take the focus and can be scrolled. */
export const LongTexts: Story = {
  args: {
    ticket: buildTicket({ description: 'First line\n'.repeat(60), gptSuggestion: 'Ask the mill. '.repeat(40) }),
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ userEvent }) => {
    const drawer = await findPanel();
    const body = within(drawer).getByRole('region', { name: 'Details' });
    const suggestion = within(drawer).getByText(/^(Ask the mill\. ?){40}$/);
    for (const text of [definitionOf(drawer, 'Description'), suggestion])
      await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
    await expect(definitionOf(drawer, 'Description').getBoundingClientRect().height).toBeGreaterThan(1_000);
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
    for (let stops = 0; stops < 5 && document.activeElement !== body; stops += 1) await userEvent.tab();
    await expect(body).toHaveFocus();
    await expect(getComputedStyle(body).overflowY).toBe('auto');
    body.scrollTop = body.scrollHeight;
    await waitFor(() => expect(body.scrollTop).toBeGreaterThan(500));
  },
};

/** What is missing is a dash; no suggestion is no word of the AI. */
export const MissingTexts: Story = {
  args: {
    ticket: buildTicket({
      id: ' ',
      type: unknownWord('', TICKET_TYPES),
      customer: '',
      poNumber: '',
      description: '',
      status: unknownWord('', TICKET_STATUSES),
      owner: '',
      team: '',
      infoNeededFrom: '',
      responsibleForClosure: '',
      created: '',
      gptSuggestion: '',
    }),
  },
  play: async () => {
    const drawer = await findPanel();
    await expect(drawer).toHaveAccessibleName('No ticket ID');
    await expect(within(drawer).queryByRole('button', { name: 'Copy ticket ID' })).not.toBeInTheDocument();
    for (const term of [
      'Description',
      'Type',
      'Customer',
      'PO Number',
      'Owner',
      'Team',
      'Info Needed From',
      'Responsible for Closure',
      'AI Suggestion',
    ]) {
      await expect(definitionOf(drawer, term), term).toHaveTextContent(/^–$/);
    }
    await expect(definitionOf(drawer, 'Status')).toHaveTextContent('Unknown');
    await expect(definitionOf(drawer, 'Created')).toHaveTextContent(/^Unknown date$/);
    await expect(advice(drawer)).not.toBeInTheDocument();
  },
};

/** Days that are not a number, a status from a newer server, and an order that is in no list. */
export const OddValues: Story = {
  args: {
    ticket: buildTicket({
      daysOverdue: NaN,
      status: unknownWord('Reopened', TICKET_STATUSES),
      poNumber: 'PO-99999',
    }),
  },
  play: async () => {
    const drawer = await findPanel();
    await expect(definitionOf(drawer, 'Days Overdue').textContent).toBe('Unknowndays overdue unknown');
    await expect(lookOf(within(drawer).getByText('Reopened'))).toEqual(['circle-question-mark', 'grey']);
    await expect(definitionOf(drawer, 'PO Number')).toHaveTextContent('PO-99999');
  },
};

/** Escape closes the drawer. */
export const ClosedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await findPanel();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

/** The close button closes the drawer. */
export const ClosedByButton: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await findPanel()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

/** The ticket's number is copied by its button, which says so. */
export const CopyId: Story = {
  play: async ({ args, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(await findPanel()).getByRole('button', { name: 'Copy ticket ID' }));
    await expect(writeText.mock.calls).toEqual([['TK-4002']]);
    await waitFor(() => expect(args.onCopyId.mock.calls).toEqual([['copied']]));
  },
};
