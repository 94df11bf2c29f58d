import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { beyond } from '@/testing/box';
import { chooseOption } from '@/testing/lists';
import { HeaderChoice } from '@/ui/HeaderChoice';
import { optionsOf } from '@/ui/SelectField';

const meta = {
  component: HeaderChoice,
  args: {
    label: 'Warehouse',
    value: 'Leeds',
    options: optionsOf(['Leeds', 'Porto', 'Gdansk']),
    onChoose: fn(),
  },
} satisfies Meta<typeof HeaderChoice>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Warehouse' });
const words = (canvas: Canvas) => canvas.getByText('Warehouse', { ignore: 'label' });

/** Named by the words beside it, and fills what they leave of the width. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(field(canvas)).toHaveTextContent(/^Leeds$/);
    const { top, bottom, left, right } = field(canvas).getBoundingClientRect();
    const beside = words(canvas).getBoundingClientRect();
    await expect(beside.right).toBeLessThan(left);
    await expect((beside.top + beside.bottom) / 2).toBeCloseTo((top + bottom) / 2, 0);
    await expect(beyond(field(canvas), canvasElement)).toBe('');
    await expect(right - left).toBeGreaterThan(144);
  },
};

/** Another is chosen: its value is handed over. */
export const Choosing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await chooseOption(userEvent, field(canvas), 'Porto');
    await expect(args.onChoose.mock.calls).toEqual([['Porto']]);
  },
};

/** On a phone, where the words leave it less than 192 px, they stand over it. */
export const LongLabel: Story = {
  args: { label: 'Warehouse that the goods are sent from' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const choice = canvas.getByRole('combobox', { name: /^Warehouse that/ });
    const over = canvas.getByText(/^Warehouse that/, { ignore: 'label' });
    await expect(over.getBoundingClientRect().bottom).toBeLessThanOrEqual(choice.getBoundingClientRect().top);
    await expect(choice.getBoundingClientRect().width).toBeGreaterThanOrEqual(192);
    await expect(beyond(choice, canvasElement)).toBe('');
    await expect(beyond(over, canvasElement)).toBe('');
  },
};
