import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { lookOf, roleColor } from '@/testing/look';
import { AiLine } from '@/ui/AiLine';

const meta = {
  component: AiLine,
  args: {
    label: 'AI Suggested Action',
    reason: { id: '1', of: 'PO-31001', text: 'The mill has confirmed no date.' },
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

/** Why it says so unfolds below, in the same box: it covers nothing, and the box grows no wider for it. */
export const Why: Story = {
  args: { reason: { id: '1', of: 'PO-31002', text: 'Two dates were told. '.repeat(8) } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group');
    const why = canvas.getByRole('button', { name: 'Why? PO-31002', expanded: false });
    const reason = canvas.getByText(/^Two dates were told/);
    await expect(reason).not.toBeVisible();
    const { width, height } = box.getBoundingClientRect();
    await userEvent.click(why);
    await expect(why).toHaveAttribute('aria-expanded', 'true');
    await expect(reason).toBeVisible();
    await expect(beyond(reason, box)).toBe('');
    await expect(box.getBoundingClientRect().width).toBe(width);
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(height);
    await expect(why).toHaveAttribute('aria-controls', reason.id);
    await userEvent.keyboard('{Enter}');
    await expect(reason).not.toBeVisible();
    await expect(why).toHaveFocus();
  },
};

/** On a phone the words stand under the label, and 'Why?' at its right. */
export const Narrow: Story = {
  args: {
    reason: { id: '1', of: 'PO-31002', text: 'Two dates were told. '.repeat(8) },
    children: 'Ask for a split delivery and hold the line. '.repeat(5),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group');
    const label = canvas.getByText('AI Suggested Action').getBoundingClientRect();
    const words = canvas.getByText(/^Ask for/);
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(label.bottom);
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBeGreaterThan(label.right);
    await expect(beyond(words, box)).toBe('');
  },
};
