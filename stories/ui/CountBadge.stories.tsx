import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from '@/ui/CountBadge';

const meta = { component: CountBadge, args: { count: 12 } } satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A count beside what it counts. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12')).toBeVisible();
  },
};

/** Thousands are written with commas. */
export const Thousands: Story = {
  args: { count: 100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100,000')).toBeVisible();
  },
};

/** A count that is no number is a dash. */
export const NoNumber: Story = {
  args: { count: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

/** Words for what is counted are heard in place of the figure. */
export const InWords: Story = {
  args: { words: '12 tickets' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 tickets')).toBeInTheDocument();
    await expect(canvas.getByText('12')).toBeVisible();
    await expect(canvas.getByText('12')).toHaveAttribute('aria-hidden', 'true');
  },
};
