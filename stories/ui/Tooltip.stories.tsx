import { IconButton } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { beyond } from '@/testing/box';
import { Tooltip, TooltipDelays } from '@/ui/Tooltip';

const meta = {
  component: Tooltip,
  args: {
    content: 'Archive',
    children: (
      <IconButton aria-label="Archive thread" variant="outline" color="gray">
        <Archive aria-hidden size={16} />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <TooltipDelays>
        <Story />
      </TooltipDelays>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

/** Closed, it changes nothing: the button keeps its own name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Archive thread' })).toBeVisible();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** The keyboard opens it at once, Escape closes it and leaves the focus where it is. */
export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Archive thread' });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Archive');
    // Its name says it; a description would say it again.
    await expect(button).toHaveAccessibleDescription('');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(button).toHaveFocus();
  },
};

/** A resting pointer opens it, and taking the pointer away closes it. */
export const OpenedByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Archive thread' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Archive');
    await userEvent.unhover(button);
    // Away from the way to the tooltip, which keeps it open.
    await waitFor(async () => {
      await userEvent.pointer({ target: document.body, coords: { clientX: 900, clientY: 800 } });
      await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    });
  },
};

/** Long words wrap within the window. */
export const LongWords: Story = {
  args: { content: 'Keeps the thread and takes it out of the inbox. '.repeat(6) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    // The text stands twice: as it is seen, and once more for assistive technology.
    const [seen] = screen.getAllByText(/^Keeps the thread/);
    await waitFor(() => expect(seen && beyond(seen)).toBe(''));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  },
};
