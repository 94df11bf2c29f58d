import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EscalatedBadge } from '@/components/tickets/EscalatedBadge';
import { lookOf } from '@/testing/look';

const meta = { component: EscalatedBadge } satisfies Meta<typeof EscalatedBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A word and an icon besides the red. Heard as 'Escalated flag', for a risk level beside it may read the same. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escalated')).toBeVisible();
    await expect(lookOf(canvas.getByText('Escalated'))).toEqual(['chevrons-up', 'red']);
    await expect(canvas.getByText('Escalated')).toHaveTextContent(/^Escalated flag$/);
  },
};

/** In a thread's panel it says that nobody had to do it. */
export const Automatically: Story = {
  tags: ['THREAD-3'],
  args: { automatically: true },
  play: async ({ canvas }) => {
    await expect(lookOf(canvas.getByText('Auto-Escalated'))).toEqual(['chevrons-up', 'red']);
  },
};
