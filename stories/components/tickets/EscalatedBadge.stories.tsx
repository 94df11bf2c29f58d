import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EscalatedBadge } from '@/components/tickets/EscalatedBadge';
import { colorName, lookOfBadge } from '@/testing/look';

const meta = { component: EscalatedBadge } satisfies Meta<typeof EscalatedBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A word and a sign besides the red. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const word = canvas.getByText('Escalated');
    await expect(word).toBeVisible();
    await expect(lookOfBadge(word).icon).not.toBe('');
    await expect(colorName(getComputedStyle(word).color)).toBe('red');
  },
};
