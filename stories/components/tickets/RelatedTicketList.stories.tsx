import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RelatedTicketList } from '@/components/tickets/RelatedTicketList';
import { TICKET_STATUSES, TICKET_TYPES } from '@/domain/tickets/ticket';
import { beyond } from '@/testing/box';
import { expectNoise } from '@/testing/expectNoise';
import { elementsOfWords } from '@/testing/html';
import { iconBeside, iconsIn } from '@/testing/icon';
import { lookOf } from '@/testing/look';
import { buildRelatedTicket, buildRelatedTickets } from '@/testing/tickets/buildTickets';
import { torn } from '@/testing/torn';
import { unknownWord } from '@/testing/unknownWord';

const meta = {
  component: RelatedTicketList,
  args: { tickets: { status: 'success', data: buildRelatedTickets() }, onRetry: fn() },
} satisfies Meta<typeof RelatedTicketList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each ticket with its words, its number, its type and its status, under the count of all. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Related Tickets' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Buttons are lateTK-3001 · DelayOpen',
      'Collar stands unevenTK-3002 · Quality IssueIn Progress',
      'Carton marks differTK-3003 · Shipping ProblemResolved',
    ]);
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(items.flatMap(iconsIn)).toEqual(['circle-dot', 'contrast', 'check-check']);
  },
};

/** An order without tickets says so, and its count is 0. */
export const Empty: Story = {
  args: { tickets: { status: 'success', data: [] } },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No tickets linked to this PO'))).toBe('ticket');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByText('0')).toBeVisible();
    // As low as a row: the documents stand below it in the drawer.
    await expect(canvas.getByText('No tickets linked to this PO').parentElement?.offsetHeight).toBeLessThanOrEqual(48);
  },
};

/** Tickets that could not be loaded say so, and can be asked for again. */
export const NotLoaded: Story = {
  args: { tickets: { status: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Related Tickets could not be loaded');
    await expect(canvas.queryByText('No tickets linked to this PO')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again: Related Tickets' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A status from a newer server keeps its word and claims nothing. */
export const UnknownStatus: Story = {
  args: {
    tickets: { status: 'success', data: [buildRelatedTicket({ status: unknownWord('Reopened', TICKET_STATUSES) })] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 ticket')).toBeInTheDocument();
    await expect(lookOf(canvas.getByText('Reopened'))).toEqual(['circle-question-mark', 'grey']);
  },
};

/** What is missing is said, and leaves no dangling dot. */
export const EmptyTexts: Story = {
  args: {
    tickets: {
      status: 'success',
      data: [
        buildRelatedTicket({
          description: '',
          type: unknownWord('', TICKET_TYPES),
          status: unknownWord('', TICKET_STATUSES),
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^No descriptionTK-3001Unknown$/);
  },
};

/** Three hundred letters without a space break within the row, and the status keeps its room. */
export const LongDescription: Story = {
  args: {
    tickets: {
      status: 'success',
      data: [buildRelatedTicket({ description: 'Button'.repeat(50), status: 'In Progress' })],
    },
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(beyond(canvas.getByText(/^Button/), row)).toBe('');
    await expect(beyond(canvas.getByText('In Progress'), row)).toBe('');
  },
};

/** Right-to-left letters, emoji and HTML are text like any other. */
export const ForeignText: Story = {
  args: {
    tickets: { status: 'success', data: [buildRelatedTicket({ description: 'قميص 🧵 <img src=x onerror=alert(1)>' })] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('قميص 🧵 <img src=x onerror=alert(1)>')).toBeVisible();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};

/** A ticket that cannot be drawn says so in its place; the others stay. */
export const TornTicket: Story = {
  beforeEach: () => expectNoise(/description is torn/),
  render: (args) => {
    const [first, second] = buildRelatedTickets();
    const data = first && second ? [torn(first, 'description'), second] : [];
    return <RelatedTicketList {...args} tickets={{ status: 'success', data }} />;
  },
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Related Tickets' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'This record could not be shown.',
      'Collar stands unevenTK-3002 · Quality IssueIn Progress',
    ]);
  },
};
