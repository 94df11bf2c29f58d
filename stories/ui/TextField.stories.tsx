import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { roleColor } from '@/testing/look';
import { useKept } from '@/testing/useKept';
import { TextField, type TextFieldProps } from '@/ui/TextField';

/** Keeps what is typed, as a form does. */
function KeptText(props: TextFieldProps) {
  const [value, change] = useKept(props.value, props.onChange);
  return <TextField {...props} value={value} onChange={change} />;
}

const meta = {
  component: TextField,
  args: { label: 'Info Needed From', value: '', onChange: fn() },
  render: (args) => <KeptText {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by the words over it, which can be pressed too; every letter is reported, and spelling is checked. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Info Needed From' });
    await expect(field).not.toBeInvalid();
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(field).not.toBeRequired();
    await expect(field).toHaveProperty('spellcheck', true);
    await expect(canvas.queryByText('*')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Info Needed From'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Mill');
    await expect(args.onChange).toHaveBeenLastCalledWith('Mill');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

/** Can be reached, selected and copied, and not changed. */
export const ValueThatCannotBeChanged: Story = {
  args: { label: 'Linked PO', value: 'PO-31001', readOnly: true },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(iconsIn(canvasElement)).toEqual(['lock']);
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Linked PO' });
    await expect(field.parentElement).toHaveStyle({ backgroundColor: roleColor('sunken') });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('9{Backspace}');
    await expect(field).toHaveValue('PO-31001');
    await expect(field).toHaveAttribute('readonly');
    await expect(args.onChange).not.toHaveBeenCalled();
    field.select();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('PO-31001');
  },
};

/** What must be filled in has an asterisk beside its name, which is not heard: the field itself says so. */
export const MustBeFilledIn: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Info Needed From' });
    await expect(field).toBeRequired();
    const name = canvas.getByText('Info Needed From').getBoundingClientRect();
    const asterisk = canvas.getByText('*');
    await expect(asterisk).toBeVisible();
    await expect(asterisk).toHaveAttribute('aria-hidden', 'true');
    const { left, top, bottom } = asterisk.getBoundingClientRect();
    await expect(left - name.right).toBeGreaterThanOrEqual(0);
    await expect(left - name.right).toBeLessThan(4);
    await expect(top < name.bottom && bottom > name.top).toBe(true);
  },
};

/** A text that was refused is marked, and says why. */
export const Refused: Story = {
  args: { value: 'The mill', problem: 'This was not accepted; change it and try again' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Info Needed From' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(args.problem);
    // Edged in red, and thicker than others.
    await expect(field.parentElement).toHaveStyle({ boxShadow: `${roleColor('danger-mark')} 0px 0px 0px 2px inset` });
  },
};

/** Three hundred letters, emoji and other scripts stay in the box and are reported whole. */
export const LongText: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args, userEvent }) => {
    const text = `قميص 🧵 ${'SHIRT'.repeat(60)}`;
    const field = canvas.getByRole('textbox', { name: 'Info Needed From' });
    await userEvent.click(field);
    await userEvent.paste(text);
    await expect(args.onChange).toHaveBeenLastCalledWith(text);
    await expect(beyond(field)).toBe('');
  },
};

/** Words of a language that is written from right to left begin at the right, so that their full stop stands at their end. */
export const RightToLeft: Story = {
  args: { value: 'تأخرت الشحنة ثلاثة أيام.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ direction: 'rtl' });
  },
};
