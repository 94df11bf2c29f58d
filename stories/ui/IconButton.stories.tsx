import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { sendingForm } from '@/testing/sendingForm';
import { IconButton } from '@/ui/IconButton';

const meta = {
  component: IconButton,
  args: {
    'aria-label': 'Clear note',
    children: <X aria-hidden size={16} />,
    variant: 'ghost',
    color: 'gray',
    onClick: fn(),
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named in words. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear note' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

const onSend = fn();

/** In a form it does its own work, and sends nothing. */
export const WithinAForm: Story = {
  decorators: [sendingForm(onSend)],
  play: async ({ args, canvas, userEvent }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear note' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(onSend).not.toHaveBeenCalled();
  },
};
