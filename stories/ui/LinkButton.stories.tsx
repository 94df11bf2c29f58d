import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkButton } from '@/ui/LinkButton';

const meta = {
  component: LinkButton,
  args: { name: 'View PO: PO-31001', onPress: fn(), children: 'View PO' },
  // In words; Storybook would offer a tree of JSON.
  argTypes: {
    unfolds: {
      control: 'select',
      options: ['closed', 'open'],
      mapping: { closed: { id: 'more', open: false }, open: { id: 'more', open: true } },
    },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button that is underlined like a link; its name begins with its words. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'View PO: PO-31001' });
    await expect(button).toHaveTextContent('View PO');
    await expect(getComputedStyle(button).textDecorationLine).toBe('underline');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Mouse and Enter both press it, the mouse a little beside its words too. */
export const Pressing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    const { left, right, top, bottom } = canvas.getByRole('button').getBoundingClientRect();
    const pressedAt = [
      [left + 4, bottom + 2],
      [right + 2, (top + bottom) / 2],
    ] as const;
    await expect(pressedAt.map(([x, y]) => document.elementFromPoint(x, y)?.tagName)).toEqual(['BUTTON', 'BUTTON']);
  },
};
