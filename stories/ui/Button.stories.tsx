import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from '@/ui/Button';

interface FormWithButtonProps extends ButtonProps {
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
      <Button {...button} />
    </form>
  );
}

const meta = {
  component: FormWithButton,
  args: { children: 'Save as Draft', onClick: fn(), onSend: fn() },
} satisfies Meta<typeof FormWithButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed, it does its own work and sends nothing. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as Draft' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Only one that says so sends the form. */
export const Submit: Story = {
  args: { type: 'submit', children: 'Add Note' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Note' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};
