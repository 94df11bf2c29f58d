import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TwoLines } from '@/ui/TwoLines';

const meta = {
  component: TwoLines,
  args: { first: 'Send the size set', second: 'PO-31001 · ALDERWICK' },
} satisfies Meta<typeof TwoLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it is, and below it what it belongs to. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('paragraph');
    await expect(first).toHaveTextContent('Send the size set');
    await expect(second).toHaveTextContent('PO-31001 · ALDERWICK');
  },
};

/** Without a second text there is one line alone. */
export const OneLine: Story = {
  args: { second: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Send the size set');
  },
};

/** Each line takes the direction of its own script. */
export const RightToLeft: Story = {
  args: { first: 'تأكيد موعد تسليم الغزل' },
  play: async ({ canvas }) => {
    const directions = canvas.getAllByRole('paragraph').map((line) => getComputedStyle(line).direction);
    await expect(directions).toEqual(['rtl', 'ltr']);
  },
};
