import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { beyond } from '@/testing/box';
import { SwitchField } from '@/ui/SwitchField';

const meta = {
  component: SwitchField,
  args: { label: 'AI Actions Only', on: false, onSwitch: fn() },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off, and named by the words beside it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch', { name: 'AI Actions Only' })).not.toBeChecked();
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};

/** Switched on. */
export const SwitchedOn: Story = {
  args: { on: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

/** The switch, the words beside it and the space bar each turn it, once. */
export const Switching: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.click(canvas.getByText('AI Actions Only'));
    await userEvent.keyboard(' ');
    await expect(args.onSwitch.mock.calls).toEqual([[true], [true], [true]]);
  },
};

/** Enter on a switch that is on hands over that it should be off. */
export const SwitchingOff: Story = {
  args: { on: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSwitch.mock.calls).toEqual([[false]]);
  },
};

/** Long words wrap, and the switch keeps its size. */
export const LongLabel: Story = {
  args: { label: 'Only threads in which the AI would act, '.repeat(6) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(beyond(canvas.getByText(/^Only threads/), canvasElement)).toBe('');
    await expect(canvas.getByRole('switch').getBoundingClientRect().width).toBeGreaterThan(30);
  },
};
