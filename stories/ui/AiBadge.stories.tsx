import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconsIn } from '@/testing/icon';
import { colorName } from '@/testing/look';
import { AiBadge } from '@/ui/AiBadge';

const meta = { component: AiBadge, args: { children: 'AI Suggestions' } } satisfies Meta<typeof AiBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Violet, with the mark of the AI. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const badge = canvas.getByText('AI Suggestions');
    await expect(colorName(getComputedStyle(badge).color)).toBe('violet');
    await expect(iconsIn(badge)).toEqual(['sparkles']);
  },
};
