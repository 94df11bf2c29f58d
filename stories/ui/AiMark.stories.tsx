import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    await expect(canvas.getByRole('img', { name: 'Flagged by AI' })).toBeVisible();
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
    await expect(canvas.getByText('AI Insight').querySelector('svg')).toBeVisible();
  },
};
