import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconsIn } from '@/testing/icon';
import { roleColor } from '@/testing/look';
import { AiMark } from '@/ui/AiMark';

const meta = {
  component: AiMark,
  args: { label: 'Flagged by AI' },
} satisfies Meta<typeof AiMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the mark stands alone it has a name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: 'Flagged by AI' });
    await expect(mark).toBeVisible();
    await expect(getComputedStyle(mark).color).toBe(roleColor('ai-text'));
    // Shown where the mouse rests.
    await expect(canvas.getByTitle('Flagged by AI')).toBeInTheDocument();
  },
};

/** Beside words that say the same it is silent. */
export const BesideWords: Story = {
  args: { label: undefined },
  decorators: [
    (Story) => (
      <p className="flex items-center gap-2">
        <Story />
        AI Insight
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(iconsIn(canvas.getByText('AI Insight'))).toEqual(['sparkles']);
  },
};
