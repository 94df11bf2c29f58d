import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { roleColor } from '@/testing/look';
import { sendingForm } from '@/testing/sendingForm';
import { Button } from '@/ui/Button';

const meta = {
  component: Button,
  args: { children: 'Save as Draft', variant: 'outline', color: 'gray', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As most of them are: an edge, and no fill. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as Draft' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Solid for what a screen is for, an edge for what else it offers, neither where room is short. */
export const EveryVariant: Story = {
  render: ({ onClick }) => (
    <div className="flex flex-wrap items-center gap-4 p-1">
      <Button onClick={onClick}>Create Ticket</Button>
      <Button variant="outline" color="gray" onClick={onClick}>
        Save as Draft
      </Button>
      <Button variant="ghost" color="gray" onClick={onClick}>
        Dismiss
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [solid, outline, ghost] = canvas.getAllByRole('button').map((button) => getComputedStyle(button));
    await expect(solid?.color).toBe(roleColor('on-solid'));
    await expect(outline?.boxShadow).not.toBe('none');
    await expect(ghost?.boxShadow).toBe('none');
    await expect(ghost?.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

/** While its work is under way it keeps its width and takes no press. */
export const Busy: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save as Draft' });
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Before there is anything to do it takes no press and no focus. */
export const NothingToDoYet: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save as Draft' });
    await expect(button).toBeDisabled();
    // Paler than the words around it.
    await expect(getComputedStyle(button).color).not.toBe(getComputedStyle(document.body).color);
    button.click();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const onSend = fn();

/** In a form it does its own work, and sends nothing. */
export const WithinAForm: Story = {
  decorators: [sendingForm(onSend)],
  play: async ({ args, canvas, userEvent }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as Draft' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** Only one that says so sends the form. */
export const Submit: Story = {
  args: { type: 'submit', children: 'Add Note' },
  decorators: [sendingForm(onSend)],
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Note' }));
    await expect(onSend).toHaveBeenCalledTimes(1);
  },
};
