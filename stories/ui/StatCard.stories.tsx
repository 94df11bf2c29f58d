import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, Ticket } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { heard } from '@/testing/heard';
import { iconBeside } from '@/testing/icon';
import { ProgressBar } from '@/ui/ProgressBar';
import { StatCard } from '@/ui/StatCard';

const meta = {
  component: StatCard,
  args: { title: 'Open Tickets', icon: Ticket, value: '23', children: '7 overdue' },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card is found by its title and reads as one thing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Open Tickets' }));
    await expect(card.getByText('23')).toBeVisible();
    await expect(card.getByText('7 overdue')).toBeVisible();
    await expect(iconBeside(card.getByText('Open Tickets'))).toBe('ticket');
  },
};

/** A figure that needs no explanation stands alone. */
export const FigureAlone: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Open Tickets' });
    await expect(within(card).getByText('23')).toBeVisible();
    await expect(card).toHaveTextContent(/^Open Tickets23$/);
  },
};

/** A bar goes with a figure that is a share; a screen reader reads the figure from the bar alone. */
export const ShareOfAWhole: Story = {
  args: {
    title: 'Avg Risk Score',
    icon: Gauge,
    value: '79%',
    heardInBar: true,
    children: <ProgressBar name="Avg Risk Score" value={79} />,
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Avg Risk Score' }));
    await expect(card.getByRole('progressbar', { name: 'Avg Risk Score' })).toBeVisible();
    await expect(card.getByText('79%')).toBeVisible();
    await expect(heard(canvas.getByRole('article'))).not.toContain('79%');
  },
};

/** A count of nothing is 0, with words for it. */
export const Nothing: Story = {
  args: { value: '0', children: 'None overdue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Open Tickets' })).toHaveTextContent('0None overdue');
  },
};

/** Two cards stand beside each other on a phone: a huge figure breaks rather than leaving its card. */
export const HugeFigure: Story = {
  args: { title: 'Tickets that wait for a word from the customer', value: '1,234,567', children: '234,567 overdue' },
  globals: { viewport: { value: 'w320' } },
  decorators: [
    (Story) => (
      <div className="grid grid-cols-2 gap-3">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: /^Tickets that wait/ });
    for (const text of ['1,234,567', '234,567 overdue', /^Tickets that wait/]) {
      await expect(beyond(within(card).getByText(text), card)).toBe('');
    }
  },
};
