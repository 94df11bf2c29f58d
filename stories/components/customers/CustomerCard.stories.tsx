import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CustomerCard } from '@/components/customers/CustomerCard';
import { TRENDS } from '@/domain/customers/customerSummary';
import { beyond } from '@/testing/box';
import { buildCustomer } from '@/testing/customers/buildCustomers';
import { definitionOf } from '@/testing/definition';
import { elementsOfWords } from '@/testing/html';
import { lookOf } from '@/testing/look';
import { unknownWord } from '@/testing/unknownWord';
import { viewButtonId } from '@/ui/viewButtonId';

const meta = {
  component: CustomerCard,
  args: { customer: buildCustomer(), onViewDetails: fn() },
} satisfies Meta<typeof CustomerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Score, orders and tickets of one customer, under its name. */
export const Default: Story = {
  tags: ['DASH-8'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: 'ALDERWICK' });
    await expect(canvas.getByRole('heading', { level: 3, name: 'ALDERWICK' })).toBeVisible();
    await expect(definitionOf(card, 'Risk Score')).toHaveTextContent(/^86%Healthy$/);
    await expect(definitionOf(card, 'Active POs')).toHaveTextContent(/^12$/);
    await expect(definitionOf(card, 'Open Tickets')).toHaveTextContent(/^4$/);
    await expect(args.onViewDetails).not.toHaveBeenCalled();
  },
};

/** Overdue issues are counted in red, beside their own icon. */
export const OverdueIssues: Story = {
  tags: ['DASH-9'],
  args: { customer: buildCustomer({ overdueIssues: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Overdue Issues/)).toHaveTextContent(/^Overdue Issues 3$/);
    await expect(lookOf(canvas.getByText(/^Overdue Issues/))).toEqual(['calendar-x-2', 'red']);
  },
};

/** The first count that is above zero. */
export const OneOverdueIssue: Story = {
  tags: ['DASH-9'],
  args: { customer: buildCustomer({ overdueIssues: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Overdue Issues/)).toHaveTextContent(/^Overdue Issues 1$/);
  },
};

/** With nothing overdue, the line about it is left out. */
export const NothingOverdue: Story = {
  tags: ['DASH-9'],
  args: { customer: buildCustomer({ overdueIssues: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'ALDERWICK' })).toBeVisible();
    await expect(canvas.queryByText(/Overdue Issues/)).not.toBeInTheDocument();
  },
};

/** A trend upwards reads 'Improving'. */
export const Improving: Story = {
  tags: ['DASH-10'],
  args: { customer: buildCustomer({ trend: 'up' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Improving')).toBeVisible();
    await expect(canvas.queryByText('Needs Attention')).not.toBeInTheDocument();
  },
};

/** A trend downwards reads 'Needs Attention', and a poor score says so. */
export const NeedsAttention: Story = {
  tags: ['DASH-10'],
  args: { customer: buildCustomer({ trend: 'down', riskScore: 68 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs Attention')).toBeVisible();
    await expect(definitionOf(canvas.getByRole('article'), 'Risk Score')).toHaveTextContent(/^68%Poor$/);
    await expect(canvas.queryByText('Improving')).not.toBeInTheDocument();
  },
};

/** A customer without orders or tickets shows zeros, not gaps. */
export const NewCustomer: Story = {
  args: { customer: buildCustomer({ activePOs: 0, openTickets: 0, riskScore: 100 }) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(definitionOf(card, 'Active POs')).toHaveTextContent(/^0$/);
    await expect(definitionOf(card, 'Open Tickets')).toHaveTextContent(/^0$/);
  },
};

/** Millions are grouped and stay within the card, as narrow as on the smallest phone. */
export const HugeCounts: Story = {
  args: { customer: buildCustomer({ activePOs: 1_234_567, openTickets: 1_234_567, overdueIssues: 1_234_567 }) },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    for (const term of ['Active POs', 'Open Tickets']) {
      const figure = within(definitionOf(card, term)).getByText('1,234,567');
      await expect(beyond(figure, definitionOf(card, term))).toBe('');
    }
    await expect(beyond(canvas.getByRole('button', { name: /^View Details/ }), card)).toBe('');
  },
};

/** What is not a number is a dash, without a badge. */
export const CountsAreNoNumbers: Story = {
  args: { customer: buildCustomer({ activePOs: NaN, openTickets: NaN, overdueIssues: NaN, riskScore: NaN }) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(definitionOf(card, 'Active POs')).toHaveTextContent(/^–$/);
    await expect(definitionOf(card, 'Open Tickets')).toHaveTextContent(/^–$/);
    await expect(definitionOf(card, 'Risk Score')).toHaveTextContent(/^–Unknown$/);
    await expect(canvas.queryByText(/Overdue Issues/)).not.toBeInTheDocument();
  },
};

/** A trend that nobody knows claims nothing, and the card stands as ever. */
export const UnknownTrend: Story = {
  args: { customer: buildCustomer({ trend: unknownWord('sideways', TRENDS) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Improving|Needs Attention/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('article', { name: 'ALDERWICK' })).toBeVisible();
  },
};

/** Without a name the card and its button still have one. */
export const EmptyName: Story = {
  args: { customer: buildCustomer({ name: '  ' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Unnamed customer' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'View Details: Unnamed customer' });
    await expect(button).toBeVisible();
    // The drawer, which knows the name that is shown, leads the focus back here by it.
    await expect(button).toHaveAttribute('id', viewButtonId('Unnamed customer'));
  },
};

/** Three hundred letters are cut on screen, read in full by screen readers, and leave room for the badge. */
export const LongName: Story = {
  args: { customer: buildCustomer({ name: 'ALDERWICK '.repeat(30).trim(), overdueIssues: 3 }) },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: /^(ALDERWICK ?){30}$/ });
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAttribute(
      'title',
      expect.stringMatching(/^(ALDERWICK ?){30}$/),
    );
    await expect(canvas.getByRole('heading', { level: 3 }).getBoundingClientRect().height).toBeLessThan(30);
    await expect(beyond(canvas.getByRole('heading', { level: 3 }), card)).toBe('');
    await expect(beyond(canvas.getByText('Improving'), card)).toBe('');
    await expect(beyond(canvas.getByRole('button', { name: /^View Details/ }), card)).toBe('');
  },
};

/** Right-to-left letters, emoji and HTML are a name like any other. */
export const ForeignName: Story = {
  args: { customer: buildCustomer({ name: 'قميص 🧵 <b>ALDERWICK</b>' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'قميص 🧵 <b>ALDERWICK</b>' })).toBeVisible();
    await expect(elementsOfWords(canvasElement)).toEqual([]);
  },
};

/** Mouse and keyboard open the details of this customer. */
export const ViewDetails: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'View Details: ALDERWICK' });
    await expect(button).toHaveTextContent(/^View Details$/);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewDetails.mock.calls).toEqual([[args.customer], [args.customer]]);
  },
};
