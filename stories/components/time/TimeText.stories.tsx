import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeText } from '@/components/time/TimeText';

const meta = {
  component: TimeText,
  args: { moment: '2026-01-14T09:05:00.000Z', shown: 'Jan 14, 9:05 AM' },
} satisfies Meta<typeof TimeText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Short on screen; the title and screen readers have the whole date and time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jan 14, 9:05 AM')).toBeVisible();
    const time = canvas.getByRole('time');
    await expect(time).toHaveAttribute('title', 'Wednesday, January 14, 2026 at 9:05 AM');
    await expect(canvas.getByText('Wednesday, January 14, 2026 at 9:05 AM')).toBeInTheDocument();
    await expect(time).toHaveAttribute('datetime', '2026-01-14T09:05:00.000Z');
  },
};

/** A time that cannot be read is not marked up as one. */
export const UnknownTime: Story = {
  args: { moment: 'soon', shown: 'Unknown time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown time')).toBeVisible();
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
};
