import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';
import { useKept } from '@/testing/useKept';
import { AiMark } from '@/ui/AiMark';
import { TextAreaField, type TextAreaFieldProps } from '@/ui/TextAreaField';

/** Keeps what is typed, as a form does, and has a button that moves the focus to the field. */
function KeptTextArea(props: TextAreaFieldProps) {
  const [value, change] = useKept(props.value, props.onChange);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <button type="button" className="sr-only" onClick={() => fieldRef.current?.focus()}>
        Go to what is missing
      </button>
      <TextAreaField {...props} ref={fieldRef} value={value} onChange={change} />
    </>
  );
}

const meta = {
  component: TextAreaField,
  args: { label: 'Description', value: '', rows: 4, onChange: fn() },
  render: (args) => <KeptTextArea {...args} />,
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by the words over it; Enter begins a new line. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.click(canvas.getByText('Description'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Zips{Enter}late');
    await expect(args.onChange).toHaveBeenLastCalledWith('Zips\nlate');
    await expect(field).not.toBeInvalid();
  },
};

/** A short answer needs a field of two lines. */
export const RoomForTwoLines: Story = {
  args: { rows: 2 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(field.getBoundingClientRect().height).toBeLessThan(70);
  },
};

/** It grows with what is typed, and back; beyond its most lines it scrolls. */
export const Growing: Story = {
  args: { rows: 2, mostRows: 5 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    const inLines = () => Math.round((field.getBoundingClientRect().height - empty) / line);
    const empty = field.getBoundingClientRect().height;
    await userEvent.click(field);
    for (const [lines, more] of [
      [2, 0],
      [4, 2],
      [5, 3],
      [9, 3],
      [1, 0],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.paste(Array.from({ length: lines }, () => 'Zips').join('\n'));
      await expect(inLines(), `${lines} lines`).toBe(more);
      await expect(field.scrollHeight > field.clientHeight, `${lines} lines scroll`).toBe(lines > 5);
    }
  },
};

/** The reason stands below and is read after the name; the form can move the focus there. */
export const Invalid: Story = {
  args: { problem: 'Write a description' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Write a description');
    await expect(iconsIn(canvas.getByText('Write a description'))).toEqual(['circle-exclamation-point']);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to what is missing' }));
    await expect(field).toHaveFocus();
  },
};

/** A text that the AI wrote is marked, and the mark is heard with the field. */
export const FilledByAi: Story = {
  args: { value: 'AI analysis of PO-31001: the buttons are late.', mark: <AiMark label="Filled in by AI" /> },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(field).toHaveAccessibleDescription('Filled in by AI');
    // With the field alone, and not before it too.
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(field).toHaveValue('AI analysis of PO-31001: the buttons are late.');
  },
};

/** Ten thousand letters without a space scroll within the field. */
export const TenThousandLetters: Story = {
  args: { value: 'SHIRT'.repeat(2_000) },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await expect(beyond(field)).toBe('');
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await expect(field.scrollWidth).toBe(field.clientWidth);
  },
};

/** Words of a language that is written from right to left begin at the right, so that their full stop stands at their end. */
export const RightToLeft: Story = {
  args: { value: 'تأخرت الشحنة ثلاثة أيام.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ direction: 'rtl' });
  },
};
