import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Risk level:' },
  decorators: [
    (Story) => (
      <button type="button">
        <Story /> Overdue
      </button>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Heard as part of the name, and takes no room. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Risk level: Overdue' })).toBeVisible();
    const box = canvas.getByText('Risk level:').getBoundingClientRect();
    await expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(1);
  },
};
