import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TicketDrawer } from '@/components/tickets/TicketDrawer';
import { buildTicket, hoursAgo } from '@/testing/builders';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { overPage } from '../../wholePage';

const meta = {
  component: TicketDrawer,
  parameters: overPage,
  args: {
    ticket: buildTicket({ daysOverdue: 4, escalated: true, created: hoursAgo(50) }),
    open: true,
    now: FROZEN_NOW,
    onClose: fn(),
    onCopyId: fn(),
  },
} satisfies Meta<typeof TicketDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'TK-4001' }));
const factOf = (panel: Awaited<ReturnType<typeof drawer>>, label: string) => panel.getByText(label).nextElementSibling;

/** Every field of the ticket stands under its name. */
export const Default: Story = {
  play: async () => {
    const panel = await drawer();
    for (const [label, value] of [
      ['Type', 'Delay'],
      ['Customer', 'ALDERWICK'],
      ['PO Number', 'PO-31001'],
      ['Owner', 'Ada Weaver'],
      ['Team', 'HK Ops'],
      ['Info Needed From', 'Porto Confections'],
      ['Responsible for Closure', 'Ben Dyer'],
      ['Days Overdue', '4 days overdue'],
      ['Created', '2d ago'],
    ] as const) {
      await expect(factOf(panel, label)).toHaveTextContent(value);
    }
    await expect(panel.getByText('Buttons are late')).toBeVisible();
    await expect(panel.getByText('Open')).toBeVisible();
    await expect(panel.getByText('Escalated')).toBeVisible();
    await expect(panel.getByRole('region', { name: 'AI Suggestion' })).toHaveTextContent('Ask for a split delivery.');
  },
};

export const NotEscalatedWithoutSuggestion: Story = {
  args: { ticket: buildTicket({ escalated: false, gptSuggestion: ' ' }) },
  play: async () => {
    const panel = await drawer();
    await expect(panel.queryByText('Escalated')).toBeNull();
    await expect(panel.queryByRole('region', { name: 'AI Suggestion' })).toBeNull();
  },
};

/** What is missing is a dash, what cannot be read is unknown; line breaks stay. */
export const FaultyFields: Story = {
  args: {
    ticket: buildTicket({ owner: '', customer: ' ', created: 'yesterday', daysOverdue: NaN, description: 'One\nTwo' }),
  },
  play: async () => {
    const panel = await drawer();
    await expect(factOf(panel, 'Owner')).toHaveTextContent('–');
    await expect(factOf(panel, 'Customer')).toHaveTextContent('–');
    await expect(factOf(panel, 'Created')).toHaveTextContent('Unknown time');
    await expect(factOf(panel, 'Days Overdue')).toHaveTextContent('days overdue unknown');
    await expect(panel.getByText(/^One/)).toHaveStyle({ whiteSpace: 'pre-line' });
  },
};

/** A description of any length scrolls within the drawer. */
export const LongDescription: Story = {
  args: { ticket: buildTicket({ description: 'The trims have not arrived. '.repeat(300) }) },
  play: async () => {
    const region = (await drawer()).getByRole('region', { name: 'Details' });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const Closing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

export const CopyingTheId: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Copy ticket ID' }));
    await waitFor(() => expect(args.onCopyId).toHaveBeenCalledTimes(1));
  },
};
