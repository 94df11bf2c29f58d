import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton, type IconButtonProps } from '@/ui/IconButton';

interface FormWithButtonProps extends IconButtonProps {
  /** The form was sent. */
  onSend: () => void;
}

/** A button within a form. */
function FormWithButton({ onSend, ...button }: FormWithButtonProps) {
  return (
    <form
      aria-label="Note"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <IconButton {...button} />
    </form>
  );
}

const meta = {
  component: FormWithButton,
  args: { 'aria-label': 'Clear note', children: <X aria-hidden size={16} />, onClick: fn(), onSend: fn() },
} satisfies Meta<typeof FormWithButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named in words, and pressed it sends no form. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear note' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
