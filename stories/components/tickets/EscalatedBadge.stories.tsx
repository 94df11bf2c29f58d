import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EscalatedBadge } from '@/components/tickets/EscalatedBadge';
import { lookOfBadge } from '@/testing/look';

const meta = { component: EscalatedBadge } satisfies Meta<typeof EscalatedBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A word with an icon, so that its red is not the only sign. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escalated')).toBeVisible();
    await expect(lookOfBadge(canvas.getByText('Escalated')).icon).not.toBe('');
  },
};
