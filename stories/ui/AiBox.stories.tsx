import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lookOf, roleColor } from '@/testing/look';
import { AiBox } from '@/ui/AiBox';

const meta = {
  component: AiBox,
  args: { label: 'AI Analysis', heading: 'h3', children: 'Ask for a split delivery.' },
} satisfies Meta<typeof AiBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region with a heading: violet and marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'AI Analysis' });
    await expect(within(box).getByText('Ask for a split delivery.')).toBeVisible();
    await expect(within(box).getByRole('heading', { level: 3, name: 'AI Analysis' })).toBeVisible();
    await expect(lookOf(within(box).getByText('AI Analysis'))).toEqual(['sparkles', 'violet']);
    await expect(getComputedStyle(box).backgroundColor).toBe(roleColor('ai-soft'));
  },
};

/** On a screen its heading is one level higher. */
export const HeadingOfAScreen: Story = {
  args: { heading: 'h2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'AI Analysis' })).toBeVisible();
  },
};
