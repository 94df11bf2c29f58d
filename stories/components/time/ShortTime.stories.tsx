import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShortTime } from '@/components/time/ShortTime';

const meta = { component: ShortTime, args: { moment: '2026-01-14T09:05:00.000Z' } } satisfies Meta<typeof ShortTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Short on screen; the title and screen readers have the whole date and time. */
export const Default: Story = {
  tags: ['THREAD-6'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jan 14, 9:05 AM')).toBeVisible();
    const time = canvas.getByRole('time');
    await expect(time).toHaveAttribute('title', 'Wednesday, January 14, 2026 at 9:05 AM');
    await expect(canvas.getByText('Wednesday, January 14, 2026 at 9:05 AM')).toBeInTheDocument();
    await expect(time).toHaveAttribute('datetime', '2026-01-14T09:05:00.000Z');
  },
};

/** A time that cannot be read reads 'Unknown time'. */
export const CannotBeRead: Story = {
  args: { moment: 'soon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown time')).toBeVisible();
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
};
