import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import { expectNoise } from '@/testing/expectNoise';
import { iconsIn } from '@/testing/icon';
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
    await expect(iconsIn(canvas.getByRole('button'))).toEqual(['copy']);
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

/** Mouse and keyboard copy the exact number, and the callback gets the outcome. */
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
      await waitFor(() => expect(args.onCopy.mock.calls).toEqual([['copied'], ['copied']]));
      await expect(writeText.mock.calls).toEqual([['PO-31001'], ['PO-31001']]);
    });
    await userEvent.tab();
  },
};

/** The second press of a double click, and Enter held down, mean one copy. */
export const PressedTwice: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.dblClick(canvas.getByRole('button'));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(1));
    // Only the first is passed on to the browser, which presses the button at each that it gets.
    const isPassedOn = (repeat: boolean) => fireEvent.keyDown(canvas.getByRole('button'), { key: 'Enter', repeat });
    await expect([await isPassedOn(false), await isPassedOn(true), await isPassedOn(true)]).toEqual([
      true,
      false,
      false,
    ]);
    await fireEvent.keyUp(canvas.getByRole('button'), { key: 'Enter' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(2));
    await expect(writeText).toHaveBeenCalledTimes(2);
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

/** On a page without TLS the browser has no clipboard at all: the outcome is 'failed', and nothing is thrown. */
export const NoClipboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy PO number' }));
      await waitFor(() => expect(args.onCopy.mock.calls).toEqual([['failed']]));
    } finally {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
    await userEvent.tab();
  },
};

/** A browser that asks the person first: the callback waits for the answer. */
export const Asking: Story = {
  play: async ({ canvas, args, userEvent }) => {
    let allow = () => {};
    const answer = new Promise<void>((resolve) => {
      allow = resolve;
    });
    spyOn(navigator.clipboard, 'writeText').mockReturnValue(answer);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy PO number' }));
    await expect(args.onCopy).not.toHaveBeenCalled();
    allow();
    await waitFor(() => expect(args.onCopy.mock.calls).toEqual([['copied']]));
    await userEvent.tab();
  },
};

/** What the callback throws is a fault of its own; no second message says that nothing was copied. */
export const FaultyCallback: Story = {
  // The fault that nobody catches is what it is about; it must appear, see below.
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  beforeEach: ({ args }) => {
    expectNoise(/unhandled rejection: The stack of notices is gone/);
    expectNoise(/console.error: The stack of notices is gone/);
    args.onCopy.mockImplementation(() => {
      throw new Error('The stack of notices is gone');
    });
  },
  play: async ({ canvas, args, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy PO number' }));
    await waitFor(() => expect(args.onCopy.mock.calls).toEqual([['copied']]));
    await userEvent.tab();
  },
};
