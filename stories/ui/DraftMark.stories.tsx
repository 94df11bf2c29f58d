import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconsIn } from '@/testing/icon';
import { DraftMark } from '@/ui/DraftMark';

const meta = { component: DraftMark } satisfies Meta<typeof DraftMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A word beside a pen, which is no more than an ornament. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
    await expect(iconsIn(canvasElement)).toEqual(['pen-line']);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
