import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { beyond } from '@/testing/box';
import { roleColor } from '@/testing/look';
import { DateField } from '@/ui/DateField';

const meta = {
  component: DateField,
  args: { label: 'Deadline', value: '2026-02-27', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by the words over it; a day is reported as year, month and day. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Deadline');
    await expect(field).toHaveValue('2026-02-27');
    // A year of six digits is a slip of the hand.
    await expect(field).toHaveAttribute('max', '9999-12-31');
    await expect(field).toHaveStyle({ color: roleColor('ink') });
    await userEvent.click(canvas.getByText('Deadline'));
    await expect(field).toHaveFocus();
    await fireEvent.change(field, { target: { value: '2028-02-29' } });
    await expect(args.onChange.mock.calls).toEqual([['2028-02-29']]);
  },
};

/** No day is set: what the browser puts in its place is grey, as placeholders are. */
export const NoDay: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Deadline')).toHaveValue('');
    await expect(canvas.getByLabelText('Deadline')).toHaveStyle({ color: roleColor('ink-2') });
  },
};

/** Taking the day away reports an empty text. */
export const DayTakenAway: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('Deadline'), { target: { value: '' } });
    await expect(args.onChange.mock.calls).toEqual([['']]);
  },
};

/** A year of two digits is of this century: told when the field is left, or at Enter, for 2026 begins as 26 does. */
export const YearOfTwoDigits: Story = {
  args: { value: '0026-11-30' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Deadline');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(args.onChange.mock.calls).toEqual([['2026-11-30']]);
    await userEvent.tab();
    await expect(args.onChange.mock.calls).toEqual([['2026-11-30'], ['2026-11-30']]);
  },
};

/** A year that is whole is told once. */
export const YearOfFourDigits: Story = {
  args: { value: '1926-11-30' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Deadline'));
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A day that was refused is marked, and says why. */
export const Refused: Story = {
  args: { problem: 'This was not accepted; change it and try again' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Deadline');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(args.problem);
  },
};

/** A long name stands in as many lines as it needs, over a field that keeps to its place. */
export const LongName: Story = {
  args: { label: 'Day on which the second size set leaves the mill for Porto, if customs agree' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, args }) => {
    await expect(beyond(canvas.getByText(args.label))).toBe('');
    await expect(beyond(canvas.getByLabelText(args.label))).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
