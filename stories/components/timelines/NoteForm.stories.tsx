import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoteForm, type NoteFormProps } from '@/components/timelines/NoteForm';
import { useKept } from '@/testing/useKept';

/** A panel that takes every note and clears the field. */
function TakesNotes({ content: first, refused, onChangeContent, onAddNote }: NoteFormProps) {
  const [content, change, put] = useKept(first, onChangeContent);
  return (
    <NoteForm
      content={content}
      refused={refused}
      onChangeContent={change}
      onAddNote={() => {
        onAddNote();
        put('');
      }}
    />
  );
}

const meta = {
  component: NoteForm,
  args: { content: '', onChangeContent: fn(), onAddNote: fn() },
  render: (args) => <TakesNotes {...args} />,
} satisfies Meta<typeof NoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form of its own name, its field empty and waiting. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Add Note' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Add Note' })).toBeEnabled();
  },
};

/** Accepted: handed over once, cleared, and the field has the focus for the next. */
export const Accepted: Story = {
  tags: ['MOMENTUM-13'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Add Note' })).toBeVisible();
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Dip two{Enter}is in.');
    await expect(args.onChangeContent).toHaveBeenLastCalledWith('Dip two\nis in.');
    await expect(args.onAddNote).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Note' }));
    await expect(args.onAddNote).toHaveBeenCalledTimes(1);
    await expect(note).toHaveValue('');
    await expect(note).toHaveFocus();
  },
};

/** Ctrl or Cmd with Enter adds it too, as it sends a message. */
export const AddedByKeys: Story = {
  args: { content: 'Dip two is in.' },
  play: async ({ args, canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.click(note);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onAddNote).toHaveBeenCalledTimes(1);
    await expect(note).toHaveValue('');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onAddNote).toHaveBeenCalledTimes(1);
  },
};

/** A note without words is not added. */
export const AddingAnEmptyNote: Story = {
  tags: ['MOMENTUM-13'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Note' }));
    await expect(args.onAddNote).not.toHaveBeenCalled();
  },
};

/** White space is no note; it stays as it was typed. */
export const Blank: Story = {
  tags: ['MOMENTUM-13'],
  args: { content: ' \n ' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Note' }));
    await expect(args.onAddNote).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue(' \n ');
  },
};

/** What the server refused is marked, and says so, until it is another note. */
export const Refused: Story = {
  args: { content: 'Dip two is in.', refused: { draft: { content: 'Dip two is in.' }, fields: ['content'] } },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await expect(note).toBeInvalid();
    await expect(note).toHaveAccessibleDescription('This was not accepted; change it and try again');
    await userEvent.type(note, ' Really.');
    await expect(note).not.toBeInvalid();
  },
};
