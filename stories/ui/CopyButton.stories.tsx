import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { CopyButton } from '@/ui/CopyButton';

const meta = {
  component: CopyButton,
  args: { value: 'PO-31001', what: 'PO number', onCopy: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon alone, named after what it copies. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Copy PO number' })).toBeVisible();
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

/** The keyboard learns what the icon means as soon as it stands on it. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy PO number');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Mouse and keyboard copy the number to the letter, and the outcome is told. */
export const Copied: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('copy the number with the mouse', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy PO number' }));
      await expect(writeText).toHaveBeenLastCalledWith('PO-31001');
      await waitFor(() => expect(args.onCopy).toHaveBeenLastCalledWith('copied'));
    });
    await step('copy it again with the keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(2));
      await expect(args.onCopy).toHaveBeenLastCalledWith('copied');
    });
    await userEvent.tab();
  },
};

/** A browser that refuses is no success, and nothing is thrown. */
export const Refused: Story = {
  play: async ({ canvas, args, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy PO number' }));
    await waitFor(() => expect(args.onCopy.mock.calls).toEqual([['failed']]));
    await userEvent.tab();
  },
};
