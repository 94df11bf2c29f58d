import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyond } from '@/testing/box';
import { SectionHeading } from '@/ui/SectionHeading';

const meta = {
  component: SectionHeading,
  args: { id: 'related-tickets', count: 3, children: 'Related Tickets' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count stands beside the heading and is no part of its name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Related Tickets' });
    await expect(heading).toHaveAttribute('id', 'related-tickets');
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

/** A section that counts nothing has its words alone. */
export const ListThatIsNotCounted: Story = {
  args: { count: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Related Tickets$/);
  },
};

/** Nothing to count is a count too. */
export const NoneCounted: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

/** A large count is written with commas. */
export const HugeCount: Story = {
  args: { count: 1_234_567 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234,567')).toBeVisible();
  },
};

/** A count that is no number is a dash. */
export const CountIsNoNumber: Story = {
  args: { count: NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.queryByText('NaN')).not.toBeInTheDocument();
  },
};

/** Words of any length break beside the count, which stays whole in one line. */
export const LongWords: Story = {
  args: { children: 'WOLFESCHLEGEL'.repeat(8), count: 1_204 },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const count = canvas.getByText('1,204');
    await expect(count.getBoundingClientRect().height).toBeLessThan(24);
    for (const part of [canvas.getByRole('heading'), count]) await expect(beyond(part)).toBe('');
  },
};
