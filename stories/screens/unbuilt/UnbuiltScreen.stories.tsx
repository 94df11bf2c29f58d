import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnbuiltScreen } from '@/screens/unbuilt/UnbuiltScreen';

const meta = { component: UnbuiltScreen, args: { title: 'Momentum Tracker' } } satisfies Meta<typeof UnbuiltScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Momentum Tracker');
    await expect(canvas.getByText('This screen is not there yet')).toBeVisible();
  },
};
