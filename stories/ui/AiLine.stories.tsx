import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { liesWithin } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { lookOf, roleColor } from '@/testing/look';
import { AiLine } from '@/ui/AiLine';

const meta = {
  component: AiLine,
  args: {
    label: 'AI Suggested Action',
    aside: undefined,
    children: 'Ask for a split delivery.',
  },
} satisfies Meta<typeof AiLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A group within a card: violet, marked, and no place to go to. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'AI Suggested Action' });
    await expect(within(box).getByText('Ask for a split delivery.')).toBeVisible();
    await expect(iconsIn(box)).toEqual(['sparkles']);
    await expect(lookOf(canvas.getByText('AI Suggested Action'))).toEqual(['sparkles', 'violet']);
    await expect(getComputedStyle(box).backgroundColor).toBe(roleColor('ai-soft'));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** On a phone the words stand under the label, and what belongs to it at its right. */
export const Narrow: Story = {
  args: { aside: <Button size="1">Why?</Button>, children: 'Ask for a split delivery and hold the line. '.repeat(5) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group');
    const label = canvas.getByText('AI Suggested Action').getBoundingClientRect();
    const words = canvas.getByText(/^Ask for/);
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(label.bottom);
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBeGreaterThan(label.right);
    await expect(liesWithin(words, box)).toBe(true);
  },
};
